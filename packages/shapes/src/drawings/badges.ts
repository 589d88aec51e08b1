import {
  arcLine,
  both,
  box,
  circle,
  cut,
  drawings,
  ink,
  lines,
  moved,
  polar,
  polygon,
  regular,
  repeated,
  ring,
  scaled,
  scalloped,
  solid,
  star,
  symmetrical,
  turned,
} from '../pen/index.ts'

const SHIELD = solid('M50 0L92 12Q94 12.5 94 15V48C94 74 74 91 50 100C26 91 6 74 6 48V15Q6 12.5 8 12Z')
const CREST = solid('M8 10Q30 14 50 2Q70 14 92 10Q98 34 92 56Q84 84 50 100Q16 84 8 56Q2 34 8 10Z')
const TICKET =
  'M6 26H94Q100 26 100 32V40A10 10 0 0 0 100 60V68Q100 74 94 74H6Q0 74 0 68V60A10 10 0 0 0 0 40V32Q0 26 6 26Z'
const PLAQUE = 'M14 14A14 14 0 0 0 28 0H92A14 14 0 0 0 106 14V66A14 14 0 0 0 92 80H28A14 14 0 0 0 14 66Z'
const LAUREL_LEAF = solid('M0 -14Q13 -2 0 14Q-13 0 0 -14Z')

/** Leaves along half a ring, open above. */
const LAUREL_HALF =
  arcLine(50, 50, 38, 4, 188, 325) +
  [205, 230, 255, 280, 305].map((angle) => leafAt(44, angle, 22) + leafAt(31, angle + 8, -38)).join('') +
  leafAt(38, 336, 0)

function leafAt(radius: number, angle: number, lean: number): string {
  const [x, y] = polar(50, 50, radius, angle)
  return moved(turned(scaled(LAUREL_LEAF, 0.82), angle + 90 + lean, 0, 0), x, y)
}

