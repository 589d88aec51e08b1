import { createPlatenClient, type PlatenClient } from '@platen/api-client'
import type { Brand, Opening } from '../page.ts'
import type { ShopNames } from '@platen/formats/own-names'
import type { Languages } from '../../messages/languages.ts'
import { createContext, type RouterContextProvider } from 'react-router'

export interface Visit {
  /** Those that the shop offers, its own first. */
  readonly languages: Languages
  /** Undefined while the shop cannot be read. */
  readonly brand: Brand | undefined
  readonly ownNames: ShopNames
  /** Of the pictures that chats show of links to the shop. */
  readonly shareVersion: string
  /** Whether the shop wrote answers to questions. */
  readonly hasFaq: boolean
  readonly opening: Opening
  /** The same object for as long as the answers about shop and catalogue stay the same. */
  readonly version: object | undefined
  /** Counts towards the quota of the visitor. */
  readonly fetch: typeof fetch
  /** The address that customers see, without a slash at the end. */
  readonly publicUrl: string
  readonly nonce: string
  /** Longer texts with accents, for tests of the layout and for translators. */
  readonly pseudoTexts: boolean
  readonly report: (error: unknown) => void
  /** Takes the page as it was written; its answer then has no body, which would be encoded and decoded again. */
  readonly onHtml?: (html: Buffer) => void
}

export const visitContext = createContext<Visit>()

type Context = Readonly<RouterContextProvider>

export function visitOf(context: Context): Visit {
  return context.get(visitContext)
}

export function apiOf(context: Context): PlatenClient {
  return createPlatenClient({ baseUrl: 'http://storefront.internal', fetch: visitOf(context).fetch })
}
