import { ARMHOLE, ARMHOLE_STITCHES, JERSEY_BODY, SHORT_SLEEVE } from './jersey.ts'
import { across, both, symmetric, type Fold, type GarmentArt } from './path-data.ts'

/**
 * Cut as the tee, between M and L of Port Authority's K572 (21¾ to 23¼ in wide), with a flat knitted collar 68 mm deep,
 * a placket 32 × 150 mm, ribbed cuffs and vents of 55 mm. The front's origin is where the halves of the collar meet,
 * the back's is the collar seam, which the collar covers.
 */
const SHOULDER = '162,-73 192,-62 222,-47'
const SLEEVE =
  '296,-14 368,30 426,67 432,71 437,76 441,81 424,144 398,206 366,256 361,252 357,248 354,243 328,220 304,202 281,182'
const SIDE = '270,262 264,352 267,440 269,494 271,546 275,598'
const FRONT_HEM = '274,616 272,634 270,651 186,661 90,663 0,663'
const BACK_HEM = '277,616 279,634 281,651 190,661 90,663 0,663'
/** The back's corner behind the front's. */
const BEHIND_VENT = 'M275,598C277,616 279,634 281,651 276,652 272,653 268,653 271,634 273,616 275,598'

/** From where the halves meet along the lower edge to the shoulder. */
const COLLAR_EDGE = 'M0,0C24,22 50,36 74,43 101,12 122,-34 132,-81'
const COLLAR_TOP = '127,-94 120,-103 110,-112 102,-120 92,-125 80,-125'
const COLLAR_HALF = `M0,0C24,22 50,36 74,43 101,12 122,-34 132,-81 ${COLLAR_TOP} 68,-70 36,-30 0,0Z`
const BACK_COLLAR_EDGE = 'M0,-40C50,-40 98,-50 132,-81'

const CUFFS = { path: both('M434,69C416,134 389,200 356,247'), widthMm: 24 }
const SEAMS = ARMHOLE + both('M423,66C406,128 380,192 348,238')
const STITCHES =
  ARMHOLE_STITCHES +
  across('M0,645C90,645 186,643 273,632') +
  both('M275,592L264,592C264,612 263,628 262,640')

const COMMON = {
  ribs: [CUFFS],
  stitches: STITCHES,
  hollows: [...JERSEY_BODY.hollows, ...SHORT_SLEEVE.hollows],
  swells: [...JERSEY_BODY.swells, ...SHORT_SLEEVE.swells],
}

const FOLDS: readonly Fold[] = [...JERSEY_BODY.folds, ...SHORT_SLEEVE.folds]
const COLLAR_FOLDS: readonly Fold[] = [
  [134, -74, 118, -8, 76, 46, 6],
  [-134, -74, -118, -8, -76, 46, 6],
  [76, 46, 44, 36, 18, 18, 5],
  [-76, 46, -44, 36, -18, 18, 5],
]

export const polo: Record<'front' | 'back', GarmentArt> = {
  front: {
    ...COMMON,
    cloth: [
      symmetric(`${COLLAR_EDGE} ${SHOULDER} ${SLEEVE} ${SIDE} ${FRONT_HEM}`),
      'M0,0C6,5 11,10 16,13L16,152 -16,152 -16,13C-11,10 -6,5 0,0Z',
      both(COLLAR_HALF),
    ],
    inside: {
      cloth: `${symmetric('M0,-114C40,-114 64,-118 80,-125 68,-70 36,-30 0,0')}${both(BEHIND_VENT)}`,
      lines: `${across('M0,-84C34,-84 58,-88 76,-100')}M-15,-84L-15,-62 15,-62 15,-84`,
      stitches: across('M0,-76C34,-76 58,-80 72,-90'),
    },
    seams: SEAMS,
    stitches: `${STITCHES}M-12,18L-12,148 12,148 12,18M-12,134L12,134M-12,148L12,134M12,148L-12,134`,
    buttons: [
      [0, 28, 6],
      [0, 70, 6],
      [0, 112, 6],
    ],
    folds: [
      ...COLLAR_FOLDS,
      [-84, 44, -114, 84, -142, 156, 5],
      [86, 40, 120, 76, 138, 142, 5],
      [-142, -58, -166, -28, -180, 30, 5],
      [142, -58, 168, -30, 184, 20, 5],
      [22, 156, 40, 210, 34, 270, 5],
      [-20, 156, -30, 220, -22, 300, 5],
      ...FOLDS,
    ],
  },
  back: {
    ...COMMON,
    cloth: [
      symmetric(`${BACK_COLLAR_EDGE} ${SHOULDER} ${SLEEVE} ${SIDE} ${BACK_HEM}`),
      symmetric(
        `M0,-114C40,-114 64,-118 80,-125 92,-125 102,-120 110,-112 120,-103 127,-94 132,-81 98,-50 50,-40 0,-40`,
      ),
    ],
    seams: SEAMS,
    folds: [
      [-126, -66, -66, -34, 4, -38, 6],
      [126, -66, 66, -34, -4, -38, 6],
      [-96, -34, -140, -6, -170, 60, 6],
      [98, -34, 140, -10, 176, 46, 6],
      [-40, -24, -62, 14, -66, 94, 6],
      [46, -24, 60, 4, 70, 74, 5],
      ...FOLDS,
    ],
  },
}
