import type { Look } from '@platen/brand'
import type { DocumentKind, ItemKind, OrderStatus, StoreSettingsResponse } from '@platen/contract'
import type { Locale } from '@platen/messages'
import type { Order } from '../../selling/orders/index.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import type { PostalAddress } from './recipient.ts'

/** The shop as it is when a document is issued. */
export interface IssuingShop {
  readonly storeName: string
  readonly studio: StoreSettingsResponse['studio']
  readonly supportChannels: readonly { readonly value: string }[]
  readonly documents: StoreSettingsResponse['documents']
  readonly brand: Look & { readonly logo: PictureRow | null }
  readonly locales: readonly string[]
  readonly timeZone: string
  readonly currencyExponent: number
  readonly tax: { readonly mode: 'none' | 'inclusive' | 'exclusive'; readonly rateBp: number }
}

export interface BilledOrder {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly isErased: boolean
  readonly isTest: boolean
  readonly customerName: string
  readonly customerEmail: string | null
  readonly customerLocale: string | null
  readonly address: PostalAddress | null
  /** Null unless staff chose the customer. */
  readonly taxId: string | null
  readonly method: 'pickup' | 'meetup' | 'delivery'
  readonly meetupZoneName: string | null
  readonly slot: { readonly date: string; readonly from: string } | null
  readonly currency: string
  readonly subtotalMinor: number
  readonly discountMinor: number
  readonly agreedDiscount: Order['agreedDiscount']
  /** The discount code. */
  readonly discount: Order['discount']
  readonly feeMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly returnedMinor: number
  readonly createdAt: Date
  readonly payBefore: Date | null
  readonly promisedBy: string
  readonly items: readonly BilledItem[]
  readonly ownNames: readonly { readonly text: string; readonly translations: Translated<'name'> }[]
  /** Lines without a garment. */
  readonly extras: readonly {
    readonly text: string
    readonly quantity: number
    readonly unitPriceMinor: number
    readonly lineTotalMinor: number
  }[]
}

type Translated<Field extends string> = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<Field, string | null>>>>>
>

interface BilledItem {
  readonly kind: ItemKind
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly quantity: number
  /** Only on papers that are drawn anew: what is issued names nobody but its recipient. */
  readonly note: string | null
  readonly unitPriceMinor: number
  readonly lineTotalMinor: number
  readonly prints: readonly { readonly zone: string; readonly widthMm: number; readonly heightMm: number }[]
}

export interface BilledPayment {
  readonly label: string
  readonly translations: Translated<'label'>
  readonly reference: string | null
  readonly verifiedMinor: number
}

/** An invoice of which something is left. */
export interface OpenInvoice {
  readonly id: string
  readonly number: string
  readonly totalMinor: number
  readonly taxMinor: number
  readonly creditedMinor: number
  readonly recipient: {
    readonly name: string
    readonly address: string | null
    readonly taxId: string | null
  }
  readonly rateBp: number | null
}

export interface NewDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly prefix: string
  readonly year: number
  readonly sequence: number
  readonly orderId: string
  readonly paymentId: string | null
  readonly invoiceId: string | null
  readonly issuedAt: Date
  readonly issuedOn: string
  readonly issuedBy: string | null
  readonly currency: string
  readonly totalMinor: number
  readonly taxMinor: number
  readonly content: string
}
