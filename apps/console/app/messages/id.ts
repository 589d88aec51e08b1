import { overEnglish } from './over-english.ts'

export const id = overEnglish(import.meta.glob<object>('./id/*.json', { eager: true, import: 'default' }))
