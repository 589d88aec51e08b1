import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { NoGarments, GarmentList } from '../features/garments/index.ts'
import { breadcrumbRecord, pageMeta } from '../features/seo/index.ts'
import { loadCatalog } from '../lib/load-shop.ts'
import { usePage } from '../lib/page.ts'
import { fill } from '@platen/messages'

/** Search engines cut a longer description. */
const MAX_NAMED = 5

export function loader(args: LoaderFunctionArgs) {
  return loadCatalog(args)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: catalog, ...args }) =>
  pageMeta(args, ({ shop, messages, paths, formats, publicUrl, url }) => {
    const named = (catalog?.garments ?? []).slice(0, MAX_NAMED)
    const prices = (catalog?.garments ?? []).map(({ priceFromMinor }) => priceFromMinor)
    return {
      title: fill(messages.garments.metaTitle, { store: shop.storeName }),
      description:
        prices.length === 0
          ? messages.garments.empty
          : fill(messages.garments.metaDescription, {
              garments: named.map(({ name }) => name).join(', '),
              price: formats.money(Math.min(...prices)),
            }),
      picture: 'garments',
      pictureText: messages.garments.pictureText,
      records: [
        breadcrumbRecord([
          { name: shop.storeName, url: publicUrl + paths.home() },
          { name: messages.shell.garments, url },
        ]),
      ],
    }
  })

export default function Garments() {
  const { garments } = useLoaderData<typeof loader>()
  const { messages } = usePage()
  if (garments.length === 0) return <NoGarments />
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8">
      <div className="grid gap-3">
        <h1 className="text-4xl font-extrabold sm:text-6xl">{messages.garments.title}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{messages.garments.intro}</p>
      </div>
      <GarmentList garments={garments} />
    </div>
  )
}
