import { overEnglish } from './over-english.ts'
import { sectionsOf } from './sections.ts'

export const fr = overEnglish(
  sectionsOf(import.meta.glob<object>('./fr/*.json', { eager: true, import: 'default' })),
)
