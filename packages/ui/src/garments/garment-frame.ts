export type GarmentKind = 'tee' | 'long_sleeve' | 'hoodie' | 'tote'

/** Millimetres; the viewBox of the drawing. The origin is where print zones are measured from. */
export type GarmentFrame = { minX: number; minY: number; width: number; height: number }

/**
 * How far the back collar seam sits above the front one. Zones are measured from the collar seam of their own
 * side, so the back's frame is the front's, moved by this.
 *
 *        ╭──┴──╮   back: y = 0
 *       ╱╲     ╱╲
 *         ╲___╱    front: y = 0
 */
const NECK_RISE_MM = 73

const FRONTS = {
  tee: { minX: -475, minY: -124, width: 950, height: 806 },
  long_sleeve: { minX: -618, minY: -124, width: 1236, height: 806 },
  hoodie: { minX: -640, minY: -382, width: 1280, height: 1062 },
  tote: { minX: -216, minY: -290, width: 432, height: 738 },
} as const satisfies Record<GarmentKind, GarmentFrame>

export function garmentFrame(kind: string, view: GarmentView): GarmentFrame {
  const known = garmentKind(kind)
  const front = FRONTS[known]
  return { ...front, minY: front.minY + viewShift(known, view) }
}

/** How far the art, drawn from the front's origin, moves down so that the view's own origin is at 0. */
export function viewShift(kind: GarmentKind, view: GarmentView): number {
  return view === 'back' && kind !== 'tote' ? NECK_RISE_MM : 0
}

/** Unknown kinds are drawn as a tee. */
export function garmentKind(kind: string): GarmentKind {
  return Object.hasOwn(FRONTS, kind) ? (kind as GarmentKind) : 'tee'
}

export type GarmentView = 'front' | 'back'

/** Zones that name the back or the neck are on the back. */
export function zoneView(zoneId: string): GarmentView {
  return /back|neck|nape/i.test(zoneId) ? 'back' : 'front'
}
