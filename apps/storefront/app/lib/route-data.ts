import { useLocation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useMemo } from 'react'
import { pseudoTexts } from '@platen/messages'
import { languageOf, prefixOf } from '../messages/languages.ts'
import { messagesIn } from '../messages/loaded.ts'
import type { RootData, RootPage, ShellData } from './page.ts'

export function useRoot(): RootPage {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('The root route has no data.')
  const { pathname } = useLocation()
  return useMemo(() => rootPage(root, pathname), [root, pathname])
}

export function rootPage(root: RootData, pathname: string): RootPage {
  const { names, languages, publicUrl, brand, hasFaq, shareVersion, opening } = root
  const language = languageOf(pathname, languages)
  const texts = messagesIn(language)
  const messages = { ...(root.pseudoTexts ? pseudoTexts(texts) : texts), names }
  return { messages, language, languages, publicUrl, brand, hasFaq, shareVersion, opening }
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
