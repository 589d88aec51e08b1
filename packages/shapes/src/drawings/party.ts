import {
  around,
  both,
  box,
  circle,
  cut,
  drawings,
  ellipse,
  ink,
  lines,
  moved,
  outline,
  polygon,
  ring,
  scaled,
  solid,
  star,
  stroke,
  symmetrical,
  turned,
} from '../pen/index.ts'

const BALLOON = symmetrical('50 0, 24 10, 16 36, 28 62, 50 76')
const KNOT = polygon([50, 74, 57, 84, 43, 84], 2)
const HEART = solid('M50 93C22 74 2 54 2 31A25.5 25.5 0 0 1 50 20A25.5 25.5 0 0 1 98 31C98 54 78 74 50 93Z')
const CROWN = polygon([8, 88, 0, 26, 28, 52, 50, 12, 72, 52, 100, 26, 92, 88], 4)

export const PARTY = drawings('party', {
  balloon: [
    ink(0, cut(BALLOON, stroke('28 36, 30 24, 38 16', 5)), KNOT),
    ink(1, stroke('50 84, 45 96, 54 108, 48 122', 4.5)),
  ],
  balloons: [
    ink(
      1,
      moved(turned(scaled(BALLOON + KNOT, 0.62, 50, 50), -18), -18, 4),
      stroke('36 62, 44 80, 50 106', 4),
    ),
    ink(2, moved(turned(scaled(BALLOON + KNOT, 0.62, 50, 50), 18), 18, 4), stroke('64 62, 56 80, 50 106', 4)),
    ink(0, scaled(BALLOON + KNOT, 0.66, 50, 8), stroke('50 60, 50 106', 4)),
  ],
  gift: [
    ink(0, box(4, 32, 92, 20, 4), box(10, 56, 80, 48, 4)),
    ink(1, box(42, 32, 16, 72), both(outline('50 30^, 40 12, 24 4, 14 14, 22 26'))),
    ink(0, both(ellipse(31, 18, 7, 4.5))),
  ],
  candle: [
    ink(
      0,
      cut(
        box(34, 40, 32, 62, 5),
        turned(box(36, 54, 28, 6, 2), -18, 50, 57),
        turned(box(36, 74, 28, 6, 2), -18, 50, 77),
      ),
      box(47, 28, 6, 14, 2),
    ),
    ink(1, outline('50 0^, 60 12, 58 24, 50 28, 42 24, 40 12')),
  ],
  confetti: [
    ink(0, polygon([26, 40, 62, 76, 2, 100], 5), stroke('54 46, 58 34, 50 22', 6), box(84, 54, 10, 10, 2)),
    ink(1, stroke('60 52, 74 50, 84 40', 6), star(78, 14, 13, 6, 5, 2), circle(30, 20, 5), circle(70, 72, 5)),
    ink(
      2,
      circle(56, 6, 6),
      turned(box(64, 26, 12, 6, 2), 40, 70, 29),
      turned(box(88, 78, 12, 6, 2), -30, 94, 81),
      circle(94, 30, 5),
    ),
  ],
  'party-hat': [
    ink(0, polygon([50, 16, 88, 100, 12, 100], 5)),
    ink(1, star(50, 12, 17, 9, 8, 3), circle(48, 52, 6), circle(38, 78, 7), circle(64, 76, 7)),
  ],
  bunting: [
    ink(
      0,
      stroke('0 10, 30 22, 70 22, 100 10', 5),
      polygon([6, 16, 24, 22, 12, 44], 2),
      polygon([76, 22, 94, 16, 88, 44], 2),
    ),
    ink(1, polygon([28, 24, 47, 26, 36, 52], 2), polygon([53, 26, 72, 24, 64, 52], 2)),
  ],
  firework: [
    ink(0, around(lines([50, 36, 50, 14], 6), 10)),
    ink(1, around(turned(circle(50, 5, 5), 18), 10), circle(50, 50, 6)),
  ],
  champagne: [
    ink(
      0,
      turned(
        cut(
          solid('M36 10H64L61 50Q60 58 53 58V88H62Q66 88 66 96H34Q34 88 38 88H47V58Q40 58 39 50Z'),
          solid('M41 16H59L58 26H42Z'),
        ),
        -14,
        50,
        96,
      ),
    ),
    ink(1, circle(60, 2, 5), circle(72, 14, 6), circle(78, -4, 4.5)),
  ],
  crown: [
    ink(0, CROWN, circle(4, 22, 6), circle(96, 22, 6), circle(50, 8, 7)),
    ink(1, box(16, 72, 68, 7, 3)),
  ],
  'disco-ball': [ink(0, box(47, 0, 6, 16, 2), circle(50, 58, 42)), ink(1, ...discoTiles())],
  'theatre-mask': [
    ink(0, solid('M4 10Q50 26 96 10Q104 96 50 100Q-4 96 4 10Z')),
    ink(
      1,
      both(outline('18 40^, 26 32, 36 34, 42 44^, 32 42')),
      outline('24 60^, 50 70, 76 60^, 70 82, 50 90, 30 82'),
    ),
  ],
  'heart-arrow': [
    ink(
      1,
      lines([0, 78, 100, 22], 6),
      polygon([94, 10, 108, 18, 100, 34], 2),
      lines([6, 66, 0, 78, 10, 86], 6),
    ),
    ink(0, scaled(HEART, 0.78, 50, 50)),
  ],
  'hearts-two': [
    ink(1, moved(turned(scaled(HEART, 0.62), 14, 31, 31), 44, 0)),
    ink(0, moved(turned(scaled(HEART, 0.72), -12, 36, 36), 0, 20)),
  ],
  rings: [
    ink(0, ring(34, 66, 34, 10)),
    ink(1, ring(70, 66, 34, 10), polygon([58, 12, 82, 12, 90, 22, 70, 38, 50, 22], 2)),
  ],
  'love-letter': [
    ink(0, box(0, 20, 100, 68, 7)),
    ink(1, polygon([8, 26, 92, 26, 50, 60], 4)),
    ink(2, moved(scaled(HEART, 0.32), 34, 44)),
  ],
  pumpkin: [
    ink(0, ellipse(50, 62, 24, 36), both(ellipse(28, 62, 24, 34) + ellipse(18, 62, 18, 28))),
    ink(
      1,
      both(polygon([24, 46, 42, 54, 26, 60], 2)),
      polygon([50, 56, 55, 66, 45, 66], 1.5),
      polygon([20, 70, 32, 75, 40, 72, 50, 78, 60, 72, 68, 75, 80, 70, 70, 86, 50, 90, 30, 86], 2),
    ),
    ink(2, stroke('50 30, 50 18, 60 10', 9)),
  ],
  ghost: cut(
    solid(
      'M14 100V44A36 36 0 0 1 86 44V100Q80 102 74 92Q68 86 62 94Q56 102 50 94Q44 86 38 94Q32 102 26 92Q20 86 14 100Z',
    ),
    both(ellipse(38, 44, 6, 8)),
    ellipse(50, 64, 7, 8),
  ),
  skull: cut(
    solid(
      'M50 2C22 2 6 20 6 44C6 58 14 66 24 70V88Q24 94 30 94H70Q76 94 76 88V70C86 66 94 58 94 44C94 20 78 2 50 2Z',
    ),
    both(circle(31, 46, 12)),
    polygon([50, 58, 57, 70, 43, 70], 2),
    both(box(40.5, 80, 4, 14, 0)),
  ),
  'sugar-skull': [
    ink(
      0,
      solid(
        'M50 2C22 2 6 20 6 44C6 58 14 66 24 70V88Q24 94 30 94H70Q76 94 76 88V70C86 66 94 58 94 44C94 20 78 2 50 2Z',
      ),
    ),
    ink(
      1,
      both(around(circle(31, 37, 6), 8, 31, 48)),
      both(lines([39, 79, 39, 88], 4)),
      lines([50, 79, 50, 88], 4),
      around(circle(50, 14, 4.5), 5, 50, 21),
    ),
    ink(0, both(circle(31, 48, 7.5))),
    ink(2, both(circle(31, 48, 4)), scaled(turned(HEART, 180), 0.13, 50, 76.5), circle(50, 21, 3)),
  ],
  'christmas-tree': [
    ink(
      0,
      polygon([50, 14, 74, 42, 26, 42], 4),
      polygon([50, 28, 84, 68, 16, 68], 4),
      polygon([50, 48, 94, 96, 6, 96], 4),
      box(43, 92, 14, 14, 2),
    ),
    ink(1, circle(42, 58, 4.5), circle(62, 52, 4.5), circle(32, 84, 5), circle(54, 78, 5), circle(74, 86, 5)),
    ink(2, star(50, 10, 13, 6, 5, 2)),
  ],
  bell: [
    ink(0, symmetrical('50 6, 28 14, 22 44, 18 66, 4 80^, 50 80^'), circle(50, 6, 6)),
    ink(1, solid('M36 85H64A14 13 0 0 1 36 85Z')),
  ],
  pinata: [
    ink(
      0,
      polygon(
        [
          18, 8, 30, 26, 82, 30, 92, 44, 88, 50, 82, 46, 82, 92, 68, 92, 66, 66, 40, 66, 38, 92, 24, 92, 22,
          50, 4, 48, 4, 30,
        ],
        4,
      ),
    ),
    ink(1, box(38, 40, 28, 6, 2), box(38, 52, 28, 6, 2), box(25, 70, 12, 6, 2), box(69, 70, 12, 6, 2)),
    ink(2, circle(18, 32, 4), turned(box(86, 40, 10, 18, 4), -20, 91, 48)),
  ],
  papel: [
    ink(1, box(0, 0, 100, 6, 3)),
    ink(
      0,
      cut(
        solid(
          `M4 8H96V72${[0, 1, 2, 3, 4].map((i) => `Q${86.8 - i * 18.4} 92 ${77.6 - i * 18.4} 72`).join('')}Z`,
        ),
        around(ellipse(50, 28, 5, 9), 6, 50, 42),
        both(polygon([20, 18, 27, 26, 20, 34, 13, 26], 1) + polygon([20, 50, 27, 58, 20, 66, 13, 58], 1)),
      ),
    ),
  ],
})

function discoTiles(): string[] {
  return [-2, -1, 0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].flatMap((column) => {
      const y = 58 + row * 15
      const half = Math.sqrt(40 ** 2 - (row * 15 + Math.sign(row) * 6) ** 2)
      const [left, right] = [(half * (column - 0.5)) / 2.5, (half * (column + 0.5)) / 2.5]
      return (row + column) % 2 === 0 ? [box(50 + left + 1, y - 6, right - left - 2, 12, 1)] : []
    }),
  )
}
