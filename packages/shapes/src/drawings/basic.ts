import {
  arcLine,
  box,
  circle,
  cut,
  drawings,
  halfDisc,
  ink,
  lines,
  moved,
  polygon,
  regular,
  ring,
  scaled,
  solid,
  star,
  turned,
} from '../pen/index.ts'

const HEART = solid('M50 93C22 74 2 54 2 31A25.5 25.5 0 0 1 50 20A25.5 25.5 0 0 1 98 31C98 54 78 74 50 93Z')
const SPEECH =
  'M18 8H82A14 14 0 0 1 96 22V58A14 14 0 0 1 82 72H52L30 92Q26 95 26 90V72H18A14 14 0 0 1 4 58V22A14 14 0 0 1 18 8Z'

export const BASIC = drawings('basic', {
  square: box(0, 0, 100, 100),
  'rounded-square': box(0, 0, 100, 100, 20),
  circle: circle(50, 50, 50),
  ring: ring(50, 50, 50, 14),
  'half-circle': halfDisc(50, 50, 50, 'up'),
  triangle: polygon([50, 6, 98, 90, 2, 90], 10),
  diamond: polygon([50, 0, 88, 50, 50, 100, 12, 50], 7),
  pentagon: regular(50, 50, 50, 5, 8),
  hexagon: regular(50, 50, 50, 6, 8),
  octagon: regular(50, 50, 50, 8, 6, 22.5),
  pill: box(0, 30, 100, 40, 20),
  star: star(50, 50, 50, 22, 5, 5),
  'star-round': star(50, 50, 50, 29, 5, 14),
  'star-hollow': cut(star(50, 50, 50, 22, 5, 5), star(50, 50, 29, 12.5, 5, 2)),
  'star-six': star(50, 50, 50, 28, 6, 4),
  'star-eight': star(50, 50, 50, 36, 8, 4),
  sparkle: solid('M50 0Q55 45 100 50Q55 55 50 100Q45 55 0 50Q45 45 50 0Z'),
  heart: HEART,
  'heart-hollow': cut(HEART, scaled(HEART, 0.62, 50, 51)),
  'heart-shine': cut(HEART, arcLine(28, 32, 15, 6.5, 262, 330)),
  drop: solid('M50 0C60 24 84 44 84 66A34 34 0 0 1 16 66C16 44 40 24 50 0Z'),
  lightning: polygon([58, 0, 16, 58, 45, 58, 36, 100, 84, 38, 53, 38, 70, 0], 4),
  plus: polygon(
    [34, 0, 66, 0, 66, 34, 100, 34, 100, 66, 66, 66, 66, 100, 34, 100, 34, 66, 0, 66, 0, 34, 34, 34],
    5,
  ),
  cross: lines([12, 12, 88, 88], 24) + lines([88, 12, 12, 88], 24),
  check: lines([12, 54, 38, 80, 88, 22], 20),
  arrow: polygon([0, 36, 54, 36, 54, 10, 100, 50, 54, 90, 54, 64, 0, 64], 5),
  'arrow-double': polygon(
    [0, 50, 32, 18, 32, 38, 68, 38, 68, 18, 100, 50, 68, 82, 68, 62, 32, 62, 32, 82],
    4,
  ),
  'arrow-bent': polygon(
    [64, 4, 100, 34, 64, 64, 64, 46, 36, 46, 24, 58, 24, 96, 0, 96, 0, 48, 26, 22, 64, 22],
    5,
  ),
  'arrow-loop':
    arcLine(50, 56, 36, 14, 50, 312) +
    moved(turned(polygon([-10, -26, 34, 0, -10, 26], 5), -48, 0, 0), 23, 32),
  chevron: polygon([22, 0, 50, 0, 88, 50, 50, 100, 22, 100, 58, 50], 5),
  'speech-bubble': SPEECH,
  'thought-bubble':
    [
      circle(22, 40, 18),
      circle(40, 26, 20),
      circle(66, 26, 22),
      circle(82, 44, 18),
      circle(64, 56, 19),
      circle(38, 56, 19),
    ].join('') +
    box(24, 26, 52, 36) +
    circle(28, 82, 8) +
    circle(14, 95, 5),
  'speech-heart': [ink(0, SPEECH), ink(1, scaled(HEART, 0.46, 50, 31))],
  target: [ink(0, ring(50, 50, 50, 13)), ink(1, ring(50, 50, 31, 12)), ink(0, circle(50, 50, 13))],
})
