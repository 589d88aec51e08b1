import { FLEECE_BODY_FOLDS, FLEECE_HOLLOWS, FLEECE_SLEEVE_FOLDS } from './fleece.ts'
import { across, both, symmetric, type Fold, type GarmentArt } from './path-data.ts'

const SHOULDER = '114,-88 148,-78 188,-64 224,-47'
const SLEEVE =
  '294,-18 356,10 408,54 450,90 486,146 508,208 530,276 580,420 602,506 605,514 604,519 602,524 607,546 613,570 619,592 590,604 560,613 530,620 522,596 514,574 507,551 503,546 498,544 495,537 470,470 430,374 400,312 370,254 326,220 285,190'
const SIDE = '274,270 270,360 274,450 276,500 286,540 278,566 270,576 262,584 262,594 260,612 259,630 259,650'
const HEM = '176,658 88,660 0,660'

const HOOD_OUTER = '114,-88 144,-124 168,-182 164,-246 158,-322 84,-362 0,-362'

const OPENING = 'M0,-18C40,-50 88,-116 90,-192 92,-270 52,-316 0,-316'

/** The upper edge and the corners of the pocket; in millimetres from the collar, like zones. */
export const HOODIE_POCKET = { xMm: -168, yMm: 400, widthMm: 336, heightMm: 186 } as const
const POCKET =
  across('M0,400C40,400 80,400 108,400') + both('M108,400C112,452 134,506 168,546 167,560 166,574 165,586')
const POCKET_STITCH = both('M101,407C106,456 128,510 161,549M95,407C100,459 122,513 155,552')
const ARM = 'M224,-47C208,20 224,130 285,190'
const SEAMS =
  both(`${ARM}M114,-88C148,-78 188,-64 224,-47M505,550C540,544 572,535 602,522`) +
  across('M0,588C90,588 190,587 263,582')
const STITCHES =
  both('M215,-42C199,24 214,128 273,188M500,541C536,535 568,526 600,513') +
  across('M0,580C90,580 190,579 266,574')

const RIBS = [
  { path: across('M0,624C90,624 176,623 262,617'), widthMm: 72 },
  { path: both('M516,588C550,580 580,571 612,557'), widthMm: 76 },
]

const FRONT_FOLDS: readonly Fold[] = [
  [110, 408, 126, 480, 170, 540, 7],
  [-110, 408, -126, 480, -170, 540, 7],
  [60, 18, 108, 48, 138, 116, 7],
  [-58, 18, -104, 52, -146, 126, 7],
  [126, -104, 122, -170, 134, -250, 11],
  [-126, -104, -124, -160, -138, -236, 11],
  [112, -84, 98, -120, 100, -160, 8],
  [-112, -84, -98, -124, -102, -170, 8],
  [108, -72, 84, -52, 52, -30, 7],
  [-108, -72, -86, -50, -54, -28, 7],
  [40, -350, 90, -340, 126, -296, 8],
]

const BACK_FOLDS: readonly Fold[] = [
  [110, -86, 72, -100, 26, -146, 11],
  [-110, -86, -70, -104, -30, -160, 11],
  [128, -112, 92, -150, 66, -216, 10],
  [-128, -112, -98, -156, -74, -228, 10],
  [150, -200, 130, -250, 90, -300, 9],
  [-140, -120, -140, -180, -120, -250, 8],
  [-50, -56, -70, -10, -70, 70, 9],
  [56, -56, 70, -20, 80, 50, 8],
]

const SWELLS: readonly Fold[] = [
  [-120, 30, -140, 140, -70, 280, 26],
  [110, 20, 150, 120, 120, 240, 22],
  [250, -14, 416, 50, 482, 210, 18],
  [-250, -14, -416, 50, -482, 210, 18],
  [-128, -160, -140, -250, -80, -330, 12],
  [-40, 420, -60, 480, -30, 560, 20],
  [210, 360, 190, 450, 200, 540, 16],
  [-210, 350, -190, 440, -200, 540, 16],
]

export const hoodie: Record<'front' | 'back', GarmentArt> = {
  front: {
    cloth: [
      symmetric(`M0,0C58,0 104,-36 ${SHOULDER} ${SLEEVE} ${SIDE} ${HEM}`),
      `${symmetric(`M0,0C58,0 104,-36 ${HOOD_OUTER}`)}${symmetric(OPENING)}`,
    ],
    inside: {
      cloth: symmetric(OPENING),
      lines: `M0,-316C3,-240 3,-160 0,-96${across('M0,-94C34,-94 62,-100 84,-114')}`,
      stitches: across('M0,-86C34,-86 62,-92 82,-106'),
    },
    cords: { path: 'M44,-50C54,-20 36,10 44,58M-44,-50C-52,-16 -38,16 -47,64', widthMm: 5 },
    trims:
      'M38,-50a6,6 0 1 0 12,0a6,6 0 1 0 -12,0M-50,-50a6,6 0 1 0 12,0a6,6 0 1 0 -12,0M41,56h6l1,18h-8ZM-50,62h6l1,18h-8Z',
    ribs: RIBS,
    seams: SEAMS + POCKET + 'M0,0C-6,-6 -10,-12 -14,-26',
    stitches:
      STITCHES +
      POCKET_STITCH +
      across('M0,407C40,407 70,407 104,407') +
      across('M0,7C62,7 110,-30 122,-80') +
      both('M22,-2C68,-38 113,-112 114,-192 115,-284 66,-338 0,-338'),
    hollows: FLEECE_HOLLOWS,
    folds: [...FRONT_FOLDS, ...FLEECE_SLEEVE_FOLDS, ...FLEECE_BODY_FOLDS],
    swells: SWELLS,
  },
  back: {
    cloth: [
      symmetric(`M0,-73C40,-73 84,-78 ${SHOULDER} ${SLEEVE} ${SIDE} ${HEM}`),
      symmetric(`M0,-73C40,-73 84,-78 ${HOOD_OUTER}`),
    ],
    ribs: RIBS,
    seams: SEAMS + 'M0,-73C3,-150 3,-260 0,-362',
    stitches: STITCHES + across('M0,-66C42,-66 88,-70 122,-80') + both('M7,-80C10,-150 10,-260 7,-360'),
    hollows: FLEECE_HOLLOWS,
    folds: [...BACK_FOLDS, ...FLEECE_SLEEVE_FOLDS, ...FLEECE_BODY_FOLDS],
    swells: SWELLS,
  },
}
