import { overEnglish } from './over-english.ts'

export const ptBR = overEnglish(
  import.meta.glob<object>('./pt-BR/*.json', { eager: true, import: 'default' }),
)
