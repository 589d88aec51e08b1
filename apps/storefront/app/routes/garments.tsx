import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import {
  FindGarments,
  FoundGarments,
  GarmentList,
  LONGEST_QUERY,
  NoGarments,
  offerWords,
  searchGarments,
} from '../features/garments/index.ts'
import { breadcrumbRecord, listRecord, pageMeta } from '../features/seo/index.ts'
import { loadCatalog, namesFor } from '../lib/route/load-shop.ts'
import { readOnServer } from '../lib/route/page-data.ts'
import { usePage } from '../lib/page.ts'
import { fill } from '@platen/messages'

export async function loader(args: LoaderFunctionArgs) {
  const catalog = await loadCatalog(args)
  const query = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const found = query === '' ? undefined : searchGarments(catalog, query, namesFor(args))
  return readOnServer(args, { catalog, query, found })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(args, ({ shop, messages, paths, formats, publicUrl, url }) => {
    const garments = loaderData?.catalog.garments ?? []
    const texts = messages.garments
    return {
      title: fill(texts.metaTitle, { store: shop.storeName }),
      description: offerWords(garments, texts, formats),
      picture: 'garments',
      // Each search would be another page of the same garments.
      personal: loaderData?.found !== undefined,
      records: [
        listRecord(garments, {
          url,
          name: messages.shell.garments,
          garmentUrl: (slug) => publicUrl + paths.garment(slug),
        }),
        breadcrumbRecord([
          { name: shop.storeName, url: publicUrl + paths.home() },
          { name: messages.shell.garments, url },
        ]),
      ],
    }
  })

export default function Garments() {
  const { catalog, query, found } = useLoaderData<typeof loader>()
  const { messages } = usePage()
  if (catalog.garments.length === 0) return <NoGarments />
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8">
      <div className="grid gap-3">
        <h1 className="text-4xl font-extrabold sm:text-6xl">{messages.garments.title}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{messages.garments.intro}</p>
      </div>
      <FindGarments catalog={catalog} query={query} />
      {found ? (
        <FoundGarments catalog={catalog} garments={found} query={query} />
      ) : (
        <GarmentList garments={catalog.garments} catalog={catalog} />
      )}
    </div>
  )
}
