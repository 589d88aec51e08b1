import { JERSEY_BODY } from './jersey.ts'
import { across, both, symmetric, type Fold, type GarmentArt } from './path-data.ts'

/** Gildan's 64200, L: 56 × 76 cm. Straps are 60 mm wide; neck and armholes have a 14 mm binding. */
const STRAP = '118,-147 138,-143 158,-138'
const ARMHOLE = '148,-50 176,84 281,124'
const SIDE = '272,220 266,310 269,400 271,480 275,550 279,600'
const HEM = '190,611 90,613 0,613'

const FRONT_NECK = 'M0,0C58,0 94,-70 98,-150'
const FRONT_BINDING = symmetric(`${FRONT_NECK} 103,-149 107,-148 112,-147 108,-62 68,14 0,14`)
const BACK_NECK = 'M0,-80C50,-80 90,-112 98,-150'
const BACK_BINDING = symmetric(`${BACK_NECK} 103,-149 107,-148 112,-147 104,-106 58,-66 0,-66`)
const ARM_BINDING = both(
  'M158,-138C148,-50 176,84 281,124 280,128 278,133 276,138 160,98 132,-44 144,-141 149,-140 153,-139 158,-138Z',
)
const ARM_RIB = { path: both('M151,-140C140,-47 168,91 278,131'), widthMm: 14 }

const BODY_FOLDS: readonly Fold[] = [
  [278, 130, 226, 150, 164, 120, 9],
  [276, 142, 224, 184, 150, 188, 9],
  [-278, 130, -222, 148, -170, 108, 9],
  [-276, 144, -228, 196, -140, 208, 9],
  ...JERSEY_BODY.folds.slice(8).map(raised),
]

const COMMON = {
  seams: '',
  hollows: JERSEY_BODY.hollows.map(raised),
  swells: JERSEY_BODY.swells.map(raised),
}
const STITCHES =
  across('M0,591C90,591 190,589 277,577') +
  across('M0,584C90,584 190,582 277,570') +
  both('M139,-141C126,-40 156,104 271,143')

export const tank: Record<'front' | 'back', GarmentArt> = {
  front: {
    ...COMMON,
    cloth: [symmetric(`${FRONT_NECK} ${STRAP} ${ARMHOLE} ${SIDE} ${HEM}`), FRONT_BINDING, ARM_BINDING],
    inside: {
      cloth: symmetric(`${BACK_NECK} 94,-70 58,0 0,0`),
      lines: across('M0,-66C46,-66 82,-98 92,-136'),
      stitches: across('M0,-60C44,-60 78,-90 90,-126'),
      rib: { path: across('M0,-73C48,-73 86,-105 95,-143'), widthMm: 14 },
    },
    ribs: [{ path: across('M0,7C63,7 101,-66 105,-149'), widthMm: 14 }, ARM_RIB],
    stitches: STITCHES + across('M0,19C71,19 113,-60 117,-145'),
    folds: [
      [-64, 30, -100, 60, -132, 150, 6],
      [68, 26, 106, 66, 124, 130, 6],
      [-112, -120, -126, -60, -118, 10, 5],
      [122, -124, 130, -70, 126, -10, 5],
      [-20, 20, -30, 70, -14, 130, 5],
      ...BODY_FOLDS,
    ],
  },
  back: {
    ...COMMON,
    cloth: [symmetric(`${BACK_NECK} ${STRAP} ${ARMHOLE} ${SIDE} ${HEM}`), BACK_BINDING, ARM_BINDING],
    ribs: [{ path: across('M0,-73C54,-73 97,-109 105,-149'), widthMm: 14 }, ARM_RIB],
    stitches: STITCHES + across('M0,-61C62,-61 110,-100 117,-145'),
    folds: [
      [-46, -50, -80, 0, -84, 90, 6],
      [52, -50, 76, -10, 84, 70, 6],
      [122, -124, 132, -70, 128, -10, 5],
      [-122, -124, -132, -76, -124, -20, 5],
      ...BODY_FOLDS,
    ],
  },
}

/** The tee's, which is 50 mm longer below the neck. */
function raised([x1, y1, bendX, bendY, x2, y2, widest]: Fold): Fold {
  return [x1, y1 - 50, bendX, bendY - 50, x2, y2 - 50, widest]
}
