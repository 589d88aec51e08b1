import { sectionsOf } from './sections.ts'

export const id = sectionsOf(import.meta.glob<object>('./id/*.json', { eager: true, import: 'default' }))
