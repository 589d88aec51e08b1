import type { Resources } from '@platen/api-client'
import type { Names } from '@platen/formats/own-names'
import { formatsFor, type Formats } from '@platen/formats'
import { createContext, useContext } from 'react'
import type { Messages } from '../messages/en.ts'
import type { Language, Languages } from '../messages/languages.ts'
import { pathsFor, type Paths } from './paths.ts'

/** Available even when the API could not be reached. */
export interface RootData {
  /** What the owner calls garments, colours and sizes in the language of the page. */
  readonly names: Names
  /** Longer texts with accents, for tests of the layout and for translators. */
  readonly pseudoTexts: boolean
  /** The address that customers see, without a slash at the end. */
  readonly publicUrl: string
  readonly languages: Languages
  readonly brand: Brand
  readonly hasFaq: boolean
  /** Of share pictures, which only the head of a page names. */
  readonly shareVersion: string
  readonly opening: Opening
}

/** What the visitor sees of the shop: one that is not open yet, or its pages before the others do. */
export type Opening = 'open' | 'soon' | 'preview'

export type Brand = Resources['PublicConfigResponse']['brand']

export interface ShellData {
  readonly shop: Resources['PublicConfigResponse']
}

/** The root's data with the texts, which browsers load by themselves. */
export interface RootPage extends Omit<RootData, 'names' | 'pseudoTexts'> {
  readonly messages: Messages
  readonly language: Language
}

export interface PageData extends Omit<RootPage, 'shareVersion'>, ShellData {}

export interface Page extends PageData {
  readonly paths: Paths
  readonly formats: Formats
}

/** A context rather than router data, because islands use the same components without a router. */
export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('A page was rendered outside the shell.')
  return page
}

export function pageOf(data: PageData): Page {
  return {
    ...data,
    paths: pathsFor(data.language, data.languages),
    formats: formatsFor(data.language, data.shop),
  }
}
