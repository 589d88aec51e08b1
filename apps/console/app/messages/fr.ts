import { overEnglish } from './over-english.ts'

export const fr = overEnglish(import.meta.glob<object>('./fr/*.json', { eager: true, import: 'default' }))
