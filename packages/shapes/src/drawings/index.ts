// The drawings that `npm run generate` makes the shapes from. No app loads them.
import { shapeRow } from '../pen/fit.ts'
import { SHAPE_CATEGORIES } from '../shape.ts'
import { ANIMALS } from './animals.ts'
import { BADGES } from './badges.ts'
import { BASIC } from './basic.ts'
import { DRINKS } from './drinks.ts'
import { FOOD } from './food.ts'
import { NATURE } from './nature.ts'
import { ORNAMENTS } from './ornaments.ts'
import { PARTY } from './party.ts'
import { SPORT } from './sport.ts'
import { TRAVEL } from './travel.ts'
import { WORK } from './work.ts'

const DRAWINGS = [
  ...BASIC,
  ...BADGES,
  ...NATURE,
  ...ANIMALS,
  ...SPORT,
  ...DRINKS,
  ...FOOD,
  ...PARTY,
  ...WORK,
  ...TRAVEL,
  ...ORNAMENTS,
]

/** `shape-rows.generated.ts` */
export function shapeRows(): string {
  const categories = SHAPE_CATEGORIES.map((category) => {
    const rows = DRAWINGS.filter((drawing) => drawing.category === category).map(
      (drawing) => `    '${shapeRow(drawing)}',\n`,
    )
    return `  ${category}: [\n${rows.join('')}  ],\n`
  })
  return `// Made by \`npm run generate\` from the drawings.\nexport const SHAPE_ROWS = {\n${categories.join('')}} as const\n`
}
