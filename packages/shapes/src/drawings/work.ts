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
  outline,
  polygon,
  ring,
  solid,
  star,
  stroke,
  symmetrical,
  turned,
} from '../pen/index.ts'

const GEAR = cut(
  circle(50, 50, 37) + around(polygon([42, 16, 44, 0, 56, 0, 58, 16], 2), 8),
  circle(50, 50, 16),
)

const WRENCH = 'M42 36A21 21 0 0 1 39 2V18L50 24L61 18V2A21 21 0 0 1 58 36V98Q50 110 42 98Z'

export const WORK = drawings('work', {
  book: cut(box(10, 0, 80, 100, 7), box(22, 78, 60, 12, 2), box(30, 20, 44, 8, 2), box(30, 36, 28, 8, 2)),
  'book-open': both(
    cut(
      solid('M48 22Q30 8 4 12Q0 12 0 16V80Q0 84 4 84Q30 80 48 94Z'),
      lines([11, 31, 38, 36], 5),
      lines([11, 48, 38, 53], 5),
      lines([11, 65, 38, 70], 5),
    ),
  ),
  pencil: [
    ink(0, turned(polygon([38, 100, 38, 22, 62, 22, 62, 100], 2), 45, 50, 50)),
    ink(1, turned(polygon([38, 22, 62, 22, 50, -6], 1) + box(38, 88, 24, 5), 45, 50, 50)),
    ink(0, turned(polygon([45.7, 4, 54.3, 4, 50, -8], 1), 45, 50, 50)),
  ],
  pen: [
    ink(
      0,
      turned(symmetrical('50 0^, 34 26, 32 42, 40 58^, 50 58^'), 225),
      turned(box(38, 62, 24, 44, 4), 225),
    ),
    ink(1, turned(box(47.5, 2, 5, 30, 2) + circle(50, 36, 5.5), 225)),
  ],
  brush: [
    ink(0, turned(box(40, 34, 20, 22, 2) + solid('M43 30H57L54 -18Q50 -24 46 -18Z'), 40)),
    ink(1, turned(outline('40 60^, 60 60^, 68 74, 62 90, 50 108^, 40 92, 32 76'), 40)),
  ],
  palette: [
    ink(
      0,
      cut(
        outline('50 4, 18 14, 2 42, 6 72, 26 92, 46 92, 50 78, 62 70, 84 72, 98 54, 92 26, 74 8'),
        circle(26, 66, 8),
      ),
    ),
    ink(1, circle(26, 38, 8), circle(72, 34, 8)),
    ink(2, circle(48, 24, 8), circle(76, 54, 6.5)),
  ],
  scissors:
    lines([28, 72, 74, 4], 11) + lines([72, 72, 26, 4], 11) + ring(20, 82, 18, 8) + ring(80, 82, 18, 8),
  'graduation-cap': [
    ink(
      0,
      polygon([50, 12, 104, 36, 50, 60, -4, 36], 3),
      solid('M20 52L50 66L80 52V74Q66 88 50 88Q34 88 20 74Z'),
    ),
    ink(1, lines([50, 36, 92, 42, 92, 68], 5), circle(92, 76, 6)),
  ],
  diploma: [
    ink(
      0,
      cut(
        box(0, 14, 100, 62, 5),
        lines([20, 32, 80, 32], 5),
        lines([20, 46, 62, 46], 5),
        lines([20, 60, 50, 60], 5),
      ),
    ),
    ink(1, polygon([66, 64, 66, 104, 76, 96, 86, 104, 86, 64], 2)),
    ink(2, star(76, 62, 17, 13, 10, 2)),
  ],
  backpack: [
    ink(
      0,
      cut(solid('M14 96V44A36 36 0 0 1 86 44V96Q86 100 80 100H20Q14 100 14 96Z'), box(28, 24, 44, 7, 3.5)),
      cut(solid('M34 16V8Q34 0 42 0H58Q66 0 66 8V16Z'), box(42, 7, 16, 9, 2)),
      box(2, 54, 9, 38, 4),
      box(89, 54, 9, 38, 4),
    ),
    ink(1, cut(box(28, 56, 44, 34, 6), box(36, 66, 28, 5, 2))),
  ],
  'alarm-clock': [
    ink(
      0,
      cut(circle(50, 56, 42), circle(50, 56, 31)),
      both(turned(solid('M4 20A16 16 0 0 1 34 20Z'), -38, 19, 18) + lines([24, 90, 18, 100], 8)),
    ),
    ink(1, lines([50, 36, 50, 56, 64, 64], 7)),
  ],
  atom: around(cut(ellipse(50, 50, 50, 19), ellipse(50, 50, 44.5, 13.5)), 3, 50, 50, 60) + circle(50, 50, 9),
  flask: [
    ink(
      0,
      cut(
        solid(
          'M36 0H64Q68 0 68 4Q68 8 64 8V36L94 88Q98 100 86 100H14Q2 100 6 88L36 36V8Q32 8 32 4Q32 0 36 0Z',
        ),
        solid('M44 8H56V39L66 56H34L44 39Z'),
      ),
    ),
    ink(1, circle(42, 78, 7), circle(60, 70, 5), circle(64, 86, 5)),
  ],
  bulb: [
    ink(
      0,
      cut(
        solid('M50 0A34 34 0 0 1 68 63Q66 66 66 74H34Q34 66 32 63A34 34 0 0 1 50 0Z'),
        stroke('28 36, 32 24, 42 16', 5),
      ),
    ),
    ink(1, box(34, 78, 32, 8, 4), box(38, 90, 24, 8, 4)),
  ],
  gear: GEAR,
  wrench: turned(solid(WRENCH), 42),
  'tools-crossed': [
    ink(0, turned(box(45, 16, 10, 90, 4) + polygon([24, 0, 66, 0, 82, 14, 66, 24, 24, 24], 4), -42)),
    ink(1, turned(solid(WRENCH), 42)),
  ],
  megaphone: [
    ink(
      0,
      polygon([14, 36, 74, 6, 74, 80, 14, 56], 4),
      polygon([22, 60, 38, 66, 44, 94, 30, 94], 4),
      box(2, 36, 9, 20, 3),
    ),
    ink(1, lines([84, 24, 96, 16], 6), lines([86, 43, 100, 43], 6), lines([84, 62, 96, 70], 6)),
  ],
  'paper-plane':
    polygon([0, 42, 100, 0, 34, 56], 3) +
    polygon([100, 2, 74, 88, 42, 60], 3) +
    polygon([32, 62, 46, 72, 32, 90], 3),
  gamepad: [
    ink(
      0,
      cut(
        outline(
          '28 22, 14 28, 4 56, 4 78, 14 84, 26 76, 34 66, 66 66, 74 76, 86 84, 96 78, 96 56, 86 28, 72 22, 50 26',
        ),
        polygon(
          [24, 34, 32, 34, 32, 40, 38, 40, 38, 48, 32, 48, 32, 54, 24, 54, 24, 48, 18, 48, 18, 40, 24, 40],
          1,
        ),
      ),
    ),
    ink(1, circle(70, 36, 5), circle(70, 54, 5), circle(61, 45, 5), circle(79, 45, 5)),
  ],
  stethoscope: [
    ink(
      0,
      stroke('22 4, 12 8, 12 32, 22 50, 36 54, 50 50, 60 32, 60 8, 50 4', 7),
      stroke('36 54, 38 78, 52 92, 72 88, 80 70, 80 58', 7),
    ),
    ink(1, cut(circle(80, 46, 15), circle(80, 46, 6))),
  ],
  heartbeat: [
    ink(0, solid('M50 93C22 74 2 54 2 31A25.5 25.5 0 0 1 50 20A25.5 25.5 0 0 1 98 31C98 54 78 74 50 93Z')),
    ink(1, lines([12, 44, 32, 44, 42, 26, 54, 64, 64, 44, 88, 44], 5)),
  ],
  tshirt: symmetrical('50 12, 40 10, 36 2^, 22 4^, 0 24^, 14 44^, 24 36^, 24 98^, 50 98^'),
})
