import type { Shape } from './shape.ts'

export const BASIC: readonly Shape[] = [
  {
    id: 'square',
    category: 'basic',
    width: 100,
    height: 100,
    colours: 1,
    paths: [{ d: 'M0 0H100V100H0Z', colour: 0 }],
  },
]
