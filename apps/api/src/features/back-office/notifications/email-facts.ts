import type { Look } from '@platen/brand'
import type {
  ItemKind,
  FULFILMENT_METHODS,
  LEAD_TOPICS,
  OrderStatus,
  PAYMENT_METHODS,
  StoreSettingsResponse,
} from '@platen/contract'
import type { Order } from '../../selling/orders/index.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import type { DesignPicture } from './design-picture.ts'

/** `person` holds all personal data, and `picture` what the customer drew; the rest may be logged. */
export type EmailFacts = OrderFacts | LeadFacts | EstimateFacts | AccountFacts | MemberFacts

export interface StoreFacts {
  readonly name: string
  readonly currency: string
  readonly currencyExponent: number
  readonly timeZone: string
  readonly taxMode: string
  readonly locales: readonly string[]
  readonly email: string | null
  readonly studio: StoreSettingsResponse['studio']
  readonly look: Pick<Look, 'accent' | 'surface'>
  readonly logo: PictureRow | null
}

export interface OrderFacts {
  readonly about: 'order'
  readonly store: StoreFacts
  readonly locale: string | null
  readonly number: string
  /** Its page in the console. */
  readonly consoleUrl: string
  readonly status: OrderStatus
  readonly paymentStatus: string
  readonly fulfilmentStatus: string
  readonly fulfilmentMethod: FulfilmentMethod
  /** Area and landmark as they are today: null when the point was removed. */
  readonly meetupPoint: {
    readonly name: string
    readonly area: string | null
    readonly landmark: string | null
  } | null
  /** `YYYY-MM-DD` and `HH:MM`; `to` is null when the point has other hours today. */
  readonly slot: { readonly date: string; readonly from: string; readonly to: string | null } | null
  /** Of the delivery area, counted from when the order is ready. */
  readonly deliveryDays: { readonly min: number; readonly max: number } | null
  readonly items: readonly OrderLine[]
  /** Null in emails without it, and when it cannot be drawn, such as after its artwork was removed. */
  readonly picture: DesignPicture | null
  readonly subtotalMinor: number
  readonly discountMinor: number
  readonly discount: Order['discount']
  readonly agreedDiscount: Order['agreedDiscount']
  readonly feeMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly returnedMinor: number
  /** `YYYY-MM-DD` */
  readonly promisedBy: string
  readonly payBefore: Date | null
  readonly instruction: {
    readonly method: PaymentMethod
    readonly label: string
    readonly payeeName: string | null
    readonly account: string | null
    readonly instructions: string
    readonly referenceHint: string | null
  }
  /** The amount paid or refunded by the event that the email is about. */
  readonly movedMinor: number | null
  /** The amount of the payment that the customer submitted last. */
  readonly paymentMinor: number | null
  readonly person: {
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
    readonly trackingUrl: string
    readonly paymentReference: string | null
    readonly payerName: string | null
    readonly reason: string | null
  }
}

export interface OrderLine {
  /** An extra line counts as a garment: it has a name of its own. */
  readonly kind: ItemKind
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly quantity: number
  /** Before the discount. */
  readonly unitPriceMinor: number
}

export interface LeadFacts {
  readonly about: 'lead'
  readonly store: StoreFacts
  readonly locale: string | null
  readonly reference: string
  readonly channel: string
  readonly topic: LeadTopic
  readonly quantityEstimate: number | null
  readonly artworkCount: number
  readonly person: {
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
    readonly message: string
    /** As the customer typed it: not checked. */
    readonly orderNumber: string | null
  }
}

export interface EstimateFacts {
  readonly about: 'estimate'
  readonly store: StoreFacts
  readonly locale: string | null
  readonly number: string
  readonly version: number
  /** What is paid before work begins. */
  readonly depositPercent: number
  readonly consoleUrl: string
  readonly lines: readonly (Omit<OrderLine, 'garmentName'> & { readonly name: string })[]
  readonly subtotalMinor: number
  readonly discountMinor: number
  /** Null in versions of before it was kept apart. */
  readonly agreedDiscountMinor: number | null
  readonly discountReason: string | null
  readonly feeMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
  /** `YYYY-MM-DD` */
  readonly validUntil: string
  readonly person: {
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
    readonly url: string
    /** What the shop wrote with it. */
    readonly message: string | null
    /** What the customer wrote with the last answer. */
    readonly notes: string | null
  }
}

export interface MailedLink {
  readonly name: string
  readonly email: string
  readonly url: string
  readonly expiresAt: Date
}

export interface MailedSignInLink extends MailedLink {
  /** Null: the first language of the shop. */
  readonly locale: string | null
}

/** A customer who signs in. */
export interface AccountFacts {
  readonly about: 'account'
  readonly store: StoreFacts
  readonly locale: string | null
  readonly expiresAt: Date
  readonly person: Omit<MailedLink, 'expiresAt'>
}

export interface MemberFacts {
  readonly about: 'member'
  readonly store: StoreFacts
  readonly locale: null
  readonly expiresAt: Date
  readonly person: Omit<MailedLink, 'expiresAt'>
}

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type FulfilmentMethod = (typeof FULFILMENT_METHODS)[number]
type LeadTopic = (typeof LEAD_TOPICS)[number]

const REDACTED = '[redacted]'

/** Also replaces fields of `person` that are added later. */
export function withoutPerson<Facts extends EmailFacts>(facts: Facts): Facts {
  const person = Object.fromEntries(
    Object.entries(facts.person).map(([name, value]) => [name, value === null ? null : REDACTED]),
  )
  return { ...facts, person: person as Facts['person'] }
}
