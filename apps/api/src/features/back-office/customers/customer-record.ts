import type { CustomerDetail, CustomerRecord } from '@platen/contract'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { listLastMessages } from './customer-messages.store.ts'
import {
  findCustomer,
  listMerged,
  listUnconfirmed,
  readHistory,
  type CustomerWithSums,
} from './customers.store.ts'

export interface ReadCustomerDeps extends Pick<Platform, 'clock'> {
  readonly database: Database
  readonly keys: Pick<ServerKeys, 'preview'>
}

/** How long a merge can be undone. */
export const SPLIT_WITHIN_MS = 30 * 24 * 3_600_000

export function toCustomerRecord(customer: CustomerWithSums): CustomerRecord {
  const { id, mergedInto, createdAt, lastOrderAt, tags, orders, lifetimeMinor, openEstimates, revision } =
    customer
  const { name, company, email, phone, locale, trade, taxId, note, priceListId, filmCreditMm } = customer
  return {
    id: encodeId('customer', id),
    ...{ name, company, email, phone, locale, trade, taxId, note, priceListId, filmCreditMm },
    tags: [...tags],
    orders,
    lifetimeMinor,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    openEstimates,
    createdAt: createdAt.toISOString(),
    mergedInto: mergedInto === null ? null : encodeId('customer', mergedInto),
    revision,
  }
}

export async function readCustomer(
  { database, keys, clock }: ReadCustomerDeps,
  id: string,
): Promise<CustomerDetail> {
  const customer = await getCustomer(database, id)
  const { artworks, leads, usual, dueMinor } = await readHistory(database, id)
  const merged = await listMerged(database, id)
  const messages = await listLastMessages(database, id)
  const unconfirmed = await listUnconfirmed(database, id)
  const now = clock.now()
  return {
    ...toCustomerRecord(customer),
    usual: [...usual],
    artworks: artworks.map(({ id: artworkId, fileName, lastUsedAt }) => ({
      id: encodeId('artwork', artworkId),
      fileName,
      previewUrl: previewUrl(keys.preview, artworkId, now),
      lastUsedAt,
    })),
    messages: messages.map(({ id: messageId, orderId, estimateId, sentAt, ...message }) => ({
      ...message,
      id: encodeId('threadMessage', messageId),
      sentAt: sentAt.toISOString(),
      orderId: orderId === null ? null : encodeId('order', orderId),
      estimateId: estimateId === null ? null : encodeId('estimate', estimateId),
    })),
    dueMinor,
    leads,
    unconfirmedContacts: unconfirmed.map(({ field, value, lastUsedAt }) => ({
      ...{ field, value },
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    merged: merged.map(({ id: mergedId, name, email, phone, mergedAt }) => ({
      id: encodeId('customer', mergedId),
      ...{ name, email, phone },
      mergedAt: mergedAt.toISOString(),
      splitBefore: new Date(mergedAt.getTime() + SPLIT_WITHIN_MS).toISOString(),
    })),
  }
}

export async function getCustomer(database: Database, id: string): Promise<CustomerWithSums> {
  const customer = await findCustomer(database, id)
  if (customer?.erasedAt !== null) throw noSuchCustomer()
  return customer
}

export function noSuchCustomer(): Refusal {
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no such customer.')
}
