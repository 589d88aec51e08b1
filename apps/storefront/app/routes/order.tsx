import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { ProblemPage } from '../features/problems/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import {
  NoOrderPage,
  TrackingPage,
  loadTrackedOrder,
  textsOfTracking,
  type TrackingPageProps,
} from '../features/tracking/index.ts'
import { keepOrder } from '../features/your-orders/index.ts'
import { fill } from '@platen/messages'
import script from '../islands/order.tsx?worker&url'
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
      title: fill(messages.order.metaTitle, {
        number: args.loaderData?.tracked.order.number ?? '',
        store: shop.storeName,
      }),
      description: messages.order.keepSecret,
      personal: true,
    }),
    (messages) => messages.order.lostTitle,
  )

export async function loader(args: LoaderFunctionArgs): Promise<TrackingPageProps> {
  const trackingToken = args.params.trackingToken ?? ''
  return readOnServer(args, { trackingToken, tracked: await loadTrackedOrder(args, trackingToken) })
}

/** Whoever opened the page has its link, so this browser may remember it: here after a purchase, else in the island. */
export default function Order() {
  const { trackingToken, tracked } = useLoaderData<TrackingPageProps>()
  const props = { trackingToken, tracked }
  const { number, createdAt } = tracked.order
  useEffect(() => keepOrder({ trackingToken, number, createdAt }), [trackingToken, number, createdAt])
  return (
    <Island name="order" textsOf={textsOfTracking} data={props}>
      <TrackingPage key={trackingToken} {...props} />
    </Island>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NoOrderPage /> : <ProblemPage error={error} />
}
