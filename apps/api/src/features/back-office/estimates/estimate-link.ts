import { fill } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { trackingToken, trackingUrl } from '../../selling/orders/index.ts'

export interface LinkDeps {
  readonly keys: Pick<ServerKeys, 'tracking'>
  readonly config: { readonly publicUrl: string }
}

export function estimateUrl(
  { keys, config }: LinkDeps,
  estimateId: string,
  languages: Parameters<typeof trackingUrl>[2],
): string {
  const token = trackingToken(keys.tracking, estimateId, 'estimate')
  return trackingUrl(config.publicUrl, token, languages, 'estimate')
}

interface ChatFacts {
  readonly phone: string
  readonly name: string
  readonly number: string
  readonly locale: string | null
  readonly shop: Pick<Shop, 'storeName' | 'locales'>
  readonly url: string
}

/** Opens a chat with a text that has the link, which staff send. */
export function estimateChatUrl({ phone, name, number, locale, shop, url }: ChatFacts): string {
  const { estimates } = languageFor([locale, ...shop.locales]).messages
  const text = fill(estimates.chat, { name, number, storeName: shop.storeName, url })
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
