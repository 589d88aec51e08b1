import type { Resources } from '@platen/api-client'
import type { Language } from '../../messages/languages.ts'
import type { Draft, Topic } from './draft.ts'

type Request = Omit<Resources['ContactLeadCreate'], 'botToken' | 'website'>
/** Named as in the errors of the API. */
export type Field = 'name' | 'email' | 'phone' | 'message' | 'quantityEstimate' | 'consent'
/** To E.164; undefined when invalid. */
export type ReadPhone = (typed: string) => string | undefined

const TOPICS_WITH_QUANTITY: readonly Topic[] = ['quote', 'bulk']

export function hasQuantity(topic: Topic): boolean {
  return TOPICS_WITH_QUANTITY.includes(topic)
}

/** In the order of the form. */
export function invalidFields(draft: Draft, readPhone: ReadPhone): readonly Field[] {
  const wrong: Readonly<Record<Field, boolean>> = {
    name: draft.name.trim() === '',
    email: draft.channel === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()),
    phone: draft.channel === 'whatsapp' && readPhone(draft.phone) === undefined,
    quantityEstimate:
      hasQuantity(draft.topic) && draft.quantity.trim() !== '' && quantityOf(draft) === undefined,
    message: draft.message.trim() === '',
    consent: !draft.consent,
  }
  return (Object.keys(wrong) as Field[]).filter((field) => wrong[field])
}

/** Leaves out fields that its topic and channel do not use. */
export function requestOf(draft: Draft, readPhone: ReadPhone, language: Language): Request {
  const { channel, topic } = draft
  const orderNumber = topic === 'order' ? draft.orderNumber.trim() : ''
  const quantityEstimate = hasQuantity(topic) ? quantityOf(draft) : undefined
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
