import {
  across,
  both,
  circles,
  rowsBetween,
  symmetric,
  type Fold,
  type GarmentArt,
  type Round,
} from './path-data.ts'

/**
 * Six panels, for a head of 58 cm: an oval of 164 × 204 mm. Crown, front panels and peak as Port Authority's C112:
 * 6⅝ in over the curve from button to peak, 7¼ in of panel at the peak, whose length is 2¾ in, seen from slightly
 * above. The front's origin is the middle of the seam where the front panels meet the peak, the back's is the top of
 * the opening: a cap lies over its platen, and prints are placed up from there.
 */
const DOME = 'M0,-112C44,-112 72,-88 82,-46 87,-24 89,4 87,29'
const PEAK_SEAM = '64,8 32,0 0,0'
const PEAK = symmetric('M0,0C32,0 64,8 87,29 97,35 103,44 103,55 103,66 94,73 81,71 57,65 28,61 0,61')
const ROWS = rowsBetween(
  'M0,8C10,8 20,9 26,11 30,12 33,12 33,10 33,8 33,6 32,4',
  'M0,61C28,61 57,65 81,71 94,73 103,66 103,55 103,44 97,35 87,29',
  7,
)
const SIDE = {
  front: {
    seam: 'M6,-111C40,-102 67,-58 72.3,17.5',
    stitches: 'M5,-107C36,-97 63,-56 68,14M8,-112C45,-105 71,-60 76.5,20.5',
  },
  back: {
    seam: 'M6,-111C40,-102 67,-58 73,33',
    stitches: 'M5,-107C36,-97 63,-56 69,33M8,-112C45,-105 71,-60 77,31',
  },
} as const
const BUTTON = symmetric('M0,-119C5.5,-119 9.5,-117 9.5,-111.6 6,-112 3,-112 0,-112')

const EYELETS: readonly Round[] = [
  [31, -78, 3.4],
  [-31, -78, 3.4],
]

/** Of the strap that makes it wider. */
const SNAPS = [-44, -33, -22, -11, 0, 11].map((x): Round => [x, 31.6 - (x * x) / 700, 1.5])

const SHADES = {
  hollows: [
    [87, 30, 92, -40, 50, -96, 13],
    [-87, 30, -92, -40, -50, -96, 13],
  ],
  swells: [
    [-36, -6, -46, -60, -20, -98, 11],
    [40, -12, 46, -60, 26, -92, 8],
  ],
  folds: [
    [70, 8, 62, -54, 32, -94, 4],
    [-70, 8, -62, -54, -32, -94, 4],
  ],
} as const satisfies Record<string, readonly Fold[]>

export const cap: Record<'front' | 'back', GarmentArt> = {
  front: {
    woven: true,
    detail: 0.45,
    cloth: [symmetric(`${DOME} ${PEAK_SEAM}`), PEAK, BUTTON],
    seams: `M0,-112L0,0${both(SIDE.front.seam)}`,
    stitches: both(`M4,-111L4,-1${SIDE.front.stitches}`) + ROWS.map((row) => across(row)).join(''),
    eyelets: EYELETS,
    hollows: [...SHADES.hollows, [-92, 40, 0, -22, 92, 40, 9], [-96, 68, 0, 52, 96, 68, 8]],
    swells: [...SHADES.swells, [-64, 44, 0, 22, 50, 36, 9]],
    folds: [...SHADES.folds, [2, -106, 4, -60, 2, -4, 3], [-87, 29, 0, -27, 87, 29, 4]],
  },
  back: {
    woven: true,
    detail: 0.45,
    cloth: [
      symmetric(`${DOME} 60,37 30,40 0,40`) + symmetric('M0,-24C26,-24 42,-6 43,20 28,22 14,23 0,23'),
      symmetric('M0,23C18,23 36,21 56,18 58,24 58,30 56,36 36,38 18,40 0,40'),
      BUTTON,
    ],
    inside: {
      cloth: symmetric('M0,-24C26,-24 42,-6 43,20 28,24 14,25 0,25'),
      lines: across('M0,-2C20,-2 34,0 44,6'),
      stitches: across('M0,1C20,1 34,3 44,9'),
    },
    seams: `M0,-112L0,-24${both(SIDE.back.seam)}M26,22C28,27 28,34 26,39`,
    stitches:
      both(`M4,-111L4,-25${SIDE.back.stitches}`) +
      across('M0,-28.5C30,-28 47,-8 48,17') +
      both('M84,26C76,29 68,31 59,33M52,20L52,36'),
    trims: circles(SNAPS),
    eyelets: EYELETS,
    hollows: [...SHADES.hollows, [-80, 38, 0, 46, 80, 38, 8]],
    swells: SHADES.swells,
    folds: [
      ...SHADES.folds,
      [2, -106, 4, -70, 2, -30, 3],
      [-47, 16, -40, -28, 0, -29, 4],
      [47, 16, 40, -28, 0, -29, 4],
    ],
  },
}
