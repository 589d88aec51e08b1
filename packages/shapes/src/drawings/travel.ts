import {
  arcLine,
  around,
  both,
  box,
  circle,
  cut,
  drawings,
  ellipse,
  ink,
  lines,
  outline,
  polygon,
  repeated,
  ring,
  solid,
  star,
  stroke,
  symmetrical,
  turned,
} from '../pen/index.ts'

const BODY = outline('50 104, 26 98, 18 80, 30 64, 32 50, 42 42, 50 46, 58 42, 68 50, 70 64, 82 80, 74 98')

export const TRAVEL = drawings('travel', {
  note:
    turned(ellipse(24, 84, 22, 16), -18, 24, 84) +
    box(38, 4, 8, 80, 2) +
    solid('M38 2Q50 18 74 24Q88 32 80 54Q76 36 46 34H38Z'),
  'treble-clef': stroke(
    '44 86, 34 92, 34 104, 46 110, 56 100, 54 82, 42 22, 48 4, 58 0, 60 16, 48 34, 28 52, 26 70, 42 82, 62 78, 68 62, 58 50, 44 54, 44 66, 52 70',
    6.5,
  ),
  guitar: [
    ink(0, turned(cut(BODY, circle(50, 72, 10)), 40)),
    ink(1, turned(box(45.5, 0, 9, 60, 1) + box(42, -20, 16, 22, 4) + box(40, 88, 20, 6, 2), 40)),
  ],
  microphone: [
    ink(0, box(30, 0, 40, 62, 20)),
    ink(
      1,
      stroke('16 42, 20 64, 36 76, 50 78, 64 76, 80 64, 84 42', 7),
      box(46, 76, 8, 18),
      box(28, 92, 44, 8, 4),
    ),
  ],
  'hand-microphone': [
    ink(0, turned(solid('M38 44H62L56 104Q50 110 44 104Z'), 40)),
    ink(1, turned(circle(50, 18, 22), 40), turned(box(30, 38, 40, 8, 3), 40)),
  ],
  headphones:
    solid('M4 62A46 46 0 0 1 96 62V66H86V62A36 36 0 0 0 14 62V66H4Z') +
    box(4, 56, 22, 38, 8) +
    box(74, 56, 22, 38, 8),
  vinyl: [
    ink(0, cut(circle(50, 50, 50), arcCut(38), arcCut(30))),
    ink(1, cut(circle(50, 50, 18), circle(50, 50, 4))),
  ],
  cassette: [
    ink(0, cut(box(0, 16, 100, 68, 8), box(12, 26, 76, 34, 4))),
    ink(
      1,
      cut(box(16, 30, 68, 26, 13), circle(31, 43, 7), circle(69, 43, 7)),
      polygon([26, 68, 74, 68, 80, 84, 20, 84], 2),
    ),
  ],
  drum: [
    ink(
      0,
      cut(ellipse(50, 38, 46, 18), ellipse(50, 38, 38, 11)),
      solid('M4 46Q26 64 50 62Q74 64 96 46V78Q76 98 50 98Q24 98 4 78Z'),
    ),
    ink(
      1,
      lines([18, 62, 32, 88, 50, 68, 68, 88, 82, 62], 4.5),
      lines([60, 34, 92, 4], 5),
      lines([40, 34, 8, 4], 5),
    ),
  ],
  piano: [
    ink(0, cut(box(0, 14, 100, 76, 5), repeated(box(6, 22, 16, 62, 2), 5, 18))),
    ink(0, repeated(box(18.5, 20, 9, 38, 1), 2, 18), box(72.5, 20, 9, 38, 1)),
  ],
  maracas: [
    ink(0, turned(ellipse(30, 28, 20, 26), -25, 30, 28), turned(ellipse(70, 28, 20, 26), 25, 70, 28)),
    ink(
      1,
      lines([40, 52, 58, 98], 8),
      lines([60, 52, 42, 98], 8),
      turned(box(11, 24, 38, 6), -25, 30, 28),
      turned(box(51, 24, 38, 6), 25, 70, 28),
    ),
  ],
  boombox: [
    ink(0, box(0, 28, 100, 58, 7), cut(box(14, 8, 72, 24, 7), box(22, 15, 56, 14, 2))),
    ink(
      1,
      cut(circle(24, 58, 18), circle(24, 58, 7)),
      cut(circle(76, 58, 18), circle(76, 58, 7)),
      box(44, 48, 12, 20, 2),
      box(44, 36, 12, 6, 2),
    ),
  ],
  camera: [
    ink(0, cut(box(0, 24, 100, 66, 9), circle(50, 57, 24)), polygon([30, 24, 37, 10, 63, 10, 70, 24], 3)),
    ink(1, cut(circle(50, 57, 18), circle(50, 57, 7)), box(80, 32, 11, 7, 2)),
  ],
  plane: turned(
    symmetrical('50 0, 43 14, 43 38^, 4 62^, 4 73^, 43 62^, 45 84^, 30 95^, 30 103^, 50 97^'),
    45,
  ),
  'hot-air-balloon': [
    ink(0, symmetrical('50 0, 18 12, 8 40, 26 66, 40 78^, 50 78^')),
    ink(1, symmetrical('50 4, 42 8, 38 38, 46 76^, 50 76^'), box(39, 90, 22, 16, 4)),
    ink(0, both(lines([41, 76, 43, 92], 3.5))),
  ],
  car: [
    ink(
      0,
      cut(
        solid(
          'M2 68V54Q2 46 10 44L20 42L32 24Q35 20 42 20H64Q70 20 74 24L88 42L94 44Q100 46 100 54V68Q100 72 96 72H6Q2 72 2 68Z',
        ),
        polygon([29, 42, 38, 28, 50, 28, 50, 42], 2),
        polygon([56, 28, 68, 28, 78, 42, 56, 42], 2),
      ),
    ),
    ink(1, circle(25, 72, 12), circle(77, 72, 12)),
    ink(0, circle(25, 72, 5), circle(77, 72, 5)),
  ],
  van: [
    ink(
      0,
      cut(
        solid('M2 74V34Q2 16 20 16H80Q90 16 94 26L100 52V74Q100 78 96 78H6Q2 78 2 74Z'),
        box(12, 26, 20, 18, 3),
        box(38, 26, 20, 18, 3),
        polygon([64, 26, 84, 26, 90, 44, 64, 44], 3),
        box(8, 52, 84, 5, 2),
      ),
    ),
    ink(1, circle(24, 78, 12), circle(78, 78, 12)),
    ink(0, circle(24, 78, 5), circle(78, 78, 5)),
  ],
  motorcycle: [
    ink(
      0,
      ring(20, 66, 20, 8),
      ring(82, 66, 20, 8),
      outline('22 60^, 20 46, 34 40, 44 34, 60 30, 70 36, 66 52, 60 68, 38 70'),
      lines([82, 66, 64, 22, 54, 20], 6),
    ),
    ink(1, outline('4 38^, 24 36, 40 40, 42 46, 22 48'), lines([20, 66, 50, 70], 6)),
  ],
  train: [
    ink(
      0,
      cut(box(16, 0, 68, 80, 14), box(26, 20, 48, 26, 4), box(38, 8, 24, 5, 2.5)),
      lines([26, 84, 16, 100], 7),
      lines([74, 84, 84, 100], 7),
      lines([24, 92, 76, 92], 5),
    ),
    ink(1, circle(32, 62, 6.5), circle(68, 62, 6.5)),
  ],
  sailboat: [
    ink(0, polygon([46, 0, 46, 66, 8, 66], 3), solid('M2 74H98Q90 96 70 98H30Q10 96 2 74Z')),
    ink(1, polygon([53, 14, 88, 66, 53, 66], 3)),
  ],
  anchor:
    cut(circle(50, 14, 14), circle(50, 14, 6)) +
    box(45, 24, 10, 66, 2) +
    box(28, 32, 44, 9, 4.5) +
    stroke('10 60, 18 82, 36 94, 50 96, 64 94, 82 82, 90 60', 9) +
    polygon([0, 66, 10, 46, 22, 62], 2) +
    polygon([100, 66, 90, 46, 78, 62], 2),
  lighthouse: [
    ink(
      0,
      polygon([36, 34, 64, 34, 72, 100, 28, 100], 2),
      box(32, 26, 36, 6, 2),
      polygon([36, 10, 50, 0, 64, 10], 2),
    ),
    ink(
      1,
      polygon([34.4, 48, 65.6, 48, 67.4, 62, 32.6, 62], 0.5),
      polygon([31, 76, 69, 76, 70.6, 90, 29.4, 90], 0.5),
      box(42, 13, 16, 11),
      polygon([28, 12, 28, 24, 2, 30, 2, 6], 2),
      polygon([72, 12, 72, 24, 98, 30, 98, 6], 2),
    ),
  ],
  tent: [
    ink(0, cut(polygon([50, 12, 100, 90, 0, 90], 4), polygon([50, 40, 74, 84, 26, 84], 2))),
    ink(1, polygon([50, 44, 56, 84, 28, 84], 1), lines([50, 16, 44, 4], 5), lines([50, 16, 56, 4], 5)),
  ],
  campfire: [
    ink(0, lines([8, 98, 92, 78], 11), lines([92, 98, 8, 78], 11)),
    ink(1, outline('52 0^, 56 18, 72 34, 74 54, 62 70, 50 74, 34 68, 26 52, 34 34^, 40 42, 46 36, 46 18')),
    ink(2, outline('52 36^, 60 50, 58 66, 50 70, 40 64, 42 52')),
  ],
  compass: [
    ink(0, ring(50, 50, 50, 9), around(box(47, 12, 6, 8, 2), 4)),
    ink(1, turned(polygon([50, 20, 60, 50, 40, 50], 2), 40)),
    ink(0, turned(polygon([50, 80, 60, 50, 40, 50], 2), 40)),
  ],
  'compass-rose': [ink(1, star(50, 50, 38, 18, 4, 2, 45)), ink(0, star(50, 50, 50, 13, 4, 2))],
  'map-pin': cut(
    solid('M50 0C70 0 86 15 86 36C86 60 62 80 50 100C38 80 14 60 14 36C14 15 30 0 50 0Z'),
    circle(50, 36, 15),
  ),
  globe: cut(circle(50, 50, 50), ...globeParts()),
  sunglasses: both(
    cut(solid('M0 30H46Q49 30 50 34V40H48Q46 66 26 66Q6 66 4 42H0Z'), stroke('14 40, 18 52, 26 57', 5)),
  ),
  sombrero: [
    ink(
      0,
      outline(
        '0 56, 10 48, 26 56, 32 56, 38 18, 50 10, 62 18, 68 56, 74 56, 90 48, 100 56, 84 76, 50 82, 16 76',
      ),
    ),
    ink(
      1,
      lines([35, 42, 42, 50, 50, 42, 58, 50, 65, 42], 4.5),
      lines([12, 62, 24, 70, 50, 74, 76, 70, 88, 62], 4),
    ),
  ],
  skyline: cut(
    solid('M0 96V52H14V34H30V58H36V12L43 0L50 12V58H56V26H74V44H86V60H100V96Z'),
    box(19, 42, 5, 7),
    box(61, 34, 8, 6),
    box(61, 48, 8, 6),
    box(61, 62, 8, 6),
    box(19, 58, 5, 7),
    box(40.5, 24, 5, 8),
    box(40.5, 40, 5, 8),
    box(40.5, 56, 5, 8),
    box(6, 62, 5, 7),
    box(88, 70, 6, 6),
    box(78, 56, 5, 7),
  ),
  rocket: [
    ink(
      0,
      turned(symmetrical('50 0^, 38 10, 34 32, 36 62^, 50 62^'), 35),
      turned(polygon([34, 40, 20, 60, 20, 72, 36, 62], 2) + polygon([66, 40, 80, 60, 80, 72, 64, 62], 2), 35),
    ),
    ink(1, turned(circle(50, 32, 8) + symmetrical('50 66^, 42 66^, 38 78, 50 98^'), 35)),
  ],
  astronaut: [
    ink(0, circle(50, 36, 34), symmetrical('50 66, 24 70, 12 86, 10 104^, 50 104^')),
    ink(1, box(28, 22, 44, 30, 14), box(38, 84, 24, 12, 3)),
    ink(0, stroke('36 40, 36 32, 44 28', 4.5)),
  ],
  ufo: [
    ink(1, solid('M28 44A22 24 0 0 1 72 44Z'), polygon([34, 66, 66, 66, 86, 100, 14, 100], 3)),
    ink(0, cut(ellipse(50, 52, 50, 15), circle(20, 52, 4.5), circle(50, 56, 4.5), circle(80, 52, 4.5))),
  ],
})