export const BADGES = drawings('badges', {
  shield: SHIELD,
  'shield-outline': cut(SHIELD, scaled(SHIELD, 0.76, 50, 47)),
  'shield-border': [ink(0, SHIELD), ink(1, scaled(SHIELD, 0.8, 50, 47))],
  'shield-star': [ink(0, SHIELD), ink(1, star(50, 47, 30, 13, 5, 3))],
  crest: [ink(0, CREST), ink(1, scaled(CREST, 0.82, 50, 49)), ink(0, box(8, 36, 84, 9))],
  seal: scalloped(50, 50, 46, 16, 4),
  'seal-ring': cut(scalloped(50, 50, 46, 20, 4), ring(50, 50, 38, 5)),
  'seal-star': [
    ink(0, cut(scalloped(50, 50, 46, 16, 4), ring(50, 50, 39, 4))),
    ink(1, star(50, 50, 27, 12, 5, 3)),
  ],
  'seal-check': [ink(0, star(50, 50, 50, 41, 16, 4)), ink(1, lines([31, 51, 45, 65, 70, 36], 11))],
  rosette: [
    ink(
      1,
      polygon([30, 52, 50, 60, 40, 104, 29, 94, 14, 98], 3),
      polygon([70, 52, 50, 60, 60, 104, 71, 94, 86, 98], 3),
    ),
    ink(0, scalloped(50, 38, 34, 14, 4)),
    ink(2, circle(50, 38, 24)),
  ],
  'first-place': [
    ink(
      1,
      polygon([30, 73, 47, 77, 40, 108, 30, 98, 18, 100], 3),
      polygon([70, 73, 53, 77, 60, 108, 70, 98, 82, 100], 3),
    ),
    ink(0, cut(circle(50, 40, 38), ring(50, 40, 31, 4))),
    ink(
      2,
      polygon([38, 28, 50, 20, 57, 20, 57, 54, 63, 54, 63, 61, 39, 61, 39, 54, 47, 54, 47, 33, 40, 37], 1.5),
    ),
  ],
  ribbon: [
    ink(
      1,
      polygon([0, 22, 26, 22, 26, 62, 0, 62, 10, 42], 2),
      polygon([100, 22, 74, 22, 74, 62, 100, 62, 90, 42], 2),
    ),
    ink(0, box(14, 12, 72, 38, 2)),
  ],
  'ribbon-arched': [
    ink(
      1,
      polygon([0, 40, 24, 34, 24, 70, 2, 76, 9, 58], 2),
      polygon([100, 40, 76, 34, 76, 70, 98, 76, 91, 58], 2),
    ),
    ink(0, 'M14 28Q50 8 86 28V62Q50 42 14 62Z'),
  ],
  'ribbon-wave': solid('M2 30Q26 10 50 26Q74 42 98 22L90 42L98 60Q74 78 50 64Q26 50 2 68L10 50Z'),
  laurel: both(LAUREL_HALF),
  'laurel-star': [ink(0, both(LAUREL_HALF)), ink(1, star(50, 47, 22, 9.5, 5, 3))],
  'postage-stamp': cut(postage(), box(16, 16, 68, 88, 2)),
  'rubber-stamp': cut(
    ring(50, 50, 50, 6) + ring(50, 50, 40, 4) + box(2, 36, 96, 28, 4),
    box(8, 42, 84, 16, 2),
  ),
  ticket: cut(TICKET, repeated(box(69, 31.5, 4, 7, 2), 4, 0, 10)),
  'ticket-star': [
    ink(0, cut(TICKET, repeated(box(70, 31.5, 4, 7, 2), 4, 0, 10))),
    ink(1, star(38, 50, 17, 7.5, 5, 2)),
  ],
  plaque: PLAQUE,
  'plaque-frame': cut(PLAQUE, scaled(PLAQUE, 0.86, 60, 40)),
  'frame-round': ring(50, 50, 50, 7) + ring(50, 50, 39, 3),
  'frame-square':
    cut(box(0, 0, 100, 100, 10), box(7, 7, 86, 86, 5)) +
    cut(box(11, 11, 78, 78, 3), box(14, 14, 72, 72, 1.5)),
  'frame-hexagon':
    cut(regular(50, 50, 50, 6, 5), regular(50, 50, 41, 6, 4)) +
    cut(regular(50, 50, 36, 6, 3), regular(50, 50, 32.5, 6, 3)),
  'frame-corners': both(lines([4, 34, 4, 4, 34, 4], 7) + lines([4, 66, 4, 96, 34, 96], 7)),
  'frame-vintage': both(
    cut(
      solid('M50 0H26Q26 12 12 12Q12 26 0 26V74Q12 74 12 88Q26 88 26 100H50Z'),
      solid('M50 7H33Q30 17 19 19Q17 30 7 33V67Q17 70 19 81Q30 83 33 93H50Z'),
    ),
  ),
  polaroid: cut(box(6, 0, 88, 100, 4), box(14, 8, 72, 66, 2)),
  'price-tag': cut(polygon([0, 50, 28, 18, 100, 18, 100, 82, 28, 82], 8), circle(26, 50, 8)),
  pennant: [
    ink(1, polygon([8, 12, 100, 50, 8, 88], 5)),
    ink(0, box(0, 4, 10, 92, 4), polygon([8, 12, 26, 19.5, 26, 80.5, 8, 88], 3)),
  ],
  flag: [
    ink(0, box(8, 0, 8, 100, 4)),
    ink(1, solid('M16 6Q36 -4 56 8Q76 20 94 8V54Q76 66 56 54Q36 42 16 52Z')),
  ],
  'round-banner': [
    ink(0, cut(circle(50, 50, 44), ring(50, 50, 38, 4))),
    ink(1, polygon([0, 36, 100, 36, 92, 50, 100, 64, 0, 64, 8, 50], 2)),
  ],
  burst: star(50, 50, 50, 33, 14, 2),
  'wings-badge': [
    ink(
      0,
      both(
        solid(
          'M46 26C34 34 18 34 2 22C2 30 6 36 12 40C8 40 6 40 4 39C6 47 12 52 20 54C17 55 15 55 13 54C17 62 30 66 46 60Z',
        ),
      ),
    ),
    ink(1, symmetrical('50 16^, 34 20^, 34 50, 50 72^')),
  ],
  'star-circle': cut(circle(50, 50, 50), star(50, 50, 38, 16.5, 5, 3)),
})

/** Bites along all sides. */
function postage(): string {
  const side = (from: readonly [number, number], step: readonly [number, number], count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [from[0] + step[0] * (index + 0.5), from[1] + step[1] * (index + 0.5)]
      const [ux, uy] = [step[0] * 0.3, step[1] * 0.3]
      const radius = Math.hypot(ux, uy)
      return `L${x - ux} ${y - uy}A${radius} ${radius} 0 0 0 ${x + ux} ${y + uy}`
    }).join('')
  return `M4 4${side([4, 4], [11.5, 0], 8)}L96 4${side([96, 4], [0, 11.2], 10)}L96 116${side([96, 116], [-11.5, 0], 8)}L4 116${side([4, 116], [0, -11.2], 10)}Z`
}
