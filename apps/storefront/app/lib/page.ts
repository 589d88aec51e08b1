import type { Resources } from '@platen/api-client'
import { formatsFor, type Formats } from '@platen/formats'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { Messages } from '../messages/en.ts'
import { languageOf, type Language } from './languages.ts'
import { pathsFor, type Paths } from './paths.ts'

/** What every page has from its shell: the shop, in the language of the address. */
export interface ShellData {
  readonly shop: Resources['PublicConfigResponse']
  readonly messages: Messages
  /** The address that customers see, without a slash at the end. */
  readonly publicUrl: string
}

interface Page extends ShellData {
  readonly language: Language
  readonly paths: Paths
  readonly formats: Formats
}

/** The shop, the texts, the addresses and the formats of the page that is shown. */
export function usePage(): Page {
  const language = useLanguage()
  const shell = useRouteLoaderData<ShellData>(`${language}-shell`)
  if (!shell) throw new Error('A page was drawn outside of the shell.')
  return { ...shell, language, paths: pathsFor(language), formats: formatsFor(language, shell.shop) }
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname)
}
