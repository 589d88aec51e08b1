import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'

export type Lead = Resources['ContactLeadRecord']
export type LeadStatus = Lead['status']

export const STATUSES = {
  new: { label: 'New', tone: 'work' },
  contacted: { label: 'Answered', tone: 'wait' },
  quoted: { label: 'Quoted', tone: 'wait' },
  converted: { label: 'Ordered', tone: 'good' },
  lost: { label: 'Lost', tone: 'over' },
  spam: { label: 'Spam', tone: 'over' },
} as const satisfies Record<LeadStatus, { label: string; tone: Tone }>

export const TOPICS = {
  quote: 'Quote',
  bulk: 'Bulk order',
  artwork: 'Artwork',
  order: 'Existing order',
  other: 'Something else',
} as const satisfies Record<Lead['topic'], string>

export const CHANNELS = { email: 'Email', whatsapp: 'WhatsApp' } as const satisfies Record<
  Lead['channel'],
  string
>
