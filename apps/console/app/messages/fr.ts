import { sectionsOf } from './sections.ts'

export const fr = sectionsOf(import.meta.glob<object>('./fr/*.json', { eager: true, import: 'default' }))
