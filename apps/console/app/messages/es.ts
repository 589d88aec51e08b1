import { overEnglish } from './over-english.ts'

export const es = overEnglish(import.meta.glob<object>('./es/*.json', { eager: true, import: 'default' }))
