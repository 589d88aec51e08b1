import { CREW_NECK, NECK_FOLDS } from './crew-neck.ts'
import type { GarmentArt } from './garment-parts.ts'
import { across, both, symmetric, type Fold } from './path-data.ts'

const SHOULDER = '98,-93 136,-80 182,-66 222,-47'
const SLEEVE = '298,-14 384,38 449,80 431,146 404,212 370,267 338,236 308,206 281,182'
const SIDE = '270,262 264,352 267,440 269,520 274,600 279,649'
const HEM = '190,661 90,663 0,663'

const SEAMS = both('M222,-47C206,20 222,124 281,182M98,-93C136,-80 182,-66 222,-47')
const STITCHES =
  across('M0,641C90,641 190,639 277,627') +
  across('M0,634C90,634 190,632 277,620') +
  both('M427,66C409,131 383,196 350,249M420,62C402,127 376,192 343,243') +
  both('M215,-40C199,24 214,122 271,180')

const SLEEVE_FOLDS: readonly Fold[] = [
  [286, 184, 322, 168, 352, 112, 9],
  [292, 192, 338, 196, 374, 168, 8],
  [-286, 184, -316, 172, -360, 124, 9],
  [-294, 194, -332, 206, -372, 186, 8],
  [228, -36, 262, 0, 286, 52, 7],
  [-228, -36, -256, 8, -270, 60, 7],
]

const BODY_FOLDS: readonly Fold[] = [
  [278, 186, 232, 190, 172, 140, 9],
  [276, 194, 222, 222, 148, 214, 9],
  [273, 210, 246, 284, 176, 336, 9],
  [-278, 186, -228, 186, -180, 130, 9],
  [-276, 196, -226, 232, -140, 234, 9],
  [-271, 220, -250, 312, -188, 372, 8],
  [267, 408, 206, 424, 128, 486, 8],
  [268, 452, 214, 470, 160, 520, 6],
  [272, 556, 196, 548, 104, 606, 8],
  [-266, 396, -198, 420, -124, 496, 9],
  [-267, 446, -218, 470, -172, 520, 6],
  [-271, 540, -190, 552, -116, 622, 9],
  [72, 648, 40, 520, 62, 372, 7],
  [-62, 648, -104, 540, -84, 392, 8],
  [12, 654, -8, 590, 2, 520, 6],
]

const HOLLOWS: readonly Fold[] = [
  [281, 160, 262, 330, 268, 640, 30],
  [-281, 160, -262, 330, -268, 640, 30],
  [300, 210, 372, 214, 420, 150, 22],
  [-300, 210, -372, 214, -420, 150, 22],
  [10, 650, -40, 540, 10, 380, 36],
]

const SWELLS: readonly Fold[] = [
  [-120, 630, -176, 500, -120, 300, 22],
  [100, 620, 70, 480, 110, 300, 22],
  [-120, 30, -130, 120, -60, 240, 24],
  [120, -40, 170, 40, 160, 140, 18],
  [250, -14, 330, 30, 400, 72, 14],
  [-250, -14, -330, 30, -400, 72, 14],
  [230, 240, 200, 280, 140, 290, 9],
  [-232, 262, -200, 306, -140, 316, 9],
]

export const tee: Record<'front' | 'back', GarmentArt> = {
  front: {
    cloth: [symmetric(`M0,0C54,0 91,-40 ${SHOULDER} ${SLEEVE} ${SIDE} ${HEM}`), CREW_NECK.front.collar],
    inside: CREW_NECK.front.inside,
    ribs: [CREW_NECK.front.rib],
    seams: SEAMS,
    stitches: STITCHES + CREW_NECK.front.stitches,
    hollows: HOLLOWS,
    folds: [...NECK_FOLDS.front, ...SLEEVE_FOLDS, ...BODY_FOLDS],
    swells: SWELLS,
  },
  back: {
    cloth: [symmetric(`M0,-73C36,-73 74,-78 ${SHOULDER} ${SLEEVE} ${SIDE} ${HEM}`), CREW_NECK.back.collar],
    ribs: [CREW_NECK.back.rib],
    seams: SEAMS,
    stitches: STITCHES + CREW_NECK.back.stitches,
    hollows: HOLLOWS,
    folds: [...NECK_FOLDS.back, ...SLEEVE_FOLDS, ...BODY_FOLDS],
    swells: SWELLS,
  },
}
