import type { ArtworkState, Stage } from '@platen/contract'
import type { FulfilmentMethod } from '../../catalog/index.ts'
import type { TimelineEvent } from '../order-record.ts'

/** Every word of the tracking page in one language. A new language is one more file; a missing text does not compile. */
export interface TrackingTexts {
  readonly title: (number: string) => string
  readonly order: string
  readonly orderedBy: (name: string, day: string) => string
  readonly nextHeading: string
  readonly stages: Readonly<Record<Stage, StageTexts>>
  readonly steps: readonly [string, string, string, string, string]
  readonly holdReason: string
  readonly nothingToDo: string
  readonly newArtworkNeeded: string
  readonly artwork: Readonly<Record<ArtworkState, string>>
  readonly artworkAlt: (fileName: string, zone: string) => string
  readonly headings: Readonly<
    Record<'progress' | 'todo' | 'pay' | 'items' | 'handover' | 'timeline' | 'contact', string>
  >
  readonly labels: Readonly<Record<TrackingLabel, string>>
  readonly methods: Readonly<Record<FulfilmentMethod, string>>
  readonly events: Readonly<Record<TimelineEvent, string>>
  /** Leads to the ways to reach the shop. */
  readonly sendSlip: string
  readonly each: (price: string) => string
  readonly contact: (channel: 'whatsapp' | 'email') => string
  /** What a chat or a letter about this order begins with. */
  readonly hello: (number: string) => string
  readonly keepSecret: string
  readonly notFound: { readonly title: string; readonly meaning: string; readonly next: string }
}

interface StageTexts {
  readonly title: string
  readonly next: string | Readonly<Record<FulfilmentMethod, string>>
}

export type TrackingLabel =
  | 'due'
  | 'payWith'
  | 'payee'
  | 'account'
  | 'payBefore'
  | 'reference'
  | 'howToPay'
  | 'subtotal'
  | 'discount'
  | 'fee'
  | 'tax'
  | 'taxIncluded'
  | 'total'
  | 'paid'
  | 'colour'
  | 'size'
  | 'note'
  | 'method'
  | 'where'
  | 'when'
  | 'address'
  | 'promisedBy'
  | 'neededBy'
