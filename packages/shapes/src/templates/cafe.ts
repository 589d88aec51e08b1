import { CREAM, GREEN, INK, ORANGE, RED, shape, template, text, YELLOW } from './parts.ts'

const COFFEE = '#a5652a'

export const CAFE = [
  template(
    'cafe',
    'cafe-badge',
    'any',
    shape('seal-ring', 250, 0, [COFFEE]),
    shape('coffee', 74, -54, [CREAM]),
    text('title', 'lobster', 38, 12, CREAM),
    shape('divider-star', 120, 42, [CREAM]),
    text('subtitle', 'oswald', 16, 66, CREAM, { weight: 700, spacing: 0.12 }),
  ),
  template(
    'cafe',
    'cafe-first',
    'any',
    text('title', 'pacifico', 42, -112, ORANGE),
    shape('coffee-to-go', 128, 6, [COFFEE, ORANGE]),
    shape('heart', 24, 22, [CREAM]),
    text('subtitle', 'anton', 50, 136, COFFEE, { spacing: 0.04 }),
  ),
  template(
    'cafe',
    'cafe-tacos',
    'any',
    shape('rays-fan', 220, -96, [ORANGE]),
    shape('taco', 150, -38, [ORANGE, GREEN]),
    text('title', 'bangers', 58, 74, RED, { lineHeight: 0.95 }),
    shape('chilli', 34, 138, [RED, GREEN], { x: -104, rotation: -20 }),
    shape('chilli', 34, 138, [RED, GREEN], { x: 104, rotation: 20 }),
    text('subtitle', 'caveat-brush', 26, 138, GREEN),
  ),
  template(
    'cafe',
    'cafe-pizza',
    'any',
    shape('circle', 196, -50, [RED]),
    shape('pizza', 128, -42, [CREAM, YELLOW]),
    text('title', 'titan-one', 42, 86, RED),
    text('subtitle', 'dm-sans', 20, 134, RED, { weight: 700, spacing: 0.1 }),
  ),
  template(
    'cafe',
    'cafe-barista',
    'light',
    shape('moka', 92, -86, [INK, COFFEE]),
    shape('bean', 34, -24, [COFFEE], { x: -84 }),
    shape('bean', 26, -44, [COFFEE], { x: 88, rotation: 40 }),
    text('title', 'abril-fatface', 56, 30, INK),
    shape('swash', 150, 84, [COFFEE], { heightMm: 30 }),
    text('subtitle', 'sacramento', 44, 138, COFFEE),
  ),
]
