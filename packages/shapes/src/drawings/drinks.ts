import {
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
  stroke,
  turned,
} from '../pen/index.ts'

const STEAM = stroke('34 26, 31 17, 35 9, 32 0', 5) + stroke('53 26, 50 17, 54 9, 51 0', 5)

export const DRINKS = drawings('food', {
  coffee:
    solid('M10 32H76V62Q76 82 56 82H30Q10 82 10 62Z') + ring(78, 50, 18, 9) + STEAM + box(2, 88, 84, 8, 4),
  'coffee-to-go': [
    ink(
      0,
      polygon([18, 26, 82, 26, 74, 100, 26, 100], 4),
      box(12, 10, 76, 12, 4),
      polygon([24, 0, 76, 0, 80, 8, 20, 8], 2),
    ),
    ink(1, polygon([19, 46, 81, 46, 77.7, 76, 22.3, 76], 1)),
  ],
  bean: cut(turned(ellipse(50, 50, 34, 48), 35), turned(stroke('50 8, 42 28, 56 52, 50 92', 6), 35)),
  moka: [
    ink(
      0,
      polygon([30, 14, 70, 14, 66, 50, 34, 50], 3),
      polygon([34, 54, 66, 54, 74, 100, 26, 100], 3),
      polygon([30, 16, 16, 22, 32, 36], 3),
      circle(50, 5, 5),
      polygon([36, 7, 64, 7, 68, 14, 32, 14], 1),
    ),
    ink(1, lines([66, 22, 88, 22, 84, 56], 8)),
  ],
  teapot: [
    ink(
      0,
      solid('M22 40Q22 28 50 28Q78 28 78 40Q90 74 66 88H34Q10 74 22 40Z'),
      solid('M76 52Q92 54 92 38L104 34Q102 72 74 74Z'),
      circle(50, 14, 7),
      solid('M32 26Q34 18 50 18Q66 18 68 26Z'),
    ),
    ink(0, cut(circle(16, 56, 20), circle(16, 56, 11))),
  ],
  beer: [
    ink(
      0,
      cut(box(12, 26, 56, 76, 6), box(24, 46, 6, 44, 3), box(37, 46, 6, 44, 3), box(50, 46, 6, 44, 3)),
      cut(
        solid('M66 40H80Q92 40 92 52V72Q92 84 80 84H66Z'),
        solid('M70 50H78Q82 50 82 54V70Q82 74 78 74H70Z'),
      ),
    ),
    ink(
      1,
      outline('8 30, 6 18, 20 12, 32 4, 46 8, 62 6, 74 18, 70 32, 60 30, 56 38, 46 34, 36 34, 30 42, 20 32'),
    ),
  ],
  cocktail: [
    ink(
      0,
      cut(
        solid('M6 10H94Q98 12 95 16L54 62V92H70Q74 92 74 100H26Q26 92 30 92H46V62L5 16Q2 12 6 10Z'),
        polygon([20, 17, 80, 17, 72, 26, 28, 26], 1),
      ),
    ),
    ink(1, lines([50, 44, 76, -2], 5), circle(66, 15, 9)),
  ],
})
