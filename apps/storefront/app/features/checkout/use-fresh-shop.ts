import { expectData, type Resources } from '@platen/api-client'
import { useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { whenReleased } from '../../lib/when-released.ts'
import type { Catalog } from '../cart/index.ts'
import { usePage } from '../../lib/page.ts'
import { namedCatalog, namedShop, type Names } from '../../messages/named.ts'

type Shop = Resources['PublicConfigResponse']

/** The shop as the page came with it, and as it is now once a refusal has shown that it changed meanwhile. */
export function useFreshShop(shop: Shop, catalog: Catalog) {
  const { names } = usePage().messages
  const [fresh, setFresh] = useState<{ shop: Shop; catalog: Catalog }>()
  return {
    ...(fresh ?? { shop, catalog }),
    refresh: () => {
      // What cannot be had now is shown as it was; the shop has the last word in any case.
      ask(names).then(
        (now) => whenReleased(() => setFresh(now)),
        () => undefined,
      )
    },
  }
}

/** Past the browser's own copies, which may be a minute old. */
async function ask(names: Names) {
  const [shop, catalog] = await Promise.all([
    expectData(browserApi.GET('/api/v1/public-config', { cache: 'no-cache' })),
    expectData(browserApi.GET('/api/v1/catalog', { cache: 'no-cache' })),
  ])
  return { shop: namedShop(shop, names), catalog: namedCatalog(catalog, names) }
}
