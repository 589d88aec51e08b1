import type { Resources } from '@platen/api-client'
import { withNames, type Names } from '@platen/formats/own-names'
import type { LoaderFunctionArgs } from 'react-router'
import { load, loadCatalog, namesFor } from '../../lib/route/load-shop.ts'
import { apiOf } from '../../lib/route/visit.ts'
import {
  appearancesOf,
  asUnknown,
  loadTrackedOrder,
  type DesignedLine,
  type GarmentAppearance,
  type TrackedOrder,
  type Zone,
} from '../tracking/index.ts'

export type Estimate = Resources['OfferedEstimate']

export interface LoadedEstimate {
  readonly estimate: Estimate
  /** What the approved estimate became, so that the page can say how to pay. */
  readonly tracked: TrackedOrder | null
  readonly appearances: Readonly<Record<string, GarmentAppearance>>
  readonly zones: readonly Zone[]
  readonly taxMode: Resources['CatalogResponse']['taxMode']
}

/** Any invalid token, and one of an estimate that was withdrawn, is a 404. */
export async function loadEstimate(args: LoaderFunctionArgs, token: string): Promise<LoadedEstimate> {
  const [estimate, catalog] = await Promise.all([
    load(apiOf(args.context).getOfferedEstimate({ trackingToken: token })).catch(asUnknown),
    loadCatalog(args),
  ])
  const lines = garmentLines(estimate)
  const zoneIds = new Set(lines.flatMap(({ placements }) => placements.map(({ zoneId }) => zoneId)))
  return {
    estimate: namedEstimate(estimate, namesFor(args)),
    tracked: estimate.order && (await loadTrackedOrder(args, estimate.order.trackingToken)),
    appearances: appearancesOf(
      lines.map(({ variantId }) => variantId),
      catalog,
    ),
    zones: catalog.zones.filter(({ id }) => zoneIds.has(id)),
    taxMode: catalog.taxMode,
  }
}

export function namedEstimate(estimate: Estimate, names: Names): Estimate {
  return {
    ...estimate,
    lines: estimate.lines.map(({ garment, ...line }) => ({
      ...line,
      garment: garment && withNames(garment, ['garmentName', 'colour'], names),
    })),
    instruction: withNames(estimate.instruction, ['label', 'instructions', 'referenceHint'], names),
  }
}

/** A line with its garment, in the form in which an order has it. */
export interface GarmentLine extends DesignedLine {
  /** Its place in the estimate. */
  readonly index: number
  readonly variantId: string
  readonly size: string
  readonly quantity: number
  readonly unitPriceMinor: number
}

export function garmentLines({ lines }: Estimate): readonly GarmentLine[] {
  return lines.flatMap(({ garment, quantity, unitPriceMinor }, index) => {
    if (garment === null) return []
    const { placements, ...what } = garment
    return {
      ...what,
      ...{ id: String(index), index, quantity, unitPriceMinor, note: null },
      placements: placements.map((print, at) => ({ ...print, id: `${index}-${at}`, sizeTierId: '' })),
    }
  })
}
