import type { DesignLayer, Picture, Placement } from '../../cart/index.ts'
import type { RosterRow } from './roster-row.ts'
import { followPrint } from '../layers/layer-box.ts'
import { fitInto } from './move-print.ts'
import { ratioOf, sharpSize } from './print-size.ts'
import {
  colourOf,
  findPrintableGarment,
  limitFor,
  type Catalog,
  type Quantities,
  type PrintableGarment,
  type Zone,
} from './printable-garment.ts'

export interface Design {
  readonly garmentSlug: string
  readonly colour: string
  readonly quantities: Quantities
  /** Smaller sizes get smaller prints, so that those of the others stay as large as they may be. */
  readonly fitEachSize?: boolean
  /** At most one per zone. */
  readonly placements: readonly Placement[]
  /** By zone: what its print is made of, when it is more than one picture. The print is composed from it. */
  readonly layers?: Readonly<Record<string, readonly DesignLayer[]>>
  readonly activeZoneId: string
  readonly note: string
  /** Left out unless texts have names and numbers. Each person is one garment. */
  readonly roster?: readonly RosterRow[]
}

export type Consequence =
  | {
      /** Caused by the smallest chosen size, or with `…Here` by the garment. */
      readonly kind: 'smaller' | 'moved' | 'smallerHere' | 'movedHere'
      readonly zone: string
      readonly widthMm: number
      readonly heightMm: number
    }
  | { readonly kind: 'sizeGone'; readonly size: string }
  | { readonly kind: 'zoneGone'; readonly zone: string }
  | { readonly kind: 'otherZone'; readonly zone: string; readonly from: string }
  | { readonly kind: 'otherColour'; readonly colour: string; readonly from: string }
  | {
      /** The draft of this garment was restored, instead of the design of the other garment. */
      readonly kind: 'asLeft'
      readonly garment: string
      readonly other: string
      readonly instead: Design
    }

export interface Outcome {
  readonly design: Design
  readonly consequences: readonly Consequence[]
}

export function startDesign(printable: PrintableGarment, colour?: string): Design {
  const { garment, zones } = printable
  return {
    garmentSlug: garment.slug,
    colour: colourOf(printable, colour ?? '')?.name ?? garment.colours[0]?.name ?? '',
    quantities: {},
    placements: [],
    activeZoneId: zones[0]?.id ?? '',
    note: '',
  }
}

export function hasWork({ placements, layers = {}, quantities, note }: Design): boolean {
  return (
    placements.length > 0 ||
    Object.keys(layers).length > 0 ||
    Object.keys(quantities).length > 0 ||
    note.trim() !== ''
  )
}

export function placementOn(design: Design, zoneId: string): Placement | undefined {
  return design.placements.find((placement) => placement.zoneId === zoneId)
}

/** Centred, and as large as it fits and prints sharply. */
export function placeArtwork(
  design: Design,
  printable: PrintableGarment,
  zone: Zone,
  picture: Picture,
): Design {
  const limit = limitFor(printable, design, zone)
  const placement: Placement = {
    zoneId: zone.id,
    artwork: picture.artwork,
    thumbnail: picture.thumbnail,
    ...sharpSize(picture.artwork, limit, 0),
    offsetXMm: 0,
    offsetYMm: 0,
    rotationDeg: 0,
  }
  const others = design.placements.filter(({ zoneId }) => zoneId !== zone.id)
  return { ...design, placements: [...others, placement], activeZoneId: zone.id }
}

/** Another garment may have been chosen while the file was on its way; its first zone stands in for a missing one. */
export function placeArrived(design: Design, catalog: Catalog, zoneId: string, picture: Picture): Design {
  const printable = findPrintableGarment(catalog, design.garmentSlug)
  const zone = printable?.zones.find(({ id }) => id === zoneId) ?? printable?.zones[0]
  return printable && zone ? placeArtwork(design, printable, zone, picture) : design
}

export function changePlacement(
  design: Design,
  zoneId: string,
  change: (placement: Placement) => Placement,
): Design {
  const placements = design.placements.map((placement) =>
    placement.zoneId === zoneId ? change(placement) : placement,
  )
  const same = placements.every((placement, index) => placement === design.placements[index])
  return same ? design : { ...design, placements }
}

export function removePlacement(design: Design, zoneId: string): Design {
  return { ...design, placements: design.placements.filter((placement) => placement.zoneId !== zoneId) }
}

/** A smaller size may shrink the prints. */
export function setQuantity(
  design: Design,
  printable: PrintableGarment,
  variantId: string,
  quantity: number,
  maxQuantity: number,
): Outcome {
  const { [variantId]: _, ...others } = design.quantities
  const wanted = Math.max(0, Math.min(maxQuantity, Math.round(quantity)))
  return refit(
    { ...design, quantities: wanted === 0 ? others : { ...others, [variantId]: wanted } },
    printable,
  )
}

/** Keeps the sizes that the other colour has. */
export function changeColour(design: Design, printable: PrintableGarment, colour: string): Outcome {
  const carried = carryQuantities(design.quantities, printable, printable, colour)
  const changed = refit({ ...design, colour, quantities: carried.quantities }, printable)
  return { ...changed, consequences: [...carried.consequences, ...changed.consequences] }
}

/** Keeps artwork, sizes and colour as far as the other garment has them. */
export function changeGarment(design: Design, from: PrintableGarment, to: PrintableGarment): Outcome {
  const changed = carryOver(design, from, to)
  return { ...changed, consequences: changed.consequences.map(becauseOfGarment) }
}

