import { sectionsOf } from './sections.ts'

export const es = sectionsOf(import.meta.glob<object>('./es/*.json', { eager: true, import: 'default' }))
