import { useLocation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useMemo } from 'react'
import type { Names } from '@platen/formats/own-names'
import { pseudoTexts } from '@platen/messages'
import type { Messages } from '../../messages/en.ts'
import { languageOf, prefixOf, type Language } from '../../messages/languages.ts'
import { messagesIn } from '../../messages/loaded.ts'
import type { RootData, RootPage, ShellData } from '../page.ts'

export function useRoot(): RootPage {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('The root route has no data.')
  const { pathname } = useLocation()
  return useMemo(() => rootPage(root, pathname), [root, pathname])
}

export function rootPage(root: RootData, pathname: string): RootPage {
  const { names, languages, publicUrl, brand, hasFaq, shareVersion, opening } = root
  const language = languageOf(pathname, languages)
  const messages = textsFor(language, names, root.pseudoTexts)
  return { messages, language, languages, publicUrl, brand, hasFaq, shareVersion, opening }
}

const known = new WeakMap<Names, Map<string, Messages>>()

/** The same object for the same names, so that what it contains is read once. */
function textsFor(language: Language, names: Names, isPseudo: boolean): Messages {
  const made = known.get(names) ?? new Map<string, Messages>()
  known.set(names, made)
  const key = isPseudo ? `pseudo ${language}` : language
  const texts = made.get(key) ?? { ...ownTexts(language, isPseudo), names }
  made.set(key, texts)
  return texts
}

function ownTexts(language: Language, isPseudo: boolean): Messages {
  const texts = messagesIn(language)
  return isPseudo ? pseudoTexts(texts) : texts
}

/** Undefined when the shop could not be loaded. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>(shellId(useLocation().pathname))
}

export function shellId(pathname: string): string {
  return `${prefixOf(pathname) ?? 'first'}-shell`
}

/** Texts and shop data change only with the language. */
export function revalidateOnLanguageChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return prefixOf(currentUrl.pathname) !== prefixOf(nextUrl.pathname)
}

/** The scripts of a route: `export const handle = { … } satisfies RouteHandle`. */
export interface RouteHandle {
  /** The whole page is hydrated, with the router. */
  readonly interactive?: true
  /** The only script of a page that is not hydrated. */
  readonly script?: string
}
