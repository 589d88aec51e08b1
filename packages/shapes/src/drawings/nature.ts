import {
  around,
  both,
  box,
  circle,
  cut,
  drawings,
  ellipse,
  halfDisc,
  ink,
  lines,
  outline,
  polygon,
  repeated,
  solid,
  star,
  stroke,
  symmetrical,
  turned,
} from '../pen/index.ts'

const RAYS = around(box(46, 0, 8, 17, 4), 12)
const CLOUD = solid('M22 74A20 20 0 0 1 20 34A27 27 0 0 1 70.5 31.5A21.4 21.4 0 0 1 74 74Z')
const LEAF = outline('50 2^, 22 26, 14 58, 32 84, 50 90, 68 84, 86 58, 78 26')

export const NATURE = drawings('nature', {
  leaf:
    cut(
      LEAF,
      box(47.5, 22, 5, 58, 2.5),
      both(turned(box(56, 50, 20, 5, 2.5), -40, 56, 52) + turned(box(56, 68, 18, 5, 2.5), -40, 56, 70)),
    ) + box(46, 86, 8, 16, 3),
  monstera: cut(
    symmetrical(
      '50 16^, 40 4, 22 6, 8 24^, 32 38^, 4 36^, 3 50^, 32 53^, 5 62^, 10 74^, 35 68^, 18 82^, 32 92, 50 100^',
    ),
    lines([50, 30, 50, 86], 4),
  ),
  pine: polygon(
    [
      50, 0, 76, 30, 64, 30, 84, 56, 70, 56, 92, 84, 56, 84, 56, 100, 44, 100, 44, 84, 8, 84, 30, 56, 16, 56,
      36, 30, 24, 30,
    ],
    3,
  ),
  tree: [
    ink(1, polygon([43, 60, 57, 60, 60, 100, 40, 100], 2)),
    ink(0, circle(50, 26, 26), circle(28, 46, 22), circle(72, 46, 22), circle(50, 54, 18)),
  ],
  forest: [
    ink(
      1,
      polygon([27, 10, 52, 86, 2, 86], 4),
      polygon([76, 16, 98, 86, 52, 86], 4),
      box(23, 84, 8, 14, 2),
      box(72, 84, 8, 14, 2),
    ),
    ink(0, polygon([50, 22, 78, 92, 22, 92], 4), box(46, 88, 8, 14, 2)),
  ],
  palm: [
    ink(1, stroke('40 100, 42 76, 48 52, 56 36', 12, 6)),
    ink(
      0,
      outline('56 34^, 40 18, 22 14, 6 22, 0 34^, 18 28, 38 32'),
      outline('56 34^, 52 16, 38 4, 20 0^, 32 12, 44 26'),
      outline('56 34^, 60 16, 74 4, 92 4^, 78 14, 68 26'),
      outline('56 34^, 72 20, 90 22, 100 42^, 86 34, 70 36'),
      outline('56 34^, 72 36, 82 48, 82 66^, 74 52, 64 42'),
      outline('56 34^, 40 36, 28 46, 24 62^, 34 52, 46 42'),
    ),
  ],
  cactus: box(38, 0, 24, 100, 12) + both(lines([14, 32, 14, 56], 15) + lines([14, 56, 46, 56], 15), 50),
  'cactus-pot': [
    ink(
      0,
      cut(box(30, 4, 40, 70, 20), repeated(box(39, 16, 4, 12, 2) + box(39, 36, 4, 12, 2), 3, 9)),
      lines([16, 30, 16, 46, 34, 46], 10),
      lines([84, 22, 84, 40, 66, 40], 10),
    ),
    ink(1, polygon([20, 64, 80, 64, 78, 78, 74, 78, 70, 104, 30, 104, 26, 78, 22, 78], 3)),
  ],
  daisy: [ink(0, around(ellipse(50, 20, 11, 20), 10)), ink(1, circle(50, 50, 17))],
  flower: [ink(0, around(circle(50, 24, 24), 5)), ink(1, circle(50, 50, 15))],
  tulip: [
    ink(
      1,
      box(46, 50, 8, 50, 3),
      solid('M50 98Q16 94 14 58Q46 62 50 98Z'),
      solid('M50 98Q84 94 86 58Q54 62 50 98Z'),
    ),
    ink(0, solid('M26 4Q38 8 42 18Q46 6 50 0Q54 6 58 18Q62 8 74 4Q80 52 50 54Q20 52 26 4Z')),
  ],
  rose: [
    ink(
      1,
      stroke('50 57, 52 76, 48 100', 7),
      solid('M51 84Q56 64 82 62Q80 86 51 84Z'),
      solid('M49 92Q40 74 18 76Q24 96 49 92Z'),
    ),
    ink(
      0,
      cut(
        symmetrical('50 -2, 30 4, 20 24, 28 48, 50 60'),
        stroke('58 26, 50 20, 42 27, 48 37, 60 34, 66 22', 4.5),
        stroke('30 26, 33 42, 50 49, 66 42', 4.5),
      ),
    ),
  ],
  sunflower: [
    ink(0, around(solid('M50 40Q36 18 50 0Q64 18 50 40Z'), 14)),
    ink(1, circle(50, 50, 25)),
    ink(2, around(circle(50, 34, 3.2), 9), around(circle(50, 43, 3.2), 4)),
  ],
  clover:
    around(solid('M50 47C36 38 27 26 31 12C35 2 46 4 50 14C54 4 65 2 69 12C73 26 64 38 50 47Z'), 4) +
    stroke('50 50, 60 72, 76 94', 7),
  mushroom: [
    ink(1, solid('M36 52H64Q62 76 70 92Q72 98 64 98H36Q28 98 30 92Q38 76 36 52Z')),
    ink(
      0,
      cut(
        solid('M2 52Q2 4 50 4Q98 4 98 52Q98 58 90 58H10Q2 58 2 52Z'),
        circle(32, 34, 8),
        circle(56, 22, 7),
        circle(74, 40, 7),
      ),
    ),
  ],
  mountain: cut(
    polygon([0, 92, 34, 30, 46, 50, 66, 12, 100, 92], 5),
    polygon([66, 25, 77, 48, 70, 44, 65, 52, 59, 44, 55, 46], 1.5),
    polygon([34, 43, 42, 57, 36, 56, 31, 62, 26, 58], 1.5),
  ),
  peaks: [ink(1, circle(50, 44, 27)), ink(0, polygon([0, 92, 30, 40, 48, 68, 68, 30, 100, 92], 4))],
  volcano: [
    ink(
      1,
      solid('M40 38Q28 24 38 10Q42 18 46 14Q44 4 52 -4Q52 6 60 12Q66 18 62 26Q68 24 68 18Q74 30 62 38Z'),
    ),
    ink(0, polygon([34, 36, 43, 44, 50, 37, 57, 44, 66, 36, 100, 96, 0, 96], 3)),
    ink(1, polygon([46, 48, 55, 48, 60, 70, 53, 66, 51, 82, 45, 66, 41, 62], 2)),
  ],
  island: [
    ink(1, circle(66, 30, 20)),
    ink(
      0,
      solid('M8 74Q34 46 60 62Q78 64 92 74Z'),
      stroke('38 62, 36 44, 28 26', 6, 4),
      outline('28 26^, 16 16, 2 22, 0 32^, 14 26'),
      outline('28 26^, 28 12, 18 4, 8 4^, 18 14'),
      outline('28 26^, 36 12, 50 10, 58 20^, 44 18'),
      outline('28 26^, 42 24, 50 34, 48 46^, 40 34'),
    ),
    ink(2, wave2(84)),
  ],
  sun: circle(50, 50, 25) + RAYS,
  sunrise:
    halfDisc(50, 68, 27, 'up') +
    [-90, -60, -30, 0, 30, 60, 90].map((angle) => turned(box(46, 18, 8, 16, 4), angle, 50, 68)).join('') +
    box(0, 76, 100, 7, 3.5) +
    box(18, 89, 64, 7, 3.5),
  'retro-sun': solid(retroSun()),
  moon: solid('M58 0A50 50 0 1 0 100 58A37 37 0 0 1 58 0Z'),
  'moon-stars': [
    ink(0, solid('M52 6A46 46 0 1 0 94 64A36 36 0 0 1 52 6Z')),
    ink(1, star(84, 16, 15, 6.5, 5, 2), star(70, 40, 10, 4.5, 5, 1)),
  ],
  cloud: CLOUD,
  rain: [
    ink(0, CLOUD),
    ink(1, lines([28, 82, 22, 98], 7) + lines([50, 82, 44, 98], 7) + lines([72, 82, 66, 98], 7)),
  ],
  storm: [ink(0, CLOUD), ink(1, polygon([50, 60, 34, 86, 47, 86, 42, 108, 66, 78, 53, 78, 62, 60], 2))],
  snowflake: around(lines([50, 50, 50, 4], 8) + lines([36, 11, 50, 25], 7) + lines([64, 11, 50, 25], 7), 6),
  rainbow: [ink(0, arch(48, 11)), ink(1, arch(34, 11)), ink(2, arch(20, 11))],
  flame: [
    ink(0, outline('52 0^, 58 18, 74 36, 82 58, 74 84, 50 100, 26 84, 18 60, 28 38^, 34 48, 40 44, 40 24')),
    ink(1, outline('54 46^, 60 58, 68 68, 64 86, 50 93, 36 86, 34 70, 42 64, 48 60')),
  ],
  'wave-crest': solid('M0 92V66Q10 20 50 12Q86 6 96 40Q84 26 70 34Q58 42 66 56Q76 68 100 66V92Z'),
  waves: wave2(20, 0) + wave2(42, 0) + wave2(64, 0),
  shell: cut(
    solid('M50 96H40Q34 96 36 88Q4 72 4 42A46 46 0 0 1 96 42Q96 72 64 88Q66 96 60 96Z'),
    both(lines([42, 80, 20, 28], 4.5)),
    lines([50, 80, 50, 14], 4.5),
  ),
  feather:
    cut(outline('88 2^, 92 30, 76 58, 48 76, 30 78^, 22 60, 30 38, 56 12'), lines([36, 70, 72, 28], 4.5)) +
    lines([33, 74, 8, 100], 6),
  planet: [
    ink(0, circle(50, 50, 31)),
    ink(1, turned(cut(ellipse(50, 50, 54, 17), ellipse(50, 47, 43, 10)), -20)),
    ink(0, turned(halfDisc(50, 47, 31, 'up'), -20)),
  ],
  crystal: cut(
    polygon([24, 8, 76, 8, 100, 38, 50, 98, 0, 38], 4),
    polygon([30, 15, 44, 15, 35, 33, 15, 33], 1),
    polygon([56, 15, 70, 15, 85, 33, 65, 33], 1),
    polygon([50, 18, 58, 33, 42, 33], 1),
    polygon([38, 40, 62, 40, 50, 82], 1),
  ),
})

function arch(radius: number, width: number): string {
  const inner = radius - width
  return `M${50 - radius} 60A${radius} ${radius} 0 0 1 ${50 + radius} 60H${50 + inner}A${inner} ${inner} 0 0 0 ${50 - inner} 60Z`
}

function wave2(y: number, from = 0): string {
  return stroke(
    `${from} ${y + 8}, 12.5 ${y}, 25 ${y + 8}, 37.5 ${y + 14}, 50 ${y + 8}, 62.5 ${y}, 75 ${y + 8}, 87.5 ${y + 14}, 100 ${y + 8}`,
    8,
  )
}

/** A disc in bands that become thinner downwards. */
function retroSun(): string {
  const bands: [number, number][] = [
    [0, 46],
    [51, 62],
    [67, 75],
    [80, 86],
    [91, 96],
  ]
  const half = (y: number) => Math.sqrt(50 ** 2 - (y - 50) ** 2)
  return bands
    .map(
      ([top, bottom]) =>
        `M${50 - half(top)} ${top}H${50 + half(top)}A50 50 0 0 1 ${50 + half(bottom)} ${bottom}H${50 - half(bottom)}A50 50 0 0 1 ${50 - half(top)} ${top}Z`,
    )
    .join('')
}
