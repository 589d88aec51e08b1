import type { AccountArtwork, AccountDocument, AccountEstimate, AccountOrder } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../artworks/index.ts'
import { dueMinorOf, trackingToken } from '../orders/index.ts'
import type { OwnArtwork, OwnDocumentRow, OwnEstimate, OwnOrder } from './account-lists.store.ts'

type Keys = Pick<ServerKeys, 'tracking' | 'preview'>

export function toAccountOrder(order: OwnOrder, keys: Keys, now: Date): AccountOrder {
  const { id, number, stage, createdAt, promisedBy, totalMinor, currency, items } = order
  return {
    ...{ number, stage, promisedBy, totalMinor, currency },
    id: encodeId('order', id),
    trackingToken: trackingToken(keys.tracking, id),
    createdAt: createdAt.toISOString(),
    dueMinor: dueMinorOf(order),
    items: items.map((item) => ({
      ...item,
      id: encodeId('orderItem', item.id),
      variantId: item.variantId === null ? null : encodeId('variant', item.variantId),
      placements: item.placements.map(({ artwork, ...print }) => ({
        ...print,
        id: encodeId('placement', print.id),
        artwork: {
          id: encodeId('artwork', artwork.id),
          fileName: artwork.fileName,
          previewUrl: previewUrl(keys.preview, artwork.id, now),
        },
      })),
    })),
  }
}

export function toAccountEstimate(
  { id, number, status, sentAt, validUntil, totalMinor, currency }: OwnEstimate,
  keys: Keys,
): AccountEstimate {
  return {
    ...{ number, status, validUntil, totalMinor, currency },
    id: encodeId('estimate', id),
    token: trackingToken(keys.tracking, id, 'estimate'),
    sentAt: sentAt.toISOString(),
  }
}

export function toAccountArtwork(
  { id, fileName, lastUsedAt, orderNumber, orderId }: OwnArtwork,
  keys: Keys,
  now: Date,
): AccountArtwork {
  return {
    ...{ fileName, orderNumber },
    id: encodeId('artwork', id),
    previewUrl: previewUrl(keys.preview, id, now),
    lastUsedAt: lastUsedAt.toISOString(),
    trackingToken: trackingToken(keys.tracking, orderId),
  }
}

export function toAccountDocument({ id, ...document }: OwnDocumentRow): AccountDocument {
  return { ...document, id: encodeId('document', id) }
}
