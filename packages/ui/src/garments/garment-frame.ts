export type GarmentKind =
  'tee' | 'long_sleeve' | 'hoodie' | 'tote' | 'polo' | 'cap' | 'tank' | 'crewneck' | 'apron' | 'youth_tee'

/** Millimetres; the viewBox of the drawing. The origin is where print zones are measured from. */
export type GarmentFrame = { minX: number; minY: number; width: number; height: number }

/**
 * How far the back collar seam sits above the front one, and a cap's opening above its peak. Zones are measured from the
 * seam of their own side, so the back's frame is the front's, moved by this.
 *
 *        ╭──┴──╮   back: y = 0
 *       ╱╲     ╱╲
 *         ╲___╱    front: y = 0
 */
const BACK_RISE_MM: Record<GarmentKind, number> = {
  tee: 73,
  long_sleeve: 73,
  hoodie: 73,
  tote: 0,
  polo: 73,
  cap: 24,
  tank: 80,
  crewneck: 73,
  apron: 0,
  youth_tee: 63,
}

const FRONTS = {
  tee: { minX: -475, minY: -124, width: 950, height: 806 },
  long_sleeve: { minX: -618, minY: -124, width: 1236, height: 806 },
  hoodie: { minX: -640, minY: -382, width: 1280, height: 1062 },
  tote: { minX: -216, minY: -290, width: 432, height: 738 },
  polo: { minX: -475, minY: -148, width: 950, height: 848 },
  cap: { minX: -120, minY: -130, width: 240, height: 220 },
  tank: { minX: -340, minY: -176, width: 680, height: 816 },
  crewneck: { minX: -632, minY: -124, width: 1264, height: 782 },
  apron: { minX: -490, minY: -296, width: 980, height: 1176 },
  youth_tee: { minX: -425, minY: -136, width: 850, height: 704 },
} as const satisfies Record<GarmentKind, GarmentFrame>

export function drawingFrame(drawing: string, view: GarmentView): GarmentFrame {
  const known = garmentKind(drawing)
  const front = FRONTS[known]
  return { ...front, minY: front.minY + viewShift(known, view) }
}

/** How far the art, drawn from the front's origin, moves down so that the view's own origin is at 0. */
export function viewShift(kind: GarmentKind, view: GarmentView): number {
  return view === 'back' ? BACK_RISE_MM[kind] : 0
}

/** Unknown kinds are drawn as a tee. */
export function garmentKind(kind: string): GarmentKind {
  return Object.hasOwn(FRONTS, kind) ? (kind as GarmentKind) : 'tee'
}

export const GARMENT_VIEWS = ['front', 'back', 'left', 'right', 'other'] as const
export type GarmentView = (typeof GARMENT_VIEWS)[number]
