import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { GarmentPage, fabricName, getGarment, termsOf } from '../features/garments/index.ts'
import { breadcrumbRecord, pageMeta, productRecord, sharePictureUrl } from '../features/seo/index.ts'
import { loadCatalog } from '../lib/route/load-shop.ts'
import { readOnServer } from '../lib/route/page-data.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import script from '../islands/garment-page.ts?worker&url'
import type { RouteHandle } from '../lib/route/route-data.ts'

export const handle = { script } satisfies RouteHandle

export async function loader(args: LoaderFunctionArgs) {
  const catalog = await loadCatalog(args)
  return readOnServer(args, { catalog, garment: getGarment(catalog, args.params.slug) })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(args, (page) => {
    const { shop, messages, paths, formats, publicUrl, url } = page
    if (!loaderData) return undefined
    const { catalog, garment } = loaderData
    const category = catalog.categories.find(({ id }) => id === garment.categoryId)
    const texts = messages.garment
    const picture = `garment-${garment.slug}` as const
    return {
      title: fill(texts.metaTitle, { garment: garment.name, store: shop.storeName }),
      description: fill(texts.metaDescription, {
        garment: garment.name,
        fabric: fabricName(garment.fabric, messages),
        colours: garment.colours.map(({ name }) => named(name, messages.names)).join(', '),
        price: formats.money(garment.priceFromMinor),
      }),
      picture,
      records: [
        productRecord(garment, shop, {
          url,
          publicUrl,
          picture: sharePictureUrl(page, picture),
          category: category?.name,
          names: messages.names,
        }),
        breadcrumbRecord([
          { name: shop.storeName, url: publicUrl + paths.home() },
          { name: messages.shell.garments, url: publicUrl + paths.garments() },
          ...(category ? [{ name: category.name, url: publicUrl + paths.category(category.id) }] : []),
          { name: garment.name, url },
        ]),
      ],
    }
  })

export default function Garment() {
  const { catalog, garment } = useLoaderData<typeof loader>()
  return <GarmentPage terms={termsOf(catalog)} garment={garment} />
}
