import type { Resources } from '@platen/api-client'
import { formatsFor, type Formats } from '@platen/formats'
import { createContext, useContext } from 'react'
import type { Messages } from '../messages/en.ts'
import type { Language } from './languages.ts'
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

export interface PageData extends RootData, ShellData {
  readonly language: Language
}

interface Page extends PageData {
  readonly paths: Paths
  readonly formats: Formats
}

/** Apart from the router, so that an island, which has none, can draw the same parts. */
export const PageContext = createContext<Page | undefined>(undefined)

/** The shop, the texts, the addresses and the formats of the page that is shown. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('A page was drawn outside of the shell.')
  return page
}

export function pageOf(data: PageData): Page {
  return { ...data, paths: pathsFor(data.language), formats: formatsFor(data.language, data.shop) }
}
