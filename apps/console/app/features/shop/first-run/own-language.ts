import { localeFor } from '@platen/messages'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { language } from '../../../messages/language.ts'
import { prefixesFor, toForm, toRequest, useSettings, type Settings } from '../settings/index.ts'

/**
 * Makes the owner's language the first of a new shop, before anything is written in it: names, texts and payment
 * instructions then begin in that language. Undefined when it is the first already.
 */
export function useOwnLanguageFirst(onDone: () => void) {
  const { data: settings } = useSettings()
  const action = useAction({
    send: (now: Settings) => api.replaceSettings({ body: toRequest(inOwnLanguage(now), now.revision) }),
    changes: ['settings', 'public-config', 'first-run'],
    onDone,
  })
  const isFirst = !settings || localeFor(settings.locales.slice(0, 1)) === language
  return isFirst ? undefined : { ...action, run: () => action.run(settings) }
}

function inOwnLanguage(settings: Settings) {
  const form = toForm(settings)
  const locales = [language, ...settings.locales.filter((one) => localeFor([one]) !== language)]
  const prefixes = prefixesFor(locales, settings.documents.prefixes)
  return { ...form, locales: locales.join(', '), documents: { ...form.documents, prefixes } }
}
