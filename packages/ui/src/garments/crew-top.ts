import { across, both, symmetric, type Fold, type GarmentArt, type Strip } from './path-data.ts'

/** What distinguishes one crew-neck top from another; outlines are one half, folds are both sides. */
interface Sleeve {
  /** From the end of the shoulder (222, -47) around the sleeve to the armpit (281, 182). */
  readonly outline: string
  readonly seams?: string
  readonly stitches: string
  readonly rib?: Strip
  readonly folds: readonly Fold[]
  readonly hollows: readonly Fold[]
  readonly swells: readonly Fold[]
}

const SHOULDER = '98,-93 136,-80 182,-66 222,-47'
const SIDE = '270,262 264,352 267,440 269,520 274,600 279,649'
const HEM = '190,661 90,663 0,663'

const SEAMS = both('M222,-47C206,20 222,124 281,182M98,-93C136,-80 182,-66 222,-47')
const STITCHES =
  across('M0,641C90,641 190,639 277,627') +
  across('M0,634C90,634 190,632 277,620') +
  both('M215,-40C199,24 214,122 271,180')

const FOLDS: readonly Fold[] = [
  [228, -36, 262, 0, 286, 52, 7],
  [-228, -36, -256, 8, -270, 60, 7],
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
  [10, 650, -40, 540, 10, 380, 36],
]

const SWELLS: readonly Fold[] = [
  [-120, 630, -176, 500, -120, 300, 22],
  [100, 620, 70, 480, 110, 300, 22],
  [-120, 30, -130, 120, -60, 240, 24],
  [120, -40, 170, 40, 160, 140, 18],
]

/** Tee and long sleeve share a body. */
function crewTop(sleeve: Sleeve): Record<'front' | 'back', GarmentArt> {
  const sides = `${SHOULDER} ${sleeve.outline} ${SIDE} ${HEM}`
  const cuffs = sleeve.rib ? [sleeve.rib] : []
  const common = {
    seams: SEAMS + both(sleeve.seams ?? ''),
    hollows: [...HOLLOWS, ...sleeve.hollows],
    swells: [...SWELLS, ...sleeve.swells],
  }
  const stitches = STITCHES + both(sleeve.stitches)
  const folds = [...FOLDS, ...sleeve.folds]
  return {
    front: {
      ...common,
      cloth: [symmetric(`M0,0C54,0 91,-40 ${sides}`), CREW_NECK.front.collar],
      inside: CREW_NECK.front.inside,
      ribs: [CREW_NECK.front.rib, ...cuffs],
      stitches: stitches + CREW_NECK.front.stitches,
      folds: [...NECK_FOLDS.front, ...folds],
    },
    back: {
      ...common,
      cloth: [symmetric(`M0,-73C36,-73 74,-78 ${sides}`), CREW_NECK.back.collar],
      ribs: [CREW_NECK.back.rib, ...cuffs],
      stitches: stitches + CREW_NECK.back.stitches,
      folds: [...NECK_FOLDS.back, ...folds],
    },
  }
}

/**
 * The ribbed round neck that tee and long sleeve share. It meets the shoulder at (98, -93); the front seam's
 * lowest point is (0, 0), the back seam's is (0, -73).
 */
const CREW_NECK = {
  front: {
    collar: symmetric('M0,-20C42,-20 74,-54 80,-100 86,-98 92,-95 98,-93 91,-40 54,0 0,0'),
    rib: { path: across('M0,-10C49,-10 83,-48 89,-97'), widthMm: 17 },
    stitches: across('M0,5C58,5 96,-36 103,-88'),
    inside: {
      cloth: symmetric('M0,-94C38,-94 64,-96 80,-100 74,-54 42,-20 0,-20'),
      lines: across('M0,-73C34,-73 62,-77 79,-88'),
      stitches: across('M0,-66C36,-66 62,-70 78,-80'),
      rib: { path: across('M0,-83C37,-83 62,-86 84,-95'), widthMm: 17 },
    },
  },
  back: {
    collar: symmetric('M0,-94C38,-94 62,-96 80,-100 86,-98 92,-95 98,-93 74,-78 36,-73 0,-73'),
    rib: { path: across('M0,-83C37,-83 66,-87 89,-97'), widthMm: 17 },
    stitches: across('M0,-67C38,-67 76,-72 103,-88'),
  },
} as const

/** Folds at the shoulders of every top. */
const NECK_FOLDS = {
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
} as const

export const tee = crewTop({
  outline: '298,-14 384,38 449,80 431,146 404,212 370,267 338,236 308,206 281,182',
  stitches: 'M427,66C409,131 383,196 350,249M420,62C402,127 376,192 343,243',
  folds: [
    [286, 184, 322, 168, 352, 112, 9],
    [292, 192, 338, 196, 374, 168, 8],
    [-286, 184, -316, 172, -360, 124, 9],
    [-294, 194, -332, 206, -372, 186, 8],
  ],
  hollows: [
    [300, 210, 372, 214, 420, 150, 22],
    [-300, 210, -372, 214, -420, 150, 22],
  ],
  swells: [
    [250, -14, 330, 30, 400, 72, 14],
    [-250, -14, -330, 30, -400, 72, 14],
    [230, 240, 200, 280, 140, 290, 9],
    [-232, 262, -200, 306, -140, 316, 9],
  ],
})

export const longSleeve = crewTop({
  outline:
    '290,-16 350,12 400,54 440,86 474,138 496,202 518,270 572,443 597,528 568,540 536,549 505,556 479,474 430,366 398,306 368,250 320,214 281,182',
  seams: 'M486,501C520,494 550,485 580,473',
  stitches: 'M483,493C517,486 547,477 577,465',
  rib: { path: both('M496,530C530,523 560,514 592,500'), widthMm: 60 },
  folds: [
    [286, 186, 330, 176, 372, 122, 10],
    [300, 198, 356, 196, 408, 150, 9],
    [-286, 186, -328, 180, -380, 136, 10],
    [-304, 202, -354, 206, -402, 176, 9],
    [392, 296, 420, 254, 484, 214, 10],
    [402, 312, 444, 278, 512, 262, 10],
    [414, 336, 456, 318, 524, 318, 9],
    [366, 254, 396, 220, 440, 196, 7],
    [-392, 296, -428, 262, -480, 200, 10],
    [-402, 312, -446, 286, -508, 244, 10],
    [-412, 332, -460, 322, -526, 304, 9],
    [564, 424, 518, 424, 458, 434, 7],
    [442, 398, 488, 376, 534, 344, 7],
    [574, 456, 530, 458, 474, 468, 6],
    [-560, 420, -512, 424, -452, 420, 7],
    [-574, 456, -532, 464, -470, 456, 6],
    [-440, 394, -490, 382, -530, 352, 7],
  ],
  hollows: [
    [300, 196, 410, 290, 506, 560, 34],
    [-300, 196, -410, 290, -506, 560, 34],
  ],
  swells: [
    [250, -14, 410, 50, 470, 200, 16],
    [-250, -14, -410, 50, -470, 200, 16],
    [504, 270, 540, 360, 568, 450, 9],
    [-504, 270, -540, 360, -568, 450, 9],
  ],
})
