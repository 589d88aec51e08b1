import type { TObject, TSchema } from 'typebox'
import type { Permission } from './permissions.ts'

/** How many requests a client may send in a window. A shop can change all of them by one factor. */
export const QUOTAS = {
  'public-read': { limit: 300, windowSeconds: 60 },
  'order-submission': { limit: 10, windowSeconds: 600 },
  'contact-request': { limit: 5, windowSeconds: 600 },
  'discount-code': { limit: 60, windowSeconds: 600 },
  'order-message': { limit: 20, windowSeconds: 600 },
  'order-link': { limit: 5, windowSeconds: 600 },
  'document-download': { limit: 60, windowSeconds: 600 },
  'artwork-upload': { limit: 60, windowSeconds: 600 },
  'layout-save': { limit: 60, windowSeconds: 600 },
  'design-save': { limit: 120, windowSeconds: 600 },
  'sign-in-link': { limit: 20, windowSeconds: 3600 },
  'account-sign-in': { limit: 20, windowSeconds: 900 },
  login: { limit: 10, windowSeconds: 900 },
  admin: { limit: 1200, windowSeconds: 60 },
} as const
export type QuotaName = keyof typeof QUOTAS

export interface Deprecation {
  /** The day from which the route is deprecated (RFC 9745). */
  readonly since: string
  /** The day on which it stops answering (RFC 8594). */
  readonly sunset: string
  /** A page that says what to use instead. */
  readonly link: string
}

/** In the order in which the documentation shows them; `openapi-prose.ts` describes each. */
export type Tag =
  | 'Discovery'
  | 'Shop'
  | 'Orders'
  | 'Account'
  | 'Artwork'
  | 'Designs'
  | 'Film'
  | 'Contact'
  | 'Sign-in'
  | 'Team'
  | 'API keys'
  | 'Order desk'
  | 'Discounts'
  | 'Documents'
  | 'Production'
  | 'Stock'
  | 'Costs'
  | 'Reports'
  | 'Leads'
  | 'Estimates'
  | 'Customers'
  | 'Settings'
  | 'Garments'
  | 'Webhooks'
  | 'Events'
  | 'Privacy'
  | 'Audit log'

/**
 * Routing, validation, types, rate limits, caching, idempotency and deprecation all follow from this record.
 */
export interface Operation {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** OpenAPI path: `/api/v1/orders/{trackingToken}`. */
  readonly path: string
  readonly tag: Tag
  readonly summary: string
  readonly description?: string
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** The request may come without a body, which counts as an empty object. */
  readonly bodyOptional?: true
  /** A file upload (`multipart/form-data`, field `file`) instead of a JSON body. */
  readonly upload?: { readonly maxBytes: number; readonly accepts: string }
  readonly success: Success
  readonly quota?: QuotaName
  /** The operation counts its quota itself, because who is counted depends on the body. */
  readonly countsItself?: true
  /** May be cached for a minute and is revalidated by ETag. All other responses are never stored. */
  readonly caching?: 'shared'
  /** Pages of every site may read it: a public GET whose answer is the same for everybody. */
  readonly anyOrigin?: true
  /** Every creating POST takes an `Idempotency-Key` header. */
  readonly idempotent?: true
  /**
   * Fields of an idempotent operation's body and answer that are secrets: nothing of them is kept for the key. A
   * repeated request may differ in them, and is answered without them. Such an answer is never compressed.
   */
  readonly secrets?: readonly string[]
  /** Not to be automated without the customer's explicit consent. */
  readonly browserWorkflow?: true
  /** Changes an order or tells of a payment, so programs may send it only with the consent of the customer. */
  readonly consent?: true
  readonly deprecation?: Deprecation
  /** Every operation under `/api/admin` has it. `signed-in` is for operations on one's own account. */
  readonly access?: Permission | 'signed-in' | 'anyone'
  /**
   * Every operation of the customer's account has it: a session of theirs is needed, or only the same origin. With
   * `optional`, a customer who is signed in gets their own prices; a visitor needs no session.
   */
  readonly account?: 'signed-in' | 'anyone' | 'optional'
}

export interface Success {
  readonly status: 200 | 201
  readonly schema: TSchema
  readonly description: string
  /** JSON by default. */
  readonly contentType?: string
}

/** The key of an order may come in the header `Order-Key` instead of the path. */
export function takesOrderKey({ params }: Pick<Operation, 'params'>): boolean {
  return params !== undefined && 'trackingToken' in params.properties
}

type Endpoint = `${Operation['method']} /${string}`
type EndpointOf<E extends Endpoint> = E extends `${infer Method} ${infer Path}`
  ? { readonly method: Method; readonly path: Path }
  : never

/** Keeps literal types, so that handlers know their body and response. */
export function operation<const E extends Endpoint, const Op extends Omit<Operation, 'method' | 'path'>>(
  endpoint: E,
  op: Op,
): Op & EndpointOf<E> {
  const [method, path] = endpoint.split(' ')
  return { method, path, ...op } as unknown as Op & EndpointOf<E>
}
