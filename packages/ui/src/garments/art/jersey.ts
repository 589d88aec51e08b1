import { across, both, type Fold, type Strip } from './path-data.ts'

/** A top without neck and sleeves; outlines are one half, folds are both sides. */
export interface Body {
  /** From the neck (98, -93) to the end of the shoulder (222, -47). */
  readonly shoulder: string
  /** From the armpit (281, 182) down to the hem. */
  readonly side: string
  readonly hem: string
  readonly seams: string
  readonly stitches: string
  readonly rib?: Strip
  readonly folds: readonly Fold[]
  readonly hollows: readonly Fold[]
  readonly swells: readonly Fold[]
}

/** A sleeve of a top; outlines are one half, folds are both sides. */
export interface Sleeve {
  /** From the end of the shoulder (222, -47) around the sleeve to the armpit (281, 182). */
  readonly outline: string
  readonly seams?: string
  readonly stitches: string
  readonly rib?: Strip
  readonly folds: readonly Fold[]
  readonly hollows: readonly Fold[]
  readonly swells: readonly Fold[]
}

export const SHOULDER = '136,-80 182,-66 222,-47'
export const ARMHOLE = both('M222,-47C206,20 222,124 281,182')
export const SHOULDER_SEAMS = ARMHOLE + both('M98,-93C136,-80 182,-66 222,-47')
export const ARMHOLE_STITCHES = both('M215,-40C199,24 214,122 271,180')

/** Of a knitted top laid flat, 562 mm wide and 763 mm long: Gildan's chart of T-shirts, L: 22 × 30 in. */
export const JERSEY_BODY: Body = {
  shoulder: SHOULDER,
  side: '270,262 264,352 267,440 269,520 274,600 279,649',
  hem: '190,661 90,663 0,663',
  seams: SHOULDER_SEAMS,
  stitches:
    across('M0,641C90,641 190,639 277,627') + across('M0,634C90,634 190,632 277,620') + ARMHOLE_STITCHES,
  folds: [
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
  ],
  hollows: [
    [281, 160, 262, 330, 268, 640, 30],
    [-281, 160, -262, 330, -268, 640, 30],
    [10, 650, -40, 540, 10, 380, 36],
  ],
  swells: [
    [-120, 630, -176, 500, -120, 300, 22],
    [100, 620, 70, 480, 110, 300, 22],
    [-120, 30, -130, 120, -60, 240, 24],
    [120, -40, 170, 40, 160, 140, 18],
  ],
}

export const SHORT_SLEEVE: Sleeve = {
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
}
