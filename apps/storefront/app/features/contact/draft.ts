import type { Resources } from '@platen/api-client'
import { kept } from '@platen/ui'
import { isRecord } from '../../lib/is-record.ts'

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
  return (
    isRecord(value) &&
    CHANNELS.some((channel) => channel === value.channel) &&
    TOPICS.some((topic) => topic === value.topic) &&
    ['name', 'email', 'phone', 'message', 'orderNumber', 'quantity'].every(
      (field) => typeof value[field] === 'string',
    ) &&
    typeof value.consent === 'boolean' &&
    Array.isArray(value.artworks) &&
    value.artworks.every(isArtwork)
  )
}

function isArtwork(value: unknown): value is DraftArtwork {
  return isRecord(value) && typeof value.id === 'string' && typeof value.fileName === 'string'
}
