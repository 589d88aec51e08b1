import type { Trim } from '@platen/placement'
import type {
  ArtworkState,
  FilmFinish,
  ItemKind,
  DiscountKind,
  FulfilmentStatus,
  OrderSource,
  OrderStatus,
  PaymentRecord,
  PaymentStatus,
  Preflight,
  ProductionStatus,
  ProofStatus,
} from '@platen/contract'
import type { EventType } from '../../../platform/records/events.ts'
import type { FulfilmentMethod, PaymentInstruction, PaymentMethod } from '../catalog/index.ts'

type OrderAmount =
  | 'subtotalMinor'
  | 'discountMinor'
  | 'feeMinor'
  | 'taxMinor'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundedMinor'
  | 'returnedMinor'
  | 'keptMinor'

/** Ids are UUIDs. */
export interface Order extends Readonly<Record<OrderAmount, number>> {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly artworkStatus: ArtworkState
  readonly proofStatus: ProofStatus
  readonly productionStatus: ProductionStatus
  readonly fulfilmentStatus: FulfilmentStatus
  readonly holdReason: string | null
  readonly customer: Customer
  readonly items: readonly OrderItem[]
  /** Lines without a garment. */
  readonly extras: readonly OrderExtra[]
  readonly fulfilment: Fulfilment
  readonly instruction: PaymentInstruction
  readonly payments: readonly Payment[]
  readonly discount: {
    readonly code: string
    readonly kind: DiscountKind
    readonly amountMinor: number
  } | null
  /** Of an estimate. */
  readonly agreedDiscount: { readonly amountMinor: number; readonly reason: string | null } | null
  readonly currency: string
  readonly neededBy: string | null
  readonly promisedBy: string
  readonly payBefore: string | null
  /** When enough was paid to start production: the total or the deposit. */
  readonly confirmedAt: string | null
  readonly source: OrderSource
  readonly note: string | null
  readonly events: readonly OrderEvent[]
  readonly revision: number
  readonly createdAt: string
  readonly updatedAt: string
}

export interface OrderEvent {
  readonly at: string
  readonly type: EventType
  readonly reason: string | null
}

interface Customer {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string | null
}

interface OrderExtra {
  readonly text: string
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly lineTotalMinor: number
}

export interface OrderItem {
  readonly id: string
  readonly kind: ItemKind
  /** Null for film. */
  readonly variantId: string | null
  /** The blank that is reserved; null when the shop keeps no stock of it. */
  readonly inventoryItemId: string | null
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly lineTotalMinor: number
  /** By staff with the customer, instead of the computed price. */
  readonly agreedPrice: boolean
  readonly note: string | null
  /** Of a sheet. */
  readonly film: OrderedSheet | null
  readonly finish: FilmFinish | null
  readonly placements: readonly Placement[]
}

/** As it was when it was ordered. */
export interface OrderedSheet {
  readonly widthMm: number
  readonly lengthMm: number
  readonly billedCm: number
  /** Left out when it is paid with money. */
  readonly prepaid?: boolean
  /** UUID; null for a finished file. */
  readonly layoutId: string | null
  readonly pieces: readonly {
    readonly placementId: string
    readonly xMm: number
    readonly yMm: number
    readonly turned: boolean
  }[]
  /** Of a layout: where its prints begin across the film, and the rectangle that they take together. */
  readonly sideMarginMm?: number
  readonly printWidthMm?: number
  readonly printLengthMm?: number
}

export interface Placement {
  readonly id: string
  /** Null on film. */
  readonly zoneId: string | null
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: 0 | 90 | 180 | 270
  /** How often it is on a sheet; else 1. */
  readonly copies: number
  /** Null for film. */
  readonly sizeTierId: string | null
  /** The price of the print when the order was placed. */
  readonly priceMinor: number
  readonly state: ArtworkState
  readonly artworkId: string
  readonly artworkFileName: string
  readonly preflight: Preflight
  readonly trim: Trim
}

export interface Fulfilment {
  readonly method: FulfilmentMethod
  readonly meetupZoneId: string | null
  readonly meetupZoneName: string | null
  readonly slot: { readonly date: string; readonly from: string } | null
  readonly address: Address | null
  /** Missing in orders of earlier releases. */
  readonly deliveryArea?: {
    readonly id: string
    readonly name: string
    readonly days: { readonly min: number; readonly max: number }
  } | null
}

interface Address {
  readonly line1: string
  readonly line2?: string
  readonly city: string
  readonly region?: string
  readonly postalCode?: string
  readonly country: string
}

export interface Payment {
  readonly id: string
  readonly instructionId: string
  readonly method: PaymentMethod
  readonly amountMinor: number
  readonly reference: string | null
  readonly status: PaymentRecord['status']
  readonly submittedAt: string
  readonly decidedAt: string | null
}
