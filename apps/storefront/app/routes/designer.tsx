import {
  data,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { Designer } from '../features/designer/designer.tsx'
import { useBenchName } from '../features/designer/use-design-in-address.ts'
import { findWorkpiece } from '../features/designer/workpiece.ts'
import { load } from '../lib/load.ts'
import { usePage, type RootData, type ShellData } from '../lib/page.ts'
import { apiOf } from '../lib/visit.ts'
import { fill } from '../messages/words.ts'

export const handle = { interactive: true }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const catalog = await load(apiOf(context).GET('/api/v1/catalog'))
  const workpiece = findWorkpiece(catalog, params.slug ?? '')
  if (!workpiece || workpiece.zones.length === 0) throw data(null, { status: 404 })
  return { catalog }
}

/** The address follows what is chosen in the designer, which has every garment with it: nothing is to be asked for. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export function meta({ loaderData, matches, params }: MetaArgs<typeof loader>) {
  const garment = loaderData && findWorkpiece(loaderData.catalog, params.slug ?? '')?.garment
  const known = matches.map((match) => match.loaderData as Partial<RootData & ShellData> | undefined)
  const messages = known.find((part) => part?.messages)?.messages
  const shop = known.find((part) => part?.shop)?.shop
  if (!garment || !messages || !shop) return []
  const title = fill(messages.designer.metaTitle, { garment: garment.name, store: shop.storeName })
  return [{ title }, { name: 'description', content: garment.description }]
}

export default function DesignerPage() {
  const { catalog } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  const bench = useBenchName()
  const { messages, paths } = usePage()
  const workpiece = findWorkpiece(catalog, slug)
  const cartItemId = query.get('cartItem') ?? undefined
  if (!workpiece) return null
  return (
    <>
      <noscript>
        <p className="mx-auto max-w-6xl border-b border-rule bg-warn-wash px-4 py-3">
          {messages.designer.noScript} <a href={paths.contact()}>{messages.shell.contact}</a>
        </p>
      </noscript>
      <Designer
        key={bench}
        catalog={catalog}
        workpiece={workpiece}
        colour={query.get('colour') ?? undefined}
        cartItemId={cartItemId}
      />
    </>
  )
}
