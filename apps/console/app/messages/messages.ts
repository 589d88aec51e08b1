import { readMessages, type Locale } from '@platen/messages'
import { en } from './en.ts'

/** The language of this page. It changes with a reload, so modules may read texts when they are loaded. */
export const locale: Locale = 'en'

export const m = readMessages(en)
