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
  polar,
  polygon,
  regular,
  repeated,
  ring,
  solid,
  star,
  stroke,
  symmetrical,
  turned,
} from '../pen/index.ts'

const CUP = symmetrical('50 0^, 24 0^, 24 26, 32 50, 46 60^, 46 74^, 34 80^, 34 88^, 50 88^')
const HANDLES = both(stroke('26 10, 8 10, 8 30, 30 42', 7))

export const SPORT = drawings('sport', {
  football: [
    ink(0, circle(50, 50, 50)),
    ink(1, circle(50, 50, 44.5)),
    ink(0, regular(50, 50, 18, 5, 2), around(lines([50, 34, 50, 18], 5) + solid(patch()), 5)),
  ],
  basketball: [
    ink(0, circle(50, 50, 50)),
    ink(1, box(47.5, 2, 5, 96), box(2, 47.5, 96, 5), arcSeam(-12, 38), arcSeam(112, 38)),
  ],
  tennisball: [ink(0, circle(50, 50, 50)), ink(1, arcSeam(-14, 44, 7), arcSeam(114, 44, 7))],
  baseball: [
    ink(0, circle(50, 50, 50)),
    ink(
      1,
      arcSeam(-14, 44, 4),
      arcSeam(114, 44, 4),
      both([60, 76, 90, 104, 120].map((angle) => stitch(-14, angle)).join('')),
    ),
  ],
  volleyball: [
    ink(0, circle(50, 50, 50)),
    ink(
      1,
      around(
        stroke('50 50, 50 34, 42 18, 28 8', 4.5) +
          stroke('66 38, 64 24, 56 12, 46 5', 4.5) +
          stroke('81 36, 79 24, 72 14, 64 7', 4.5),
        3,
      ),
    ),
  ],
  'american-football': [
    ink(0, turned(outline('0 50^, 22 26, 50 18, 78 26, 100 50^, 78 74, 50 82, 22 74'), -35)),
    ink(
      1,
      turned(
        lines([30, 50, 70, 50], 5) +
          repeated(lines([38, 43, 38, 57], 5), 4, 8) +
          stroke('16 36, 20 50, 16 64', 5) +
          stroke('84 36, 80 50, 84 64', 5),
        -35,
      ),
    ),
  ],
  'bowling-pin': [
    ink(0, symmetrical('50 0, 39 8, 42 28, 32 52, 30 74, 40 100^, 50 100^')),
    ink(1, box(42, 25, 16, 5), box(41, 34, 18, 5)),
  ],
  'tennis-racket': [
    ink(
      0,
      turned(
        cut(ellipse(50, 32, 28, 33), ellipse(50, 32, 21, 26)) +
          polygon([38, 60, 62, 60, 54, 76, 54, 108, 46, 108, 46, 76], 2),
        35,
      ),
    ),
    ink(
      1,
      turned(
        lines([50, 10, 50, 54], 3.5) +
          lines([39, 14, 39, 50], 3.5) +
          lines([61, 14, 61, 50], 3.5) +
          lines([33, 22, 67, 22], 3.5) +
          lines([31, 33, 69, 33], 3.5) +
          lines([33, 44, 67, 44], 3.5),
        35,
      ),
    ),
  ],
  'baseball-bat': [
    ink(0, stroke('86 14, 56 46, 14 92', 24, 8), circle(12, 94, 8)),
    ink(1, circle(78, 78, 16)),
  ],
  'boxing-glove': [
    ink(0, solid('M20 10Q30 0 50 0Q84 0 84 36Q84 58 70 68H28V58Q6 54 8 36Q10 26 20 26Z')),
    ink(1, box(24, 74, 50, 20, 4)),
    ink(1, stroke('22 30, 34 30, 40 38, 34 46', 4.5)),
  ],
  dumbbell: turned(box(24, 44, 52, 12) + both(box(14, 26, 14, 48, 5) + box(2, 34, 10, 32, 4)), -35),
  kettlebell:
    cut(circle(50, 66, 34), star(50, 66, 18, 8, 5, 2)) +
    cut(
      solid('M26 46L34 10Q36 2 44 2H56Q64 2 66 10L74 46Z'),
      solid('M38 34L43 15Q44 12 46 12H54Q56 12 57 15L62 34Q50 29 38 34Z'),
    ),
  trophy: [ink(0, CUP, HANDLES, box(26, 90, 48, 12, 3)), ink(1, star(50, 24, 14, 6, 5, 2))],
  medal: [
    ink(1, polygon([16, 0, 40, 0, 54, 40, 42, 48], 2), polygon([84, 0, 60, 0, 46, 40, 58, 48], 2)),
    ink(0, circle(50, 70, 30)),
    ink(2, star(50, 70, 19, 8.5, 5, 2)),
  ],
  podium: [
    ink(0, box(34, 40, 32, 60, 3)),
    ink(1, box(0, 60, 31, 40, 3), box(69, 70, 31, 30, 3)),
    ink(0, star(50, 20, 18, 8, 5, 2)),
  ],
  whistle:
    cut(circle(34, 62, 34) + box(34, 28, 66, 26, 4), circle(34, 68, 12)) +
    box(46, 0, 7, 18, 3) +
    both(turned(box(34, 2, 7, 16, 3), -25, 37, 30), 49.5),
  bullseye: [
    ink(0, ring(46, 54, 46, 12), ring(46, 54, 25, 11)),
    ink(1, lines([46, 54, 84, 16], 7), polygon([80, 6, 92, -6, 94, 6, 106, 8, 94, 20, 80, 20], 2)),
  ],
  jersey: [
    ink(0, symmetrical('50 10^, 38 8^, 34 0^, 20 4^, 0 26^, 16 42^, 24 34^, 24 100^, 50 100^')),
    ink(1, polygon([44, 40, 53, 34, 58, 34, 58, 70, 64, 70, 64, 77, 42, 77, 42, 70, 49, 70, 49, 44], 1)),
  ],
  cap: [
    ink(0, cut(solid('M6 62A38 38 0 0 1 82 62Z'), stroke('48 30, 58 42, 60 56', 4)), circle(44, 22, 6)),
    ink(1, solid('M6 66H82Q104 68 110 84Q84 76 58 76H12Q6 76 6 70Z')),
  ],
  sneaker: [
    ink(0, solid('M4 34Q12 42 22 38Q30 34 34 26L40 22Q52 42 72 48Q94 52 98 68H4Q0 50 4 34Z')),
    ink(1, box(2, 72, 98, 11, 5), lines([44, 36, 53, 30], 4.5), lines([52, 45, 61, 38], 4.5)),
  ],
  skateboard: [
    ink(0, stroke('4 36, 18 46, 50 46, 82 46, 96 36', 10)),
    ink(1, circle(26, 64, 11), circle(74, 64, 11)),
    ink(0, circle(26, 64, 4), circle(74, 64, 4)),
  ],
  surfboard: [
    ink(0, turned(symmetrical('50 0^, 36 26, 36 64, 44 96, 50 98'), 30)),
    ink(1, turned(box(47.5, 14, 5, 74, 2.5) + lines([39, 56, 61, 42], 5), 30)),
  ],
  bicycle:
    ring(22, 66, 22, 6) +
    ring(82, 66, 22, 6) +
    lines([22, 66, 38, 36, 70, 36, 50, 66, 22, 66], 5.5) +
    lines([34, 26, 50, 66], 5.5) +
    lines([82, 66, 67, 26, 76, 22], 5.5) +
    box(24, 22, 20, 7, 3.5) +
    circle(50, 66, 6),
  'checkered-flag': [ink(0, squares()), ink(0, box(2, 0, 8, 100, 4))],
  runner:
    circle(68, 12, 12) +
    stroke('58 32, 48 44, 44 58', 16) +
    lines([56, 32, 34, 30, 24, 46], 9) +
    lines([60, 34, 74, 48, 90, 42], 9) +
    lines([46, 58, 64, 68, 58, 94], 11) +
    lines([42, 60, 34, 78, 8, 80], 11),
  swimmer:
    circle(76, 38, 12) +
    lines([12, 56, 44, 46, 28, 26, 54, 16], 12) +
    stroke('0 76, 12.5 68, 25 76, 37.5 82, 50 76, 62.5 68, 75 76, 87.5 82, 100 76', 8),
})

function patch(): string {
  const [left, right] = [polar(50, 50, 47, -15), polar(50, 50, 47, 15)]
  return `M${left.join(' ')}A47 47 0 0 1 ${right.join(' ')}L50 20Z`
}

/** The part of a circle around a point on the middle line that lies in the ball. */
function arcSeam(x: number, radius: number, width = 5): string {
  const distance = Math.abs(50 - x)
  const cos = (distance ** 2 + radius ** 2 - 47 ** 2) / (2 * distance * radius)
  const half = (Math.acos(cos) * 180) / Math.PI
  const middle = x < 50 ? 90 : 270
  return arcLine(x, 50, radius, width, middle - half, middle + half)
}

function stitch(x: number, angle: number): string {
  const [inner, outer] = [polar(x, 50, 38, angle), polar(x, 50, 50, angle)]
  return lines([...inner, ...outer], 4)
}

function squares(): string {
  return Array.from({ length: 12 }, (_, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3]
    return box(10 + column * 28 + (row % 2) * 14, 6 + row * 14, 14, 14)
  }).join('')
}
