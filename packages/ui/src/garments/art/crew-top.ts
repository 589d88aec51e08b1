import { crewNeck, NECK_FOLDS, type CrewNeck } from './crew-neck.ts'
import { FLEECE_BODY, FLEECE_SLEEVE } from './fleece.ts'
import { JERSEY_BODY, SHORT_SLEEVE, type Body, type Sleeve } from './jersey.ts'
import { both, scaled, scaledFolds, symmetric, type GarmentArt } from './path-data.ts'

interface CrewTop {
  readonly neck: CrewNeck
  readonly body: Body
  readonly sleeve: Sleeve
  /** Sewn below the front of the neck. */
  readonly insert?: { readonly seams: string; readonly stitches: string }
}

function crewTop({ neck, body, sleeve, insert }: CrewTop): Record<'front' | 'back', GarmentArt> {
  const sides = `${body.shoulder} ${sleeve.outline} ${body.side} ${body.hem}`
  const ribs = [sleeve.rib, body.rib].filter((rib) => rib !== undefined)
  const common = {
    seams: body.seams + both(sleeve.seams ?? ''),
    hollows: [...body.hollows, ...sleeve.hollows],
    swells: [...body.swells, ...sleeve.swells],
  }
  const stitches = body.stitches + both(sleeve.stitches)
  const folds = [...body.folds, ...sleeve.folds]
  return {
    front: {
      ...common,
      cloth: [symmetric(`${neck.front.line} ${sides}`), neck.front.collar],
      inside: neck.front.inside,
      ribs: [neck.front.rib, ...ribs],
      seams: common.seams + (insert?.seams ?? ''),
      stitches: stitches + neck.front.stitches + (insert?.stitches ?? ''),
      folds: [...NECK_FOLDS.front, ...folds],
    },
    back: {
      ...common,
      cloth: [symmetric(`${neck.back.line} ${sides}`), neck.back.collar],
      ribs: [neck.back.rib, ...ribs],
      stitches: stitches + neck.back.stitches,
      folds: [...NECK_FOLDS.back, ...folds],
    },
  }
}

const ADULT_NECK = crewNeck()

export const tee = crewTop({ neck: ADULT_NECK, body: JERSEY_BODY, sleeve: SHORT_SLEEVE })

const LONG_SLEEVE: Sleeve = {
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
}

export const longSleeve = crewTop({ neck: ADULT_NECK, body: JERSEY_BODY, sleeve: LONG_SLEEVE })

/** With the ribbed V below the neck that sweatshirts have had since they were for sport. */
export const crewneck = crewTop({
  neck: ADULT_NECK,
  body: FLEECE_BODY,
  sleeve: FLEECE_SLEEVE,
  insert: {
    seams: 'M-34,-4L0,46 34,-4M-20,6L-20,14M-12,7L-12,26M-4,8L-4,38M4,8L4,38M12,7L12,26M20,6L20,14',
    stitches: 'M-42,-2L0,58 42,-2',
  },
})

/** Gildan's chart of youth T-shirts, M: 18 × 23½ in, 15½ in from the middle of the back to the end of a sleeve. */
const [WIDTH, LENGTH] = [0.8135, 0.782]

export const youthTee = crewTop({
  neck: crewNeck(0.86),
  body: {
    shoulder: '114,-69 148,-52 180.6,-36.8',
    side: scaled(JERSEY_BODY.side, WIDTH, LENGTH),
    hem: scaled(JERSEY_BODY.hem, WIDTH, LENGTH),
    seams: both('M180.6,-36.8C168,16 181,97 228.6,142.3M84.3,-80C114,-69 148,-52 180.6,-36.8'),
    stitches: scaled(JERSEY_BODY.stitches, WIDTH, LENGTH),
    folds: scaledFolds(JERSEY_BODY.folds, -WIDTH, LENGTH),
    hollows: scaledFolds(JERSEY_BODY.hollows, -WIDTH, LENGTH),
    swells: scaledFolds(JERSEY_BODY.swells, -WIDTH, LENGTH),
  },
  sleeve: {
    outline: '243,-10 312,36 366,72 352,124 330,178 302,224 276,196 250,166 228.6,142.3',
    stitches: 'M346,59C332,113 310,166 283,203M339,55C326,108 304,160 277,196',
    folds: scaledFolds(SHORT_SLEEVE.folds, -WIDTH, LENGTH),
    hollows: scaledFolds(SHORT_SLEEVE.hollows, -WIDTH, LENGTH),
    swells: scaledFolds(SHORT_SLEEVE.swells, -WIDTH, LENGTH),
  },
})
