import { createPlatenClient, type PlatenClient } from '@platen/api-client'
import { createContext, type RouterContextProvider } from 'react-router'

/** What the service tells a page of the request that it answers. */
export interface Visit {
  /** Asks the public interface, in the name of the visitor, so that the visitor's own quota is counted. */
  readonly fetch: typeof fetch
  /** The address that customers see, without a slash at the end. */
  readonly publicUrl: string
  /** Lets this page's own inline scripts run, and no others. */
  readonly nonce: string
  /** Notes a defect that a page met, with the request that it answers. */
  readonly report: (error: unknown) => void
}

export const visitContext = createContext<Visit>()

type Context = Readonly<RouterContextProvider>

export function visitOf(context: Context): Visit {
  return context.get(visitContext)
}

/** The public interface, for loaders. */
export function apiOf(context: Context): PlatenClient {
  return createPlatenClient({ baseUrl: 'http://storefront.internal', fetch: visitOf(context).fetch })
}
