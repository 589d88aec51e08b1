import {
  isRouteErrorResponse,
  useLoaderData,
  useRevalidator,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { fill } from '@platen/messages'
import {
  EstimatePage,
  NoEstimatePage,
  loadEstimate,
  type LoadedEstimate,
} from '../features/estimates/index.ts'
import { ProblemPage } from '../features/problems/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { privatePageHeaders } from '../lib/private-page.ts'

export const handle = { interactive: true }

/** The URL is a secret. */
export const headers = privatePageHeaders

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.estimate.metaTitle, {
      number: args.loaderData?.loaded.estimate.number ?? '',
      store: shop.storeName,
    }),
    description: messages.estimate.keepSecret,
    personal: true,
  }))

interface Loaded {
  readonly token: string
  readonly loaded: LoadedEstimate
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const token = args.params.token ?? ''
  return { token, loaded: await loadEstimate(args, token) }
}

export default function Estimate() {
  const { token, loaded } = useLoaderData<Loaded>()
  const { revalidate } = useRevalidator()
  return <EstimatePage key={token} token={token} loaded={loaded} onOrderChange={() => void revalidate()} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NoEstimatePage />
  ) : (
    <ProblemPage error={error} />
  )
}
