import type { Database } from '../../../platform/database/transaction.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { languageFor } from '../../../messages/messages.ts'
import { drawDesign, type DesignPicture } from './design-picture.ts'
import type { OrderFacts } from './email-facts.ts'
import { type EventRow, findStore } from './notifications.store.ts'
import { findDesign, findOrder, listOrderLines } from './order-facts.store.ts'

export interface OrderFactsDeps {
  readonly database: Database
  readonly storage: Storage
  readonly trackingUrl: (
    orderId: string,
    languages: { readonly locale: string; readonly offered: readonly string[] },
  ) => string
  readonly consoleUrl: (orderId: string) => string
}

interface Wanted {
  /** UUID */
  readonly orderId: string
  readonly event?: Pick<EventRow, 'reason' | 'amountMinor'>
  readonly withPicture: boolean
}

export async function findOrderFacts(
  { database, storage, trackingUrl, consoleUrl }: OrderFactsDeps,
  { orderId, event, withPicture }: Wanted,
): Promise<OrderFacts | undefined> {
  const [store, order, items, picture] = await Promise.all([
    findStore(database),
    findOrder(database, orderId),
    listOrderLines(database, orderId),
    withPicture ? findPicture(database, storage, orderId) : null,
  ])
  if (!store || !order) return undefined
  const { locale } = languageFor([order.locale, ...store.locales])
  const person = {
    ...order.person,
    trackingUrl: trackingUrl(orderId, { locale, offered: store.locales }),
    reason: event?.reason ?? null,
  }
  return {
    ...order,
    about: 'order',
    consoleUrl: consoleUrl(orderId),
    store,
    items,
    picture,
    person,
    movedMinor: event?.amountMinor ?? null,
  }
}

/** An email without its picture is better than none. */
async function findPicture(
  database: Database,
  storage: Storage,
  orderId: string,
): Promise<DesignPicture | null> {
  const design = await findDesign(database, orderId)
  const picture = design && (await drawDesign(storage, design).catch(() => undefined))
  return picture ?? null
}
