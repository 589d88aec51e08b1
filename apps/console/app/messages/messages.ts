import { writtenAs } from '@platen/formats'
import { readMessages } from '@platen/messages'
import { language, texts } from './language.ts'

/** For formats of the page's language (BCP 47). It changes with a reload, so modules may use it when they are loaded. */
export const locale = writtenAs(language)

/** The texts of the page's language. They are there before any module that imports this. */
export const m = readMessages(await texts)
