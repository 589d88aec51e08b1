import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { fill } from '@platen/messages'
import { ProblemPage } from '../features/problems/index.ts'
import { ReorderPage, loadReorder, type LoadedReorder } from '../features/reorder/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { NoOrderPage } from '../features/tracking/index.ts'
import { privatePageHeaders } from '../lib/route/private-page.ts'

export const handle = { interactive: true }

/** The URL is a secret. */
export const headers = privatePageHeaders

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    ({ shop, messages }) => ({
      title: fill(messages.reorder.metaTitle, { store: shop.storeName }),
      personal: true,
    }),
    (messages) => messages.order.lostTitle,
  )

interface Loaded extends LoadedReorder {
  readonly trackingToken: string
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const trackingToken = args.params.trackingToken ?? ''
  return { trackingToken, ...(await loadReorder(args, trackingToken)) }
}

export default function Reorder() {
  const loaded = useLoaderData<Loaded>()
  return <ReorderPage key={loaded.trackingToken} {...loaded} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NoOrderPage /> : <ProblemPage error={error} />
}
