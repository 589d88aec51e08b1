import type { Look } from '@platen/brand'
import type { Messages } from '../../messages/en.ts'

type Texts = Messages['documents']

/** All that stands on a document, as JSON. Amounts are minor units, lengths of texts do not matter. */
export interface BusinessDocument {
  readonly kind: keyof Texts['titles']
  readonly number: string | null
  /** Such as `es-SV`: of the words, dates and amounts. */
  readonly locale: string
  readonly money: { readonly currency: string; readonly currencyExponent: number }
  readonly issuer: Party & {
    /** How customers reach the shop. */
    readonly contacts: readonly string[]
    readonly look: Look
    /** Of its largest file, in hex. */
    readonly logoSha256: string | null
  }
  readonly recipient: Party
  readonly facts: readonly Fact[]
  readonly lines: readonly DocumentLine[]
  readonly totals: Totals | null
  /** Written by a person, below the amounts. */
  readonly message: string | null
  /** Below the message, under their heading. */
  readonly terms?: string | null
  /** At the foot of the last page. */
  readonly footer: string | null
}

export interface Party {
  readonly name: string
  readonly address: string | null
  readonly taxId: string | null
}

export type Fact = { readonly name: keyof Texts['facts'] } & (
  { readonly text: string } | { /** `YYYY-MM-DD`. */ readonly day: string } | { readonly minor: number }
)

export interface DocumentLine {
  readonly name: string
  readonly detail: string | null
  readonly quantity: number
  /** Null on documents without prices. */
  readonly price: { readonly unitMinor: number; readonly totalMinor: number } | null
}

interface Totals {
  readonly before: readonly Amount[]
  readonly sum: Amount
  readonly after: readonly Amount[]
}

export interface Amount {
  readonly name: keyof Texts['amounts']
  readonly minor: number
  /** In hundredths of a percent, behind the name. */
  readonly rateBp?: number
  /** Behind the name, such as the reason of a discount. */
  readonly detail?: string
}
