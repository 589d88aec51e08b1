import { BLUE, CREAM, INK, NAVY, ORANGE, RED, shape, TEAL, template, text, WHITE, YELLOW } from './parts.ts'

export const TEAM = [
  template(
    'team',
    'team-roster',
    'any',
    text('name', 'graduate', 46, -116, BLUE, { spacing: 0.04 }),
    text('number', 'alfa-slab-one', 190, 24, BLUE),
  ),
  template(
    'team',
    'team-crest',
    'any',
    shape('shield-border', 226, 0, [NAVY, RED]),
    text('title', 'anton', 44, -66, CREAM, { spacing: 0.02 }),
    shape('football', 92, 10, [NAVY, WHITE]),
    shape('stars-five', 84, 86, [YELLOW]),
  ),
  template(
    'team',
    'team-varsity',
    'dark',
    text('title', 'graduate', 50, -76, YELLOW, { arc: 60, outline: [RED, 3.5] }),
    shape('basketball', 118, 28, [ORANGE, INK]),
    text('left', 'graduate', 44, 30, CREAM, { x: -100 }),
    text('right', 'graduate', 44, 30, CREAM, { x: 100 }),
    text('subtitle', 'oswald', 28, 126, CREAM, { weight: 700, spacing: 0.2 }),
  ),
  template(
    'team',
    'team-runners',
    'any',
    shape('runner', 104, -74, [ORANGE], { x: 34 }),
    shape('stripes-speed', 88, -76, [TEAL], { x: -78 }),
    text('title', 'anton', 50, 44, ORANGE, { lineHeight: 1.1, spacing: 0.02 }),
    shape('stripes-diagonal', 70, 124, [TEAL]),
    text('subtitle', 'archivo', 18, 154, TEAL, { weight: 700, spacing: 0.1 }),
  ),
  template(
    'team',
    'team-eagles',
    'any',
    shape('burst', 230, -24, [RED]),
    shape('eagle', 128, -24, [CREAM]),
    text('title', 'russo-one', 46, 118, RED, { outline: [CREAM, 2] }),
    text('subtitle', 'russo-one', 18, 156, RED, { spacing: 0.16 }),
  ),
]
