import { across, scaled, symmetric, type Fold, type Strip } from './path-data.ts'

/** The ribbed round neck of most tops, which covers the seam at the origin. */
export interface CrewNeck {
  /** Right half of the seam, from the middle to the shoulder. */
  readonly front: NeckSide & {
    readonly inside: { cloth: string; lines: string; stitches: string; rib: Strip }
  }
  readonly back: NeckSide
}

interface NeckSide {
  readonly line: string
  readonly collar: string
  readonly rib: Strip
  readonly stitches: string
}

/**
 * Meets the shoulder at (98, -93); the front seam's lowest point is (0, 0), the back seam's is (0, -73). A child's is
 * narrower.
 */
export function crewNeck(share = 1): CrewNeck {
  const sized = (path: string) => scaled(path, share, share)
  const rib = (half: string) => ({ path: sized(across(half)), widthMm: 17 * share })
  return {
    front: {
      line: sized('M0,0C54,0 91,-40 98,-93'),
      collar: sized(symmetric('M0,-20C42,-20 74,-54 80,-100 86,-98 92,-95 98,-93 91,-40 54,0 0,0')),
      rib: rib('M0,-10C49,-10 83,-48 89,-97'),
      stitches: sized(across('M0,5C58,5 96,-36 103,-88')),
      inside: {
        cloth: sized(symmetric('M0,-94C38,-94 64,-96 80,-100 74,-54 42,-20 0,-20')),
        lines: sized(across('M0,-73C34,-73 62,-77 79,-88')),
        stitches: sized(across('M0,-66C36,-66 62,-70 78,-80')),
        rib: rib('M0,-83C37,-83 62,-86 84,-95'),
      },
    },
    back: {
      line: sized('M0,-73C36,-73 74,-78 98,-93'),
      collar: sized(symmetric('M0,-94C38,-94 62,-96 80,-100 86,-98 92,-95 98,-93 74,-78 36,-73 0,-73')),
      rib: rib('M0,-83C37,-83 66,-87 89,-97'),
      stitches: sized(across('M0,-67C38,-67 76,-72 103,-88')),
    },
  }
}

/** Folds at the shoulders of every top. */
export const NECK_FOLDS = {
  front: [
    [-66, 14, -104, 40, -150, 118, 5],
    [-92, -40, -130, -20, -168, 40, 5],
    [70, 12, 112, 44, 138, 104, 5],
    [96, -46, 140, -24, 176, 20, 5],
  ],
  back: [
    [-92, -72, -140, -50, -176, 20, 6],
    [94, -72, 136, -54, 182, 6, 6],
    [-40, -58, -62, -20, -66, 60, 6],
    [46, -58, 60, -30, 70, 40, 5],
  ],
} as const satisfies Record<'front' | 'back', readonly Fold[]>
