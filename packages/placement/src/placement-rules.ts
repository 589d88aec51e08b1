/** What the rules want to know of a zone: its rectangle, and the smaller ones of the sizes named. */
export interface PrintZone {
  readonly maxWidthMm: number
  readonly maxHeightMm: number
  readonly sizeBands: readonly {
    readonly sizes: readonly string[]
    readonly maxWidthMm: number
    readonly maxHeightMm: number
  }[]
}

/** The printable rectangle of a zone on one garment size, in millimetres. */
export interface ZoneLimit {
  readonly widthMm: number
  readonly heightMm: number
}

export interface PlacedPrint {
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: 0 | 90 | 180 | 270
}

/** What a zone allows on this size: the band that names the size, else the zone itself. */
export function zoneLimit(zone: PrintZone, size: string): ZoneLimit {
  const band = zone.sizeBands.find(({ sizes }) => sizes.includes(size))
  return {
    widthMm: Math.min(zone.maxWidthMm, band?.maxWidthMm ?? zone.maxWidthMm),
    heightMm: Math.min(zone.maxHeightMm, band?.maxHeightMm ?? zone.maxHeightMm),
  }
}

/** What a zone allows on every one of these sizes: one print goes on all of them. Without sizes, the whole zone. */
export function smallestLimit(zone: PrintZone, sizes: readonly string[]): ZoneLimit {
  return limitOver(zone, sizes, Math.min)
}

/** The most that a zone allows on any of these sizes. Without sizes, the whole zone. */
export function largestLimit(zone: PrintZone, sizes: readonly string[]): ZoneLimit {
  return limitOver(zone, sizes, Math.max)
}

function limitOver(
  zone: PrintZone,
  sizes: readonly string[],
  pick: (...lengths: number[]) => number,
): ZoneLimit {
  if (sizes.length === 0) return { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }
  const limits = sizes.map((size) => zoneLimit(zone, size))
  return {
    widthMm: pick(...limits.map(({ widthMm }) => widthMm)),
    heightMm: pick(...limits.map(({ heightMm }) => heightMm)),
  }
}

/**
 * Why a print does not fit into its zone, or undefined when it does. Sizes are those of the artwork before it is
 * turned; offsets go from the centre of the zone to the centre of the print.
 *
 *        zone.widthMm
 *    ┌───────────────────┐
 *    │      ┌──────┐     │     offsetX > 0: to the right
 *    │   +──┼─→    │     │     offsetY > 0: down
 *    │      └──────┘     │
 *    └───────────────────┘ zone.heightMm
 */
export function misfit(print: PlacedPrint, limit: ZoneLimit): string | undefined {
  const { widthMm: width, heightMm: height } = turnedSize(print)
  if (exceeds(width, limit.widthMm) || exceeds(height, limit.heightMm)) {
    return `the print is ${width} × ${height} mm, and this garment size takes at most ${limit.widthMm} × ${limit.heightMm} mm here`
  }
  const overX = Math.abs(print.offsetXMm) + width / 2
  const overY = Math.abs(print.offsetYMm) + height / 2
  if (exceeds(overX, limit.widthMm / 2) || exceeds(overY, limit.heightMm / 2)) {
    return 'the print reaches out of its zone'
  }
  return undefined
}

/** The sides of a print as it lies on the garment. */
export function turnedSize({
  widthMm,
  heightMm,
  rotationDeg,
}: Pick<PlacedPrint, 'widthMm' | 'heightMm' | 'rotationDeg'>): ZoneLimit {
  const lying = rotationDeg === 90 || rotationDeg === 270
  return lying ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm }
}

/** Lengths have one decimal; sums of them carry the error of binary fractions. */
function exceeds(length: number, limit: number): boolean {
  return length > limit + 0.01
}
