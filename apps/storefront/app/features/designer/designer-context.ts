import type { Person } from '@platen/layers'
import { isDarkFabric } from '@platen/ui'
import type { ZoneLimit } from '@platen/placement'
import { createContext, useContext } from 'react'
import type { Placement } from '../cart/index.ts'
import type { Composition } from './layers/use-composition.ts'
import type { ZoneLayers } from './layers/use-zone-layers.ts'
import type { DesignEditor, DesignEditorState } from './design/design-editor.ts'
import { changePlacement, placementOn, type Design } from './design/design.ts'
import {
  colourOf,
  limitFor,
  type Catalog,
  type PrintableGarment,
  type Zone,
} from './design/printable-garment.ts'

export interface Designer {
  readonly catalog: Catalog
  readonly printable: PrintableGarment
  readonly editor: DesignEditor
  readonly state: DesignEditorState
  readonly design: Design
  readonly cartItemId: string | undefined
  readonly zone: Zone
  /** Of a zone with layers as it was composed last, perhaps before the last changes. */
  readonly print: Placement | undefined
  readonly zoneLayers: ZoneLayers
  readonly composition: Composition
  /** Whose name and number the texts show. */
  readonly person: Person
  /** For the smallest chosen size. */
  readonly limit: ZoneLimit
  readonly limitOf: (zone: Zone) => ZoneLimit
  readonly fabric: string
  readonly dark: boolean
  readonly changePrint: (change: (print: Placement) => Placement, step?: string) => void
  readonly chooseZone: (zoneId: string) => void
}

export const DesignerContext = createContext<Designer | undefined>(undefined)

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext)
  if (!designer) throw new Error('useDesigner needs a DesignerContext.')
  return designer
}

type Given = Pick<Designer, 'catalog' | 'printable' | 'editor' | 'state' | 'cartItemId'>
type Shown = Omit<Designer, 'zoneLayers' | 'composition' | 'person'>

/** Undefined for a garment without zones. */
export function designerOf({ catalog, printable, editor, state, cartItemId }: Given): Shown | undefined {
  const design = state.history.present
  const zone = printable.zones.find(({ id }) => id === design.activeZoneId) ?? printable.zones[0]
  if (!zone) return undefined
  const fabric = colourOf(printable, design.colour)?.hex ?? ''
  const limitOf = (one: Zone) => limitFor(printable, design, one)
  return {
    catalog,
    printable,
    editor,
    state,
    design,
    cartItemId,
    zone,
    print: placementOn(design, zone.id),
    limit: limitOf(zone),
    limitOf,
    fabric,
    dark: isDarkFabric(fabric),
    changePrint: (change, step) =>
      editor.change((current) => changePlacement(current, zone.id, change), step),
    chooseZone: (zoneId) => editor.changeView((current) => ({ ...current, activeZoneId: zoneId })),
  }
}

export const TOOLS = ['artwork', 'size', 'garment', 'quantity'] as const
export type Tool = (typeof TOOLS)[number]

export function showFromItsStart(tool: Tool): void {
  const section = document.getElementById(`tool-${tool}`)
  const above = section?.closest('[data-tools]')?.previousElementSibling?.getBoundingClientRect().bottom
  if (section && above !== undefined && section.getBoundingClientRect().top < above) section.scrollIntoView()
}

/**
 * To the first choice that is missing, or else to the heading: focusing a field for text would open the keyboard of a
 * phone.
 */
export function goToTool(tool: Tool): void {
  const section = document.getElementById(`tool-${tool}`)
  const missing = section?.querySelector<HTMLElement>('select[aria-invalid="true"]')
  if (missing) missing.scrollIntoView({ block: 'center' })
  else section?.scrollIntoView()
  const start = missing ?? document.getElementById(`tool-${tool}-name`)
  start?.focus({ preventScroll: true })
}
