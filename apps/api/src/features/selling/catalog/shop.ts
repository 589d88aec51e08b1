import type { FilmPrices, QuantityBreak, SizeTier, TaxRule } from '@platen/pricing'
import type {
  AVAILABILITIES,
  CatalogResponse,
  FULFILMENT_METHODS,
  FilmPricesRecord,
  GarmentRecord,
  GarmentSide,
  PAYMENT_METHODS,
  PublicConfigResponse,
  StoreSettingsResponse,
  ShopTexts,
  SUPPORT_CHANNEL_KINDS,
} from '@platen/contract'
import type { Look } from '@platen/brand'
import type { Locale } from '@platen/messages'
import type { Appearance } from '../../../platform/records/garment-sides.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'

export interface Shop {
  readonly storeName: string
  readonly tagline: string
  readonly translations: Translations<'tagline'>
  readonly currency: string
  readonly currencyExponent: number
  readonly locales: readonly string[]
  readonly timeZone: string
  readonly shopEmail: string | null
  readonly supportChannels: readonly SupportChannel[]
  readonly studio: StoreSettingsResponse['studio']
  /** The active ones. Empty: everywhere. */
  readonly deliveryAreas: PublicConfigResponse['deliveryAreas']
  readonly fulfilmentMethods: readonly FulfilmentOption[]
  readonly meetupZones: readonly MeetupZone[]
  readonly paymentInstructions: readonly (PaymentInstruction & {
    readonly translations: Translations<'label' | 'instructions' | 'referenceHint'>
  })[]
  readonly tax: TaxRule
  readonly brand: ShopBrand
  readonly leadTimeDays: { readonly min: number; readonly max: number }
  readonly policyVersion: string
  readonly depositPercent: number
  readonly approvePassedArtwork: boolean
  readonly unpaidOrders: StoreSettingsResponse['unpaidOrders']
  readonly dpi: { readonly minimum: number; readonly recommended: number }
  readonly zones: readonly PrintZone[]
  readonly sizeTiers: readonly (SizeTier & { readonly translations: Translations<'label'> })[]
  /** Of all kinds. */
  readonly sizeTranslations: readonly {
    readonly size: string
    readonly translations: Translations<'name'>
  }[]
  readonly quantityBreaks: readonly QuantityBreak[]
  /** Of sheets of film, for everybody. */
  readonly lengthBreaks: FilmPrices['lengthBreaks']
  readonly film: SoldFilm
  readonly garments: readonly Garment[]
  readonly categories: readonly CatalogResponse['categories'][number][]
  /** Every active variant of an active garment, by its UUID. */
  readonly variants: ReadonlyMap<string, Variant>
  /** While it is false, visitors of the storefront read that the shop opens soon. */
  readonly isOpen: boolean
  /** Shows the pages of a closed shop to whom the owner gave it. */
  readonly previewKey: string
  readonly updatedAt: Date
}

/** Film that is sold without a garment, and the rules for it. */
interface SoldFilm {
  readonly transfers: boolean
  readonly sheets: boolean
  readonly widthMm: number
  readonly sideMarginMm: number
  readonly gapMm: number
  /** Of the longest sheet of a customer, between lead and tail. */
  readonly maxLengthMm: number
  readonly allowRotation: boolean
  /** The first is for everybody. */
  readonly lists: readonly [FilmPriceList, ...FilmPriceList[]]
}

type FilmPriceList = FilmPricesRecord['lists'][number] & FilmPrices

/** By language. */
type Translations<Field extends string> = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<Field, string>>>>>
>

interface ShopBrand extends Look {
  readonly logo: PictureRow | null
  readonly favicon: PictureRow | null
  readonly heroPicture: PictureRow | null
  readonly texts: ShopTexts['texts']
  readonly translations: ShopTexts['translations']
  readonly faq: ShopTexts['faq']
}

export type FulfilmentMethod = (typeof FULFILMENT_METHODS)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

