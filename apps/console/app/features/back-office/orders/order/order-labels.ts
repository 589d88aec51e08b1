import type { Tone } from '@platen/ui'
import { m } from '../../../../messages/messages.ts'
import type { OrderSummary } from './order.ts'

type Labels<Name extends keyof OrderSummary> = Readonly<Record<OrderSummary[Name] & string, string>>

export const PAYMENTS: Labels<'paymentStatus'> = m.orderWords.paymentStates

const states = m.orderWords.artworkStates

export const ARTWORK_STATES: Readonly<Record<OrderSummary['artworkStatus'], { label: string; tone: Tone }>> =
  {
    checking: { label: states.checking, tone: 'plain' },
    passed: { label: states.passed, tone: 'wait' },
    warning: { label: states.warning, tone: 'wait' },
    failed: { label: states.failed, tone: 'bad' },
    approved: { label: states.approved, tone: 'good' },
    changes_requested: { label: states.changes_requested, tone: 'bad' },
  }

export const SOURCES: Labels<'source'> = m.orderWords.sources

export const METHODS: Labels<'fulfilmentMethod'> = m.orderWords.methods
