import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { ProblemPage } from '../features/problems/problem-page.tsx'
import { NoOrderPage } from '../features/tracking/no-order-page.tsx'
import { loadTrackedOrder, type TrackedOrder } from '../features/tracking/tracked-order.ts'
import { TrackingPage } from '../features/tracking/tracking-page.tsx'
import { usePage } from '../lib/page.ts'
import { apiOf } from '../lib/visit.ts'

export const handle = { interactive: true }

/** The address is a key: nobody else keeps what it opens. */
export const headers: HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

interface Tracking {
  readonly trackingToken: string
  readonly tracked: TrackedOrder
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Tracking> {
  const trackingToken = params.trackingToken ?? ''
  return { trackingToken, tracked: await loadTrackedOrder(apiOf(context), trackingToken) }
}

export default function Order() {
  const { trackingToken, tracked } = useLoaderData<Tracking>()
  return <TrackingPage key={trackingToken} trackingToken={trackingToken} tracked={tracked} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { messages } = usePage()
  if (isRouteErrorResponse(error) && error.status === 404) return <NoOrderPage />
  return <ProblemPage error={error} messages={messages} />
}
