import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { fill } from '@platen/messages'
import {
  EstimatePage,
  NoEstimatePage,
  loadEstimate,
  type EstimatePageProps,
} from '../features/estimates/index.ts'
import { ProblemPage } from '../features/problems/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { textsOfTracking } from '../features/tracking/index.ts'
import script from '../islands/estimate.tsx?worker&url'
import { Island } from '../lib/islands/island.tsx'
import { readOnServer } from '../lib/route/page-data.ts'
import { privatePageHeaders } from '../lib/route/private-page.ts'
import type { RouteHandle } from '../lib/route/route-data.ts'

export const handle = { script } satisfies RouteHandle

/** The URL is a secret. */
export const headers = privatePageHeaders

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    ({ shop, messages }) => ({
      title: fill(messages.estimate.metaTitle, {
        number: args.loaderData?.loaded.estimate.number ?? '',
        store: shop.storeName,
      }),
      description: messages.estimate.keepSecret,
      personal: true,
    }),
    (messages) => messages.estimate.lostTitle,
  )

export async function loader(args: LoaderFunctionArgs): Promise<EstimatePageProps> {
  const token = args.params.token ?? ''
  return readOnServer(args, { token, loaded: await loadEstimate(args, token) })
}

export default function Estimate() {
  const { token, loaded } = useLoaderData<EstimatePageProps>()
  const props = { token, loaded }
  return (
    <Island name="estimate" textsOf={textsOfTracking} data={props}>
      <EstimatePage key={token} {...props} />
    </Island>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NoEstimatePage />
  ) : (
    <ProblemPage error={error} />
  )
}
