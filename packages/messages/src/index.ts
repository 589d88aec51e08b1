export { LOCALES, LOCALE_NAMES, isLocale, localeFor, offeredLocales, type Locale } from './locales.ts'
export { readMessages, type MessagesOf, type PluralForms } from './read-messages.ts'
export { count, fill, textParts, type TextPart } from './texts.ts'
export { pseudoTexts } from './pseudo.ts'
