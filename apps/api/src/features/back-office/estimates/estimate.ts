import type { EstimateAnswerKind, EstimateStatus, Preflight } from '@platen/contract'
import type { Trim } from '@platen/placement'
import type { AgreedDiscount, PricedEstimate, PricedOrder } from '@platen/pricing'
import type { BusinessDocument } from '../../../platform/business-documents/business-document.ts'
import type { FilmItem, Fulfilment } from '../../selling/orders/index.ts'

/** Ids are UUIDs. Everything that a later order needs is here, so that it does not depend on the catalog of that day. */
export interface OfferLine {
  readonly text: string | null
  readonly garment: OfferGarment | null
  /** Missing in lines without film. */
  readonly film?: FilmItem
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly discountMinor: number
  readonly lineTotalMinor: number
  readonly agreedPrice: boolean
}

export interface OfferGarment {
  readonly variantId: string
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly placements: readonly OfferPlacement[]
}

interface OfferPlacement {
  readonly zoneId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: 0 | 90 | 180 | 270
  readonly sizeTierId: string
  readonly priceMinor: number
  readonly artworkId: string
  readonly preflight: Preflight
  readonly trim: Trim
}

/** What is offered, without anything that may name a person. */
export interface Offer {
  readonly lines: readonly OfferLine[]
  readonly discount: AgreedDiscount | null
  /** Offers of before it was kept apart have no `agreedDiscountMinor`. */
  readonly totals: Omit<PricedOrder, 'lines' | 'codeMinor'> &
    Partial<Pick<PricedEstimate, 'agreedDiscountMinor'>>
  readonly currency: string
  readonly fulfilment: Omit<Fulfilment, 'address'>
  readonly instructionId: string
  readonly depositPercent: number
  readonly validUntil: string
  readonly terms: string | null
}

/** What may name a person, and is gone once that person is erased. */
export interface Words {
  readonly customerName: string
  /** Missing in words of earlier releases. */
  readonly company?: string | null
  /** Of the customer when it was sent. Missing in drafts and in versions of earlier releases. */
  readonly taxId?: string | null
  readonly message: string | null
  readonly address: Fulfilment['address']
  readonly discountReason: string | null
  /** So that nobody finds the words by trying them against their digest. */
  readonly salt: string
}

export interface Estimate {
  readonly id: string
  readonly number: string
  readonly status: EstimateStatus
  readonly statusSince: Date
  readonly customerName: string
  readonly customerCompany: string | null
  readonly customerEmail: string | null
  readonly customerPhone: string | null
  readonly customerLocale: string | null
  readonly offer: Offer
  readonly words: Omit<Words, 'salt'>
  readonly version: number
  readonly unsent: boolean
  readonly approvedVersion: number | null
  readonly orderProblem: OrderProblem | null
  readonly orderId: string | null
  readonly leadId: string | null
  /** Of whom the customer with the contact is part now. */
  readonly customerId: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly revision: number
  readonly erasedAt: Date | null
}

export interface OrderProblem {
  readonly code: string
  readonly lines: readonly { readonly path: string; readonly reason: string }[]
}

/** What a version says on paper, without what may name a person. */
export type Paper = Omit<BusinessDocument, 'recipient' | 'message'>

export interface EstimateVersion {
  readonly version: number
  readonly offer: Offer
  readonly words: Words | null
  readonly hash: string
  /** Null for versions of earlier releases. */
  readonly paper: Paper | null
  readonly sentAt: Date
}

export interface EstimateNote {
  readonly line: number | null
  readonly text: string
}

export interface EstimateAnswer {
  readonly id: string
  readonly version: number
  readonly kind: EstimateAnswerKind
  readonly name: string | null
  readonly notes: readonly EstimateNote[]
  readonly at: Date
}
