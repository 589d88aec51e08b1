import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'
import { m } from '../../../messages/messages.ts'

export type Lead = Resources['ContactLeadRecord']
export type LeadStatus = Lead['status']

const { states } = m.leads

export const STATUSES = {
  new: { label: states.new, tone: 'work' },
  contacted: { label: states.contacted, tone: 'wait' },
  quoted: { label: states.quoted, tone: 'wait' },
  converted: { label: states.converted, tone: 'good' },
  lost: { label: states.lost, tone: 'over' },
  spam: { label: states.spam, tone: 'over' },
} as const satisfies Record<LeadStatus, { label: string; tone: Tone }>

export const TOPICS: Readonly<Record<Lead['topic'], string>> = m.leads.topics

export const CHANNELS: Readonly<Record<Lead['channel'], string>> = m.leads.channels
