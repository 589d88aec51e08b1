import { useLocation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOf, prefixOf, type Language } from '../messages/languages.ts'
import type { RootData, ShellData } from './page.ts'

export function useRoot(): RootData & { readonly language: Language } {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('The root route has no data.')
  return { ...root, language: languageOf(useLocation().pathname, root.languages) }
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
  /** The whole page is hydrated with React and the router. */
  readonly interactive?: true
  /** The only script of a page that is not hydrated. */
  readonly script?: string
}
