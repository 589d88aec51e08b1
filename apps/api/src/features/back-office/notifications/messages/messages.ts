import type { Names } from '@platen/formats/default-names'
import type { FulfilmentMethod, LeadTopic } from '../email-facts.ts'
import type { EmailName } from '../email-jobs.ts'

/** A new language is one more file; a missing text does not compile. */
export interface Messages {
  /** Of what a new shop calls its things. */
  readonly names: Names
  /** Undefined when the name should not be repeated. */
  readonly greeting: (name: string | undefined) => string
  readonly closings: Readonly<Record<'customer' | 'member', (storeName: string) => string>>
  readonly emails: Readonly<Record<EmailName, EmailTexts>>
  readonly headings: Readonly<
    Record<'items' | 'payment' | 'handover' | 'customer' | 'reason' | 'changes' | 'message', string>
  >
  readonly labels: Readonly<Record<Label, string>>
  readonly methods: Readonly<Record<FulfilmentMethod, string>>
  readonly deliveryTime: (days: { readonly min: number; readonly max: number }) => string
  readonly topics: Readonly<Record<LeadTopic, string>>
  readonly payNow: string
  readonly uploadVersion: string
  readonly followOrder: string
  readonly openMap: string
  readonly answerDirectly: string
  readonly openInConsole: string
  readonly choosePassword: string
  readonly linkWorksOnce: (until: string) => string
  readonly paymentBeingChecked: string
}

interface EmailTexts {
  readonly subject: (about: Subject) => string
  readonly opening: (about: Subject) => string
}

/** Never contains customer input. */
export interface Subject {
  /** The number of the order or the reference of the request; empty in emails to the team. */
  readonly number: string
  readonly storeName: string
}

type Label =
  | 'subtotal'
  | 'discount'
  | 'fee'
  | 'tax'
  | 'taxIncluded'
  | 'total'
  | 'paid'
  | 'refunded'
  | 'due'
  | 'payWith'
  | 'payee'
  | 'account'
  | 'payBefore'
  | 'payNumber'
  | 'thenSend'
  | 'reference'
  | 'payer'
  | 'amount'
  | 'handover'
  | 'where'
  | 'when'
  | 'deliveryTime'
  | 'address'
  | 'openingHours'
  | 'promisedBy'
  | 'name'
  | 'email'
  | 'phone'
  | 'channel'
  | 'topic'
  | 'orderNumber'
  | 'quantity'
  | 'artworks'
