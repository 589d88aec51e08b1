import { useLocation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOf, type Language } from './languages.ts'
import type { RootData, ShellData } from './page.ts'

export function useRoot(): RootData & { readonly language: Language } {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('The root of all pages has no data.')
  return { ...root, language: languageOf(useLocation().pathname) }
}

/** Undefined where the shop itself could not be loaded. */
export function useShell(): ShellData | undefined {
  const language = languageOf(useLocation().pathname)
  return useRouteLoaderData<ShellData>(`${language}-shell`)
}

/** Texts and shop change with the language and with nothing that a visitor does. */
export function onlyForAnotherLanguage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)
}