interface SupportChannel {
  readonly kind: (typeof SUPPORT_CHANNEL_KINDS)[number]
  readonly label: string
  readonly value: string
  readonly url: string
  readonly hours?: string
  readonly translations?: Translations<'label' | 'hours'>
}

interface FulfilmentOption {
  readonly kind: FulfilmentMethod
  readonly label: string
  readonly translations?: Translations<'label'>
  readonly feeMinor: number
}

interface MeetupZone {
  readonly id: string
  readonly name: string
  readonly area: string
  readonly landmark: string | null
  readonly translations: Translations<'name' | 'area' | 'landmark'>
  readonly feeMinor: number
  readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[]
}

export interface PaymentInstruction {
  readonly id: string
  readonly method: PaymentMethod
  readonly label: string
  readonly payeeName: string | null
  readonly account: string | null
  readonly instructions: string
  readonly referenceHint: string | null
  readonly referenceRequired: boolean
  readonly proofRequired: boolean
  readonly payWithinHours: number
}

interface PrintZone {
  readonly id: string
  readonly name: string
  readonly translations: Translations<'name'>
  readonly garmentKinds: readonly string[]
  readonly view: GarmentSide['view']
  readonly anchor: { readonly xMm: number; readonly yMm: number }
  readonly maxWidthMm: number
  readonly maxHeightMm: number
  readonly sizeBands: readonly {
    readonly sizes: readonly string[]
    readonly maxWidthMm: number
    readonly maxHeightMm: number
  }[]
}

export interface Garment {
  /** UUID. */
  readonly id: string
  readonly slug: string
  readonly kind: string
  readonly name: string
  readonly description: string
  readonly fabric: string
  readonly basePriceMinor: number
  readonly details: GarmentDetails
  readonly appearance: Appearance
  readonly variants: readonly Variant[]
}

/** What only pages show. */
type GarmentDetails = Pick<
  GarmentRecord,
  'categoryId' | 'care' | 'sizeGuide' | 'translations' | 'colourTranslations'
> & {
  readonly pictures: readonly (Pick<PictureRow, 'sizes'> &
    Omit<GarmentRecord['pictures'][number], 'pictureId'>)[]
}

export interface Variant {
  /** UUID. */
  readonly id: string
  readonly garmentId: string
  readonly garmentName: string
  readonly garmentKind: string
  readonly basePriceMinor: number
  readonly surchargeMinor: number
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  /** UUID of the stock item; null when the variant is not kept in stock. */
  readonly inventoryItemId: string | null
  readonly reorderPoint: number
}

type Availability = (typeof AVAILABILITIES)[number]

/**
 * Wanted quantities count as the step below, so that however many quotes are requested, they tell stock only within
 * a factor of about two. Orders compare the exact quantity.
 */
const QUANTITY_STEPS = [50, 20, 10, 5, 3, 1] as const

/** Customers never see a number. A variant without a stock item is made to order. */
export function availabilityOf(
  variant: Variant,
  available: ReadonlyMap<string, number>,
  wanted = 1,
): Availability {
  if (variant.inventoryItemId === null) return 'in_stock'
  const units = available.get(variant.inventoryItemId) ?? 0
  const step = QUANTITY_STEPS.find((quantity) => wanted >= quantity) ?? 1
  if (units < step) return 'out'
  return units <= variant.reorderPoint ? 'low' : 'in_stock'
}

export function toPublicInstruction(
  instruction: PaymentInstruction,
): PublicConfigResponse['paymentInstructions'][number] {
  const { payeeName, account, referenceHint } = instruction
  return {
    id: instruction.id,
    method: instruction.method,
    label: instruction.label,
    ...(payeeName === null ? {} : { payeeName }),
    ...(account === null ? {} : { account }),
    instructions: instruction.instructions,
    ...(referenceHint === null ? {} : { referenceHint }),
    referenceRequired: instruction.referenceRequired,
    proofRequired: instruction.proofRequired,
    payWithinHours: instruction.payWithinHours,
  }
}