function arcCut(radius: number): string {
  return arcLine(50, 50, radius, 4, 20, 80) + arcLine(50, 50, radius, 4, 200, 260)
}

/** The fields between the lines of a globe. */
function globeParts(): string[] {
  const band = (fromY: number, toY: number, inner: (y: number) => number, outer: (y: number) => number) => {
    const ys = [fromY, (fromY + toY) / 2, toY]
    const right = ys.map((y) => `${50 + outer(y)} ${y}${y === ys[1] ? '' : '^'}`)
    const left = [...ys].reverse().map((y) => `${50 + inner(y)} ${y}${y === ys[1] ? '' : '^'}`)
    return outline([...right, ...left].join(','))
  }
  const disc = (radius: number, squeeze: number) => (y: number) =>
    squeeze * Math.sqrt(Math.max(0, radius ** 2 - (y - 50) ** 2))
  const fields = [
    [14, 30],
    [35, 47.5],
    [52.5, 65],
    [70, 86],
  ].flatMap(([from = 0, to = 0]) => [
    band(
      from,
      to,
      () => 2.5,
      (y) => disc(50, 0.48)(y) - 2.5,
    ),
    band(from, to, (y) => disc(50, 0.48)(y) + 2.5, disc(44, 1)),
  ])
  return fields.map((field) => both(field))
}
