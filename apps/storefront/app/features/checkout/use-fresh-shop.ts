import { expectData, type Resources } from '@platen/api-client'
import { useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { whenReleased } from '../../lib/when-released.ts'
import type { Catalog } from '../cart/index.ts'
import { usePage } from '../../lib/page.ts'
import { namedCatalog, namedShop, type Names } from '../../messages/named.ts'

type Shop = Resources['PublicConfigResponse']

/** The shop as loaded with the page, or reloaded after a refusal. */
export function useFreshShop(shop: Shop, catalog: Catalog) {
  const { names } = usePage().messages
  const [fresh, setFresh] = useState<{ shop: Shop; catalog: Catalog }>()
  return {
    ...(fresh ?? { shop, catalog }),
    refresh: () => {
      // If loading fails, the page keeps its data: the API checks the order anyway.
      ask(names).then(
        (now) => whenReleased(() => setFresh(now)),
        () => undefined,
      )
    },
  }
}

/** Bypasses the browser cache, which may be a minute old. */
async function ask(names: Names) {
  const [shop, catalog] = await Promise.all([
    expectData(browserApi.getPublicConfigV1({ cache: 'no-cache' })),
    expectData(browserApi.getCatalog({ cache: 'no-cache' })),
  ])
  return { shop: namedShop(shop, names), catalog: namedCatalog(catalog, names) }
}
