import { sectionsOf } from './sections.ts'

export const ptBR = sectionsOf(import.meta.glob<object>('./pt-BR/*.json', { eager: true, import: 'default' }))
