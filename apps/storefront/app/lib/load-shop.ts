import type { Resources } from '@platen/api-client'
import type { LoaderFunctionArgs } from 'react-router'
import { messagesFor } from '../messages/messages-for.ts'
import { namedCatalog, namedShop, type Names } from '../messages/named.ts'
import { languageOf } from '../messages/languages.ts'
import { load } from './load.ts'
import { apiOf } from './visit.ts'

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The public configuration of the shop, in the language of the page. */
export async function loadShop({ request, context }: Loading): Promise<Resources['PublicConfigResponse']> {
  return namedShop(await load(apiOf(context).getPublicConfigV1()), namesFor(request))
}

/** The catalogue, in the language of the page. */
export async function loadCatalog({ request, context }: Loading): Promise<Resources['CatalogResponse']> {
  return namedCatalog(await load(apiOf(context).getCatalog()), namesFor(request))
}

function namesFor(request: Request): Names {
  return messagesFor(languageOf(new URL(request.url).pathname)).names
}
