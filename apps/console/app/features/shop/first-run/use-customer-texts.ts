import { offeredLocales, type Locale } from '@platen/messages'
import { useQuery } from '@tanstack/react-query'
import { textsIn } from '../../../messages/language.ts'

export type SetupTexts = Awaited<ReturnType<typeof textsIn>>['setup']

/** The texts of the guide in the languages that customers read, the shop's first one first. */
export type CustomerTexts = readonly (readonly [Locale, SetupTexts])[]

/** Undefined while they load. */
export function useCustomerTexts(locales: readonly string[]): CustomerTexts | undefined {
  const languages = offeredLocales(locales)
  const { data } = useQuery({
    queryKey: ['settings', 'customer-texts', ...languages],
    queryFn: () =>
      Promise.all(languages.map(async (locale) => [locale, (await textsIn(locale)).setup] as const)),
    staleTime: Infinity,
  })
  return data
}

/** A preset as customers read it: in the shop's first language, and translated into the others. */
export function inTheirLanguages<Texts extends Readonly<Record<string, string>>>(
  texts: CustomerTexts,
  textsOf: (setup: SetupTexts) => Texts,
): Texts & { translations: Partial<Record<Locale, Texts>> } {
  const [first, ...others] = texts.map(([locale, setup]) => [locale, textsOf(setup)] as const)
  if (first === undefined) throw new Error('The shop has no language.')
  return { ...first[1], translations: Object.fromEntries(others) }
}
