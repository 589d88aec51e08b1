import type { Resources } from '@platen/api-client'
import type { Language } from '../../lib/languages.ts'
import type { Draft, Topic } from './draft.ts'

type Request = Omit<Resources['ContactLeadCreate'], 'botToken' | 'website'>
/** The fields that can be wrong, by the names that the interface uses in its refusals. */
export type Field = 'name' | 'email' | 'phone' | 'message' | 'quantityEstimate' | 'consent'
/** A typed phone number as the interface takes it; undefined when it is none. */
export type ReadPhone = (typed: string) => string | undefined

const ASKS_QUANTITY: readonly Topic[] = ['quote', 'bulk']

export function asksQuantity(topic: Topic): boolean {
  return ASKS_QUANTITY.includes(topic)
}

/** What has to be mended before the message can be sent, in the order of the form. */
export function mistakesIn(draft: Draft, readPhone: ReadPhone): readonly Field[] {
  const wrong: Readonly<Record<Field, boolean>> = {
    name: draft.name.trim() === '',
    email: draft.channel === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()),
    phone: draft.channel === 'whatsapp' && readPhone(draft.phone) === undefined,
    quantityEstimate:
      asksQuantity(draft.topic) && draft.quantity.trim() !== '' && quantityOf(draft) === undefined,
    message: draft.message.trim() === '',
    consent: !draft.consent,
  }
  return (Object.keys(wrong) as Field[]).filter((field) => wrong[field])
}

/** The request that a draft makes. Only of a draft without mistakes; fields that do not belong to its choices stay away. */
export function requestOf(draft: Draft, readPhone: ReadPhone, language: Language): Request {
  const { channel, topic } = draft
  const orderNumber = topic === 'order' ? draft.orderNumber.trim() : ''
  const quantityEstimate = asksQuantity(topic) ? quantityOf(draft) : undefined
  return {
    channel,
    topic,
    name: draft.name.trim(),
    ...(channel === 'email' ? { email: draft.email.trim() } : { phone: readPhone(draft.phone) ?? '' }),
    message: draft.message.trim(),
    ...(orderNumber === '' ? {} : { orderNumber }),
    ...(quantityEstimate === undefined ? {} : { quantityEstimate }),
    ...(draft.artworks.length === 0 ? {} : { artworkIds: draft.artworks.map(({ id }) => id) }),
    locale: language,
    consent: true,
  }
}

function quantityOf({ quantity }: Draft): number | undefined {
  const typed = quantity.trim()
  const pieces = Number(typed)
  return /^\d{1,7}$/.test(typed) && pieces >= 1 && pieces <= 1_000_000 ? pieces : undefined
}
