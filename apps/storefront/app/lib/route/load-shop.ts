import { type Resources, PlatenError, expectData } from '@platen/api-client'
import { type LoaderFunctionArgs, data, type HeadersFunction } from 'react-router'
import { type Names } from '@platen/formats/own-names'
import { namedCatalog, namedShop } from '../../messages/named.ts'
import { inOwnWords } from '../../messages/own-words.ts'
import { languageOf, type Language } from '../../messages/languages.ts'
import { apiOf, visitOf } from './visit.ts'

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>

type Shop = Resources['PublicConfigResponse']
type Catalog = Resources['CatalogResponse']

interface Loaded {
  readonly shop: Map<Language, Shop>
  readonly catalog: Map<Language, Catalog>
  /** Of all languages. */
  readonly texts: Map<'all', Resources['ShopTexts']>
}

/** Of each version, so that a page does not read and translate them again. */
const loaded = new WeakMap<object, Loaded>()

export function loadShop(loading: Loading): Promise<Shop> {
  return once(loadedFor(loading).shop, pageLanguage(loading), async () =>
    namedShop(await load<Shop>(apiOf(loading.context).getPublicConfigV1()), namesFor(loading)),
  )
}

export function loadCatalog(loading: Loading): Promise<Catalog> {
  const language = pageLanguage(loading)
  return once(loadedFor(loading).catalog, language, async () => {
    const catalog = await load<Catalog>(apiOf(loading.context).getCatalog())
    return inOwnWords(namedCatalog(catalog, namesFor(loading)), language)
  })
}

/** What the owner wrote at length. */
export function loadTexts(loading: Loading): Promise<Resources['ShopTexts']> {
  return once(loadedFor(loading).texts, 'all', () =>
    load<Resources['ShopTexts']>(apiOf(loading.context).getShopTexts()),
  )
}

function loadedFor({ context }: Loading): Loaded {
  const { version } = visitOf(context)
  const known = version && loaded.get(version)
  if (known) return known
  const empty = { shop: new Map(), catalog: new Map(), texts: new Map() }
  if (version) loaded.set(version, empty)
  return empty
}

/** Two visitors at once each read it, so that the refusal of one is never the answer to the other. */
async function once<Key, Value>(kept: Map<Key, Value>, key: Key, read: () => Promise<Value>): Promise<Value> {
  const value = kept.get(key) ?? (await read())
  kept.set(key, value)
  return value
}

/** For pages that browsers get as data: what only pages of garments show is left out. */
export async function loadSoldCatalog(loading: Loading): Promise<Resources['CatalogResponse']> {
  const catalog = await loadCatalog(loading)
  return {
    ...catalog,
    categories: [],
    garments: catalog.garments.map((garment) => ({ ...garment, ...NO_DETAILS })),
  }
}

const NO_DETAILS = { care: null, sizeGuide: null, translations: {}, pictures: [] }

/** What the owner calls things in the language of the page. */
export function namesFor(loading: Loading): Names {
  return visitOf(loading.context).ownNames.all[pageLanguage(loading)] ?? {}
}

export function pageLanguage({ request, context }: Loading): Language {
  return languageOf(new URL(request.url).pathname, visitOf(context).languages)
}

/** An error of the API becomes an error page with the same status. */
export async function load<Data>(call: Parameters<typeof expectData<Data>>[0]): Promise<Data> {
  try {
    return await expectData(call)
  } catch (error) {
    if (error instanceof PlatenError)
      throw data({ code: error.code }, { status: error.status, headers: retryHeaders(error) })
    throw error
  }
}

function retryHeaders({ retryAfterSeconds }: PlatenError): HeadersInit {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
}

/** For routes with an error boundary: sends the headers that `load` set for an error. */
export const problemHeaders: HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders
