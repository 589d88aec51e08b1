import {
  arcLine,
  around,
  both,
  box,
  circle,
  drawings,
  ink,
  lines,
  moved,
  outline,
  polar,
  polygon,
  repeated,
  ring,
  scaled,
  solid,
  star,
  stroke,
  turned,
  wave,
} from '../pen/index.ts'

const SPLAT =
  '50 14, 58 4, 66 10, 66 24, 80 18, 88 24, 82 36, 96 40, 100 50, 88 56, 92 70, 84 78, 74 72, 74 90, 64 98, 56 88, 46 96, 38 90, 38 78, 22 88, 14 80, 22 66, 4 64, 2 52, 16 46, 8 32, 14 24, 28 30, 32 16, 40 12'

export const ORNAMENTS = drawings('ornaments', {
  line: box(0, 0, 100, 3, 1.5),
  'line-dotted': repeated(circle(3, 3, 3), 11, 9.4),
  'line-dashed': repeated(box(0, 0, 14, 4, 2), 5, 21.5),
  'line-tapered': solid('M0 4Q50 -3 100 4Q50 11 0 4Z'),
  'line-wave': wave(2, 6, 96, 10, 5, 4),
  'line-zigzag': lines([2, 14, 14, 2, 26, 14, 38, 2, 50, 14, 62, 2, 74, 14, 86, 2, 98, 14], 4),
  'divider-star': box(0, 8.5, 38, 3, 1.5) + star(50, 10, 10, 4.4, 5, 1) + box(62, 8.5, 38, 3, 1.5),
  'divider-stars':
    box(0, 8.5, 28, 3, 1.5) +
    star(50, 10, 9, 4, 5, 1) +
    both(star(36, 11, 5.5, 2.5, 5, 0.6)) +
    box(72, 8.5, 28, 3, 1.5),
  'divider-diamond':
    polygon([50, 0, 58, 8, 50, 16, 42, 8], 1) + both(polygon([38, 8, 34, 11, 0, 8, 34, 5], 1)),
  'divider-heart':
    both(box(0, 8.5, 38, 3, 1.5)) +
    scaled(
      solid('M50 93C22 74 2 54 2 31A25.5 25.5 0 0 1 50 20A25.5 25.5 0 0 1 98 31C98 54 78 74 50 93Z'),
      0.16,
      50,
      2.3,
    ),
  'divider-arrow':
    box(16, 8, 62, 4, 2) +
    polygon([76, 0, 100, 10, 76, 20, 82, 10], 1.5) +
    lines([16, 10, 4, 2], 4) +
    lines([16, 10, 4, 18], 4) +
    lines([26, 10, 14, 2], 4) +
    lines([26, 10, 14, 18], 4),
  'divider-leaves':
    both(
      stroke('48 12, 30 10, 4 12', 3) +
        [
          [40, 11, -62],
          [29, 10, -62],
          [18, 10.5, -62],
          [36, 11, -118],
          [25, 10, -118],
          [14, 11, -118],
        ]
          .map(([x = 0, y = 0, angle = 0]) =>
            moved(turned(solid('M0 0Q-4 -5 0 -12Q4 -5 0 0Z'), angle, 0, 0), x, y),
          )
          .join(''),
    ) + circle(50, 12, 3),
  swash: solid('M2 14Q40 -10 98 4Q66 6 44 16Q72 12 90 18Q52 20 18 30Q22 20 34 13Q18 12 2 14Z'),
  swoosh: outline('0 44^, 26 40, 60 26, 100 0^, 76 30, 44 50, 16 56'),
  'corner-deco':
    lines([4, 96, 4, 4, 96, 4], 7) +
    arcLine(4, 4, 34, 6, 92, 178) +
    arcLine(4, 4, 56, 6, 92, 178) +
    solid('M10 10H24A14 14 0 0 1 10 24Z'),
  'brush-stroke': outline(
    '0 22^, 12 12, 30 10, 60 4, 98 6^, 90 12^, 100 16^, 92 22^, 98 28^, 84 30, 50 34, 20 38, 4 36^, 10 30^',
  ),
  'brush-block': outline(
    '6 8^, 30 4, 60 6, 94 2^, 90 10^, 100 14^, 94 24^, 99 34^, 92 42^, 97 50^, 66 52, 34 50, 4 56^, 9 48^, 0 42^, 6 30^, 1 22^, 8 16^',
  ),
  splat: outline(SPLAT),
  sparkles: [
    solid('M60 0Q64 36 100 40Q64 44 60 80Q56 44 20 40Q56 36 60 0Z'),
    solid('M20 56Q22 76 42 78Q22 80 20 100Q18 80 -2 78Q18 76 20 56Z'),
    solid('M88 66Q89 80 102 82Q89 84 88 98Q86 84 73 82Q86 80 88 66Z'),
  ].join(''),
  'stars-five': star(50, 18, 18, 8, 5, 2) + both(star(26, 22, 12, 5.3, 5, 1.5) + star(8, 30, 9, 4, 5, 1)),
  'stars-arc': [-60, -30, 0, 30, 60]
    .map((angle) => turned(star(50, 10, 10, 4.4, 5, 1), angle, 50, 60))
    .join(''),
  rays: around(polygon([46.5, 22, 53.5, 22, 57, 0, 43, 0], 1), 12),
  'rays-fan': [-75, -50, -25, 0, 25, 50, 75]
    .map((angle) => turned(polygon([48, 44, 52, 44, 58, 0, 42, 0], 1), angle, 50, 84))
    .join(''),
  'comic-burst': [ink(0, polygon(jagged(50), 1.5)), ink(1, polygon(jagged(41), 1.5))],
  'halftone-disc': dots((x, y) => 6.2 * Math.max(0, 1 - Math.hypot(x - 50, y - 50) / 60)),
  'halftone-fade': dots((_, y) => 6.4 * (1 - y / 110)),
  'stripes-speed':
    box(0, 0, 100, 10, 5) + box(14, 18, 86, 8, 4) + box(30, 34, 70, 6, 3) + box(48, 48, 52, 4.5, 2.2),
  'stripes-retro': [ink(0, box(0, 0, 100, 12)), ink(1, box(0, 15, 100, 12)), ink(2, box(0, 30, 100, 12))],
  'stripes-diagonal': repeated(polygon([0, 40, 24, 0, 36, 0, 12, 40], 0), 4, 22),
  chevrons: repeated(polygon([0, 0, 14, 0, 30, 20, 14, 40, 0, 40, 16, 20], 1.5), 3, 24),
  'aztec-step': [
    ink(0, both(polygon([50, 0, 40, 0, 40, 12, 28, 12, 28, 24, 16, 24, 16, 36, 4, 36, 4, 48, 50, 48], 0))),
    ink(1, polygon([50, 18, 64, 34, 50, 48, 36, 34], 1)),
  ],
  mandala: [
    ink(0, around(solid('M50 34Q38 18 50 0Q62 18 50 34Z'), 12), ring(50, 50, 18, 4)),
    ink(
      1,
      around(turned(circle(50, 12, 4.5), 15), 12),
      around(solid('M50 48Q45 42 50 35Q55 42 50 48Z'), 6),
      circle(50, 50, 3),
    ),
  ],
  'arrow-hand': stroke('4 10, 20 36, 50 46, 84 36', 7) + lines([66, 22, 88, 34, 76, 58], 7),
  'circle-hand': stroke('70 12, 40 6, 10 22, 4 40, 22 62, 56 66, 88 54, 96 34, 76 14, 44 4, 24 8', 5),
  'quote-mark': quote() + moved(quote(), 54, 0),
  ampersand: stroke(
    '92 96, 64 70, 32 40, 28 20, 42 8, 58 16, 56 32, 30 50, 16 70, 28 92, 54 94, 76 76, 86 52',
    11,
  ),
  infinity: stroke(
    '50 26, 36 10, 18 6, 6 18, 6 34, 18 46, 36 42, 50 26, 64 10, 82 6, 94 18, 94 34, 82 46, 64 42, 50 26',
    9,
  ),
})

function quote(): string {
  return 'M44 50A22 22 0 1 1 22 28Q24 12 40 2Q46 0 46 5Q38 14 38 26Q44 34 44 50Z'
}

/** Uneven spikes, as around a word in a comic. */
function jagged(radius: number): number[] {
  const lengths = [1, 0.84, 0.94, 0.8, 1, 0.88, 0.78, 0.96, 0.84, 1, 0.8, 0.92]
  return lengths.flatMap((length, index) => [
    ...polar(50, 50, radius * length, index * 30),
    ...polar(50, 50, radius * 0.62, index * 30 + 15),
  ])
}

/** Dots in rows that are shifted by half, as large as `radiusAt` says; those that could not be printed are left out. */
function dots(radiusAt: (x: number, y: number) => number): string {
  const found: string[] = []
  for (let row = 0; row <= 9; row++)
    for (let column = 0; column <= 8; column++) {
      const [x, y] = [column * 12.5 + (row % 2) * 6.25, row * 10.8]
      const radius = radiusAt(x, y)
      if (x <= 100 && y <= 100 && radius >= 1.4) found.push(circle(x, y, Math.round(radius * 10) / 10))
    }
  return found.join('')
}
