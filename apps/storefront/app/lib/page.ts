import type { Resources } from '@platen/api-client'
import { formatsFor, type Formats } from '@platen/formats'
import { useLocation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Messages } from '../messages/en.ts'
import { languageOf, type Language } from './languages.ts'
import { pathsFor, type Paths } from './paths.ts'

/** What even a page has that could not reach the shop. */
export interface RootData {
  readonly messages: Messages
  /** The address that customers see, without a slash at the end. */
  readonly publicUrl: string
}

/** What every page has from its shell. */
export interface ShellData {
  readonly shop: Resources['PublicConfigResponse']
}

interface Page extends RootData, ShellData {
  readonly language: Language
  readonly paths: Paths
  readonly formats: Formats
}

/** The shop, the texts, the addresses and the formats of the page that is shown. */
export function usePage(): Page {
  const root = useRoot()
  const shell = useShell()
  if (!shell) throw new Error('A page was drawn outside of the shell.')
  const { language } = root
  return { ...root, ...shell, paths: pathsFor(language), formats: formatsFor(language, shell.shop) }
}

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
