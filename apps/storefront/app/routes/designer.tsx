import {
  data,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { Designer, findPrintableGarment, useEditorKey } from '../features/designer/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { loadSoldCatalog } from '../lib/route/load-shop.ts'
import { usePage } from '../lib/page.ts'
import { fill } from '@platen/messages'

export const handle = { interactive: true }

export async function loader(args: LoaderFunctionArgs) {
  const catalog = await loadSoldCatalog(args)
  const printable = findPrintableGarment(catalog, args.params.slug ?? '')
  if (!printable || printable.zones.length === 0) throw data(null, { status: 404 })
  return { catalog }
}

/** The designer has all garments loaded, so a change of the URL needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(args, ({ shop, messages }) => {
    const garment = loaderData && findPrintableGarment(loaderData.catalog, args.params.slug ?? '')?.garment
    if (!garment) return undefined
    return {
      title: fill(messages.designer.metaTitle, { garment: garment.name, store: shop.storeName }),
      description: garment.description,
      personal: true,
    }
  })

export default function DesignerPage() {
  const { catalog } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  const editor = useEditorKey()
  const { messages, paths } = usePage()
  const printable = findPrintableGarment(catalog, slug)
  const cartItemId = query.get('cartItem') ?? undefined
  if (!printable) return null
  return (
    <>
      <noscript>
        <p className="mx-auto max-w-6xl border-b border-rule bg-warn-wash px-4 py-3">
          {messages.designer.noScript} <a href={paths.contact()}>{messages.shell.contact}</a>
        </p>
      </noscript>
      <Designer
        key={editor}
        catalog={catalog}
        printable={printable}
        colour={query.get('colour') ?? undefined}
        cartItemId={cartItemId}
      />
    </>
  )
}
