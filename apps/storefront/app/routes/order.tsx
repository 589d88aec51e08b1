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
import { NoOrderPage, TrackingPage, loadTrackedOrder, type TrackedOrder } from '../features/tracking/index.ts'
import { keepOrder } from '../features/your-orders/index.ts'
import { fill } from '@platen/messages'
import { privatePageHeaders } from '../lib/private-page.ts'

export const handle = { interactive: true }

/** The URL is a secret. */
export const headers = privatePageHeaders

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.order.metaTitle, {
      number: args.loaderData?.tracked.order.number ?? '',
      store: shop.storeName,
    }),
    description: messages.order.keepSecret,
    personal: true,
  }))

interface Tracking {
  readonly trackingToken: string
  readonly tracked: TrackedOrder
}

export async function loader(args: LoaderFunctionArgs): Promise<Tracking> {
  const trackingToken = args.params.trackingToken ?? ''
  return { trackingToken, tracked: await loadTrackedOrder(args, trackingToken) }
}

/** Whoever opened the page has its link, so this browser may remember it. */
export default function Order() {
  const { trackingToken, tracked } = useLoaderData<Tracking>()
  const { number, createdAt } = tracked.order
  useEffect(() => keepOrder({ trackingToken, number, createdAt }), [trackingToken, number, createdAt])
  return <TrackingPage key={trackingToken} trackingToken={trackingToken} tracked={tracked} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NoOrderPage /> : <ProblemPage error={error} />
}