/** Restores the draft of a garment and offers to replace it with the design that was left. */
export function returnToGarment(
  begun: Design,
  to: PrintableGarment,
  left: Design,
  from: PrintableGarment,
): Outcome {
  const mended = mendDesign(begun, to)
  if (left.placements.length === 0 || hasSameArtworks(begun, left)) return mended
  const asLeft = {
    kind: 'asLeft',
    garment: to.garment.name,
    other: from.garment.name,
    instead: left,
  } as const
  return { ...mended, consequences: [asLeft, ...mended.consequences] }
}

/** Removes and reports what is no longer sold or printed. */
export function mendDesign(design: Design, printable: PrintableGarment): Outcome {
  const { id = '' } =
    printable.zones.find((zone) => zone.id === design.activeZoneId) ?? printable.zones[0] ?? {}
  return carryOver(design, printable, printable, id)
}

function carryOver(
  design: Design,
  from: PrintableGarment,
  to: PrintableGarment,
  activeZoneId?: string,
): Outcome {
  const fresh = startDesign(to, design.colour)
  const sizes = carryQuantities(design.quantities, from, to, fresh.colour)
  const prints = carryPlacements(design.placements, from, to)
  const carried = refit(
    {
      ...fresh,
      quantities: sizes.quantities,
      placements: prints.placements,
      ...(design.roster && { roster: design.roster }),
      ...(design.layers && { layers: carryLayers(design.layers, prints.moved, to) }),
      activeZoneId: activeZoneId ?? prints.placements[0]?.zoneId ?? fresh.activeZoneId,
      note: design.note,
    },
    to,
  )
  const otherColour: Consequence = { kind: 'otherColour', colour: fresh.colour, from: design.colour }
  return {
    design: carried.design,
    consequences: [
      ...(design.colour === fresh.colour ? [] : [otherColour]),
      ...sizes.consequences,
      ...prints.consequences,
      ...carried.consequences,
    ],
  }
}

/** Shrinks and moves prints that the chosen sizes do not allow. */
export function refit(design: Design, printable: PrintableGarment): Outcome {
  const consequences: Consequence[] = []
  let { layers } = design
  const placements = design.placements.map((placement) => {
    const zone = printable.zones.find(({ id }) => id === placement.zoneId)
    if (!zone) return placement
    const limit = limitFor(printable, design, zone)
    const fitting = fitInto(placement, ratioOf(placement.artwork), limit)
    const smaller = fitting.widthMm !== placement.widthMm || fitting.heightMm !== placement.heightMm
    const moved = fitting.offsetXMm !== placement.offsetXMm || fitting.offsetYMm !== placement.offsetYMm
    if (!smaller && !moved) return placement
    consequences.push({ kind: smaller ? 'smaller' : 'moved', zone: zone.name, ...limit })
    const own = layers?.[zone.id]
    if (!own) return fitting
    const followed = followPrint(own, placement, fitting)
    layers = { ...layers, [zone.id]: followed }
    return placement.layers === own ? { ...fitting, layers: followed } : fitting
  })
  if (consequences.length === 0) return { design, consequences }
  return { design: { ...design, placements, ...(layers && { layers }) }, consequences }
}

function carryQuantities(
  quantities: Quantities,
  from: PrintableGarment,
  to: PrintableGarment,
  colour: string,
) {
  const carried: Record<string, number> = {}
  const consequences: Consequence[] = []
  const offered = colourOf(to, colour)?.sizes ?? []
  // In the order of the garment's sizes.
  for (const { variantId, size } of from.garment.colours.flatMap(({ sizes }) => sizes)) {
    const quantity = quantities[variantId]
    if (quantity === undefined) continue
    const variant = offered.find((candidate) => candidate.size === size && candidate.availability !== 'out')
    if (variant) carried[variant.variantId] = quantity
    else consequences.push({ kind: 'sizeGone', size })
  }
  return { quantities: carried, consequences }
}

/** A print without a matching zone moves to a free one. */
function carryPlacements(placements: readonly Placement[], from: PrintableGarment, to: PrintableGarment) {
  const has = (zoneId: string) => to.zones.some(({ id }) => id === zoneId)
  const carried = placements.filter(({ zoneId }) => has(zoneId))
  const moved = new Map<string, string>()
  const consequences: Consequence[] = []
  for (const placement of placements.filter(({ zoneId }) => !has(zoneId))) {
    const name = from.zones.find(({ id }) => id === placement.zoneId)?.name ?? placement.zoneId
    const free = to.zones.find(({ id }) => carried.every(({ zoneId }) => zoneId !== id))
    if (!free) {
      consequences.push({ kind: 'zoneGone', zone: name })
      continue
    }
    carried.push({ ...placement, zoneId: free.id })
    moved.set(placement.zoneId, free.id)
    consequences.push({ kind: 'otherZone', zone: free.name, from: name })
  }
  return { placements: carried, moved, consequences }
}

type LayersByZone = NonNullable<Design['layers']>

/** They go with the print that was composed of them. */
function carryLayers(
  layers: LayersByZone,
  moved: ReadonlyMap<string, string>,
  { zones }: PrintableGarment,
): LayersByZone {
  return Object.fromEntries(
    Object.entries(layers).flatMap(([zoneId, own]) => {
      const to = zones.some(({ id }) => id === zoneId) ? zoneId : moved.get(zoneId)
      return to === undefined ? [] : [[to, own]]
    }),
  )
}

function becauseOfGarment(consequence: Consequence): Consequence {
  if (consequence.kind === 'smaller') return { ...consequence, kind: 'smallerHere' }
  if (consequence.kind === 'moved') return { ...consequence, kind: 'movedHere' }
  return consequence
}

function hasSameArtworks(one: Design, other: Design): boolean {
  const idsOf = ({ placements }: Design) => [...new Set(placements.map(({ artwork }) => artwork.id))].sort()
  return idsOf(one).join() === idsOf(other).join()
}
