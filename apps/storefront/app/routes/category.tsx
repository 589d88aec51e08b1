import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { FindGarments, GarmentList, getCategory, offerWords } from '../features/garments/index.ts'
import { breadcrumbRecord, listRecord, pageMeta } from '../features/seo/index.ts'
import { loadCatalog } from '../lib/route/load-shop.ts'
import { readOnServer } from '../lib/route/page-data.ts'
import { usePage } from '../lib/page.ts'
import { fill } from '@platen/messages'

export async function loader(args: LoaderFunctionArgs) {
  const catalog = await loadCatalog(args)
  const category = getCategory(catalog, args.params.category)
  const garments = catalog.garments.filter(({ categoryId }) => categoryId === category.id)
  return readOnServer(args, { catalog, category, garments })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(args, ({ shop, messages, paths, formats, publicUrl, url }) => {
    if (!loaderData) return undefined
    const { category, garments } = loaderData
    return {
      title: fill(messages.garments.categoryMetaTitle, { category: category.name, store: shop.storeName }),
      description: category.description ?? offerWords(garments, messages.garments, formats),
      picture: `category-${category.id}`,
      records: [
        listRecord(garments, {
          url,
          name: category.name,
          garmentUrl: (slug) => publicUrl + paths.garment(slug),
        }),
        breadcrumbRecord([
          { name: shop.storeName, url: publicUrl + paths.home() },
          { name: messages.shell.garments, url: publicUrl + paths.garments() },
          { name: category.name, url },
        ]),
      ],
    }
  })

export default function Category() {
  const { catalog, category, garments } = useLoaderData<typeof loader>()
  const { messages } = usePage()
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8">
      <div className="grid gap-3">
        <h1 className="text-4xl font-extrabold sm:text-6xl">{category.name}</h1>
        <p className="max-w-prose text-lg whitespace-pre-line text-ink-soft">
          {category.description ?? messages.garments.intro}
        </p>
      </div>
      <FindGarments catalog={catalog} category={category.id} />
      <GarmentList garments={garments} catalog={catalog} />
    </div>
  )
}
