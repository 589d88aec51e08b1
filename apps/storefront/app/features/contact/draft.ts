import type { Resources } from '@platen/api-client'
import { kept } from '@platen/ui'

type Request = Resources['ContactLeadCreate']
export type Channel = Request['channel']
export type Topic = Request['topic']

export const CHANNELS = ['email', 'whatsapp'] as const satisfies readonly Channel[]
export const TOPICS = ['quote', 'bulk', 'artwork', 'order', 'other'] as const satisfies readonly Topic[]
export const MAX_ARTWORKS = 5
export const MAX_MESSAGE = 2000

export interface DraftArtwork {
  readonly id: string
  readonly fileName: string
}

/** An unsent message, stored on the device. */
export interface Draft {
  readonly channel: Channel
  readonly topic: Topic
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly orderNumber: string
  readonly quantity: string
  readonly artworks: readonly DraftArtwork[]
  readonly consent: boolean
}

export const EMPTY_DRAFT: Draft = {
  channel: 'email',
  topic: 'quote',
  name: '',
  email: '',
  phone: '',
  message: '',
  orderNumber: '',
  quantity: '',
  artworks: [],
  consent: false,
}

export const contactDraft = kept<Draft>('contact-draft', EMPTY_DRAFT, isDraft)

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const draft = value as Partial<Record<keyof Draft, unknown>>
  return (
    CHANNELS.some((channel) => channel === draft.channel) &&
    TOPICS.some((topic) => topic === draft.topic) &&
    [draft.name, draft.email, draft.phone, draft.message, draft.orderNumber, draft.quantity].every(
      (text) => typeof text === 'string',
    ) &&
    typeof draft.consent === 'boolean' &&
    Array.isArray(draft.artworks) &&
    draft.artworks.every(isArtwork)
  )
}

function isArtwork(value: unknown): value is DraftArtwork {
  if (typeof value !== 'object' || value === null) return false
  const artwork = value as Partial<Record<keyof DraftArtwork, unknown>>
  return typeof artwork.id === 'string' && typeof artwork.fileName === 'string'
}
