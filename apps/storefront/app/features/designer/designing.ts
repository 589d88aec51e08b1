import { isDarkFabric } from '@platen/ui'
import type { ZoneLimit } from '@platen/placement'
import { createContext, useContext } from 'react'
import type { Placement } from '../cart/index.ts'
import type { Bench, BenchState } from './bench.ts'
import { changePlacement, placementOn, type Design } from './design.ts'
import { colourOf, limitFor, type Catalog, type Workpiece, type Zone } from './workpiece.ts'

/** What every part of the designer works with. */
export interface Designing {
  readonly catalog: Catalog
  readonly workpiece: Workpiece
  readonly bench: Bench
  readonly state: BenchState
  readonly design: Design
  readonly cartItemId: string | undefined
  /** The zone that is worked on. */
  readonly zone: Zone
  /** The print on it, if there is one. */
  readonly print: Placement | undefined
  /** What the zone takes on the smallest size that is wanted. */
  readonly limit: ZoneLimit
  readonly limitOf: (zone: Zone) => ZoneLimit
  readonly fabric: string
  readonly dark: boolean
  /** Changes the print on the zone that is worked on. */
  readonly changePrint: (change: (print: Placement) => Placement, step?: string) => void
  readonly chooseZone: (zoneId: string) => void
}

export const DesigningContext = createContext<Designing | undefined>(undefined)

export function useDesigning(): Designing {
  const designing = useContext(DesigningContext)
  if (!designing) throw new Error('A part of the designer was drawn outside of it.')
  return designing
}

interface Given {
  readonly catalog: Catalog
  readonly workpiece: Workpiece
  readonly bench: Bench
  readonly state: BenchState
  readonly cartItemId: string | undefined
}

/** Undefined for a garment that cannot be printed at all. */
export function designingOf({ catalog, workpiece, bench, state, cartItemId }: Given): Designing | undefined {
  const design = state.history.present
  const zone = workpiece.zones.find(({ id }) => id === design.activeZoneId) ?? workpiece.zones[0]
  if (!zone) return undefined
  const fabric = colourOf(workpiece, design.colour)?.hex ?? ''
  const limitOf = (one: Zone) => limitFor(workpiece, design.quantities, one)
  return {
    catalog,
    workpiece,
    bench,
    state,
    design,
    cartItemId,
    zone,
    print: placementOn(design, zone.id),
    limit: limitOf(zone),
    limitOf,
    fabric,
    dark: isDarkFabric(fabric),
    changePrint: (change, step) => bench.change((current) => changePlacement(current, zone.id, change), step),
    chooseZone: (zoneId) => bench.look((current) => ({ ...current, activeZoneId: zoneId })),
  }
}
