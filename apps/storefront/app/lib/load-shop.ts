import { type Resources, PlatenError, expectData } from '@platen/api-client'
import { type LoaderFunctionArgs, data, type HeadersFunction } from 'react-router'
import { type Names } from '@platen/formats/own-names'
import { namedCatalog, namedShop } from '../messages/named.ts'
import { inOwnWords } from '../messages/own-words.ts'
import { languageOf, type Language } from '../messages/languages.ts'
import { apiOf, visitOf } from './visit.ts'
import { en, type Messages } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { id } from '../messages/id.ts'
import { ptBR } from '../messages/pt-BR.ts'

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>

export async function loadShop({ request, context }: Loading): Promise<Resources['PublicConfigResponse']> {
  return namedShop(await load(apiOf(context).getPublicConfigV1()), namesFor({ request, context }))
}

export async function loadCatalog({ request, context }: Loading): Promise<Resources['CatalogResponse']> {
  const catalog = await load<Resources['CatalogResponse']>(apiOf(context).getCatalog())
  const loading = { request, context }
  return inOwnWords(namedCatalog(catalog, namesFor(loading)), pageLanguage(loading))
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

const MESSAGES: Readonly<Record<Language, Messages>> = { en, es, 'pt-BR': ptBR, fr, id }

/** For loaders only: browsers get the texts of one language with the page data. */
export function messagesFor(language: Language): Messages {
  return MESSAGES[language]
}
