import Type, { type Static } from 'typebox'
import { TAX_MODES } from '../selling/catalog.contract.ts'
import { operation } from '../operation.ts'
import {
  DeliveryArea,
  FulfilmentOption,
  LeadTimeDays,
  MeetupZone,
  PaymentInstruction,
  StoreTranslations,
  Studio,
  SupportChannel,
} from './public-config.contract.ts'
import {
  Email,
  Line,
  Locale,
  Revision,
  Slug,
  Sort,
  Text,
  Timestamp,
  UpdatedBy,
  nullable,
  oneOf,
  part,
  resource,
  translated,
} from '../schema.ts'

function BasisPoints(minimum: number) {
  return Type.Integer({ minimum, maximum: 10_000, description: 'Hundredths of a percent.' })
}

const units = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description })
const percent = (description: string) => Type.Integer({ minimum: 1, maximum: 100, description })

const UnpaidOrders = part({
  maxUnits: units(25_000, 'The most garments of one order.'),
  maxUnitsPerContact: units(1_000_000, 'The most garments of all orders with the same email or phone.'),
  maxUnitsPerAddress: units(1_000_000, 'The most garments of all orders from one network address.'),
  maxPercentPerCustomer: percent(
    'The most that the orders of one customer hold of a stock item, in per cent of what paid orders leave, or 12 if that is more.',
  ),
  maxPercent: percent(
    'The most that all orders together hold of a stock item, in per cent of what paid orders leave, or 12 if that is more.',
  ),
  largeUnits: units(25_000, 'Orders of this many garments or more must be paid sooner.'),
  largePayWithinHours: Type.Integer({
    minimum: 1,
    maximum: 8760,
    description: 'How soon; the deadline of the payment instruction counts if it is earlier.',
  }),
})

const settings = {
  revision: Revision,
  storeName: Line(120),
  tagline: Line(200),
  translations: StoreTranslations,
  locales: Type.Array(Locale, { minItems: 1, maxItems: 20, uniqueItems: true }),
  timeZone: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$',
    description: 'Of the IANA time zone database, e.g. America/El_Salvador.',
  }),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'ISO 4217. Fixed by the first order or cost entry.',
  }),
  currencyExponent: Type.Integer({
    minimum: 0,
    maximum: 4,
    description: 'Digits behind the point: 2 for USD, 0 for JPY. Fixed by the first order or cost entry.',
  }),
  shopEmail: Type.Optional({ ...Email, description: 'Where the shop receives its own emails. Not public.' }),
  supportChannels: Type.Array(SupportChannel, { maxItems: 20 }),
  meetupZones: Type.Array(part({ ...MeetupZone.properties, active: Type.Boolean(), sort: Sort }), {
    maxItems: 100,
  }),
  fulfilmentMethods: Type.Array(FulfilmentOption, { minItems: 1, maxItems: 3 }),
  paymentInstructions: Type.Array(
    part({ ...PaymentInstruction.properties, active: Type.Boolean(), sort: Sort }),
    { maxItems: 50, description: 'Without an active one, nobody can order.' },
  ),
  tax: part({ mode: oneOf(TAX_MODES), rateBp: BasisPoints(0) }),
  leadTimeDays: LeadTimeDays,
  policyVersion: Line(40),
  depositPercent: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'The part of the total that must be paid before printing.',
  }),
  approvePassedArtwork: Type.Boolean({ description: 'Artwork that passed the check needs no approval.' }),
  quantityBreaks: Type.Array(
    part({
      garmentKind: Slug(),
      minQuantity: Type.Integer({ minimum: 2, maximum: 25_000 }),
      percentOffBp: BasisPoints(1),
    }),
    { maxItems: 400 },
  ),
}

const EVERY_ORDER = 'Whether the customer approves a proof of every order before it is printed.'
const proofEveryOrder = Type.Boolean({ description: EVERY_ORDER })

const unpaidOrders = {
  ...UnpaidOrders,
  description:
    'What storefront orders may hold of the stock before any payment is verified. Orders that staff create have no limit.',
}

const Prefix = Type.String({
  pattern: '^[A-Z][A-Z0-9]{0,9}(-[A-Z0-9]{1,10})?$',
  description: 'Before the year and the number: INV-2026-000042. A new one begins a series of its own.',
})
const footer = { footer: Text(1_000) }

const documents = {
  ...part({
    legalName: nullable(Line(200, { description: 'On documents instead of the name of the store.' })),
    address: nullable({ ...Text(400), description: 'Instead of the place where customers pick up.' }),
    taxId: nullable(Line(40)),
    prefixes: part({ invoice: Prefix, credit_note: Prefix, receipt: Prefix }),
    receipts: Type.Boolean({ description: 'Whether each confirmed payment gets a receipt.' }),
    footer: nullable(Text(1_000)),
    translations: translated(footer),
  }),
  description: 'What stands on invoices, credit notes and receipts.',
}

const studio = {
  ...nullable(Studio),
  description: 'Where customers pick up orders and pay cash; null if there is no such place.',
}

const deliveryAreas = {
  ...Type.Array(part({ ...DeliveryArea.properties, active: Type.Boolean() }), { maxItems: 200 }),
  description: 'Where the shop delivers, in the order of display; without an active one, everywhere.',
}

export const StoreSettingsRequest = resource('StoreSettingsRequest', {
  ...settings,
  deliveryAreas: Type.Optional({
    ...deliveryAreas,
    description: `${deliveryAreas.description} Unchanged when left out.`,
  }),
  documents: Type.Optional({
    ...documents,
    description: `${documents.description} Unchanged when left out.`,
  }),
  studio: Type.Optional({ ...studio, description: `${studio.description} Unchanged when left out.` }),
  proofEveryOrder: Type.Optional({
    ...proofEveryOrder,
    description: `${EVERY_ORDER} Unchanged when left out.`,
  }),
  unpaidOrders: Type.Optional({
    ...unpaidOrders,
    description: `${unpaidOrders.description} Unchanged when left out.`,
  }),
})
export type StoreSettingsRequest = Static<typeof StoreSettingsRequest>

export const StoreSettingsResponse = resource('StoreSettingsResponse', {
  ...settings,
  deliveryAreas,
  documents,
  studio,
  proofEveryOrder,
  unpaidOrders,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type StoreSettingsResponse = Static<typeof StoreSettingsResponse>

export const getSettings = operation('GET /api/admin/settings', {
  operationId: 'get_settings',
  tag: 'Settings',
  summary: 'The store: its name, money, time, channels, hand-over, payment and discounts',
  success: { status: 200, schema: StoreSettingsResponse, description: 'All of it, inactive parts too.' },
  access: 'settings:read',
})

export const SettingsUsage = resource('SettingsUsage', {
  paymentInstructionIds: Type.Array(Slug(), {
    description: 'Payment instructions that orders or payments name.',
  }),
  currencyFixed: Type.Boolean({ description: 'There is an order or a cost entry.' }),
})
export type SettingsUsage = Static<typeof SettingsUsage>

export const getSettingsUsage = operation('GET /api/admin/settings/usage', {
  operationId: 'get_settings_usage',
  tag: 'Settings',
  summary: 'What of the settings is in use, and cannot be removed or changed',
  success: { status: 200, schema: SettingsUsage, description: 'As it is now.' },
  access: 'settings:read',
})

export const replaceSettings = operation('PUT /api/admin/settings', {
  operationId: 'replace_settings',
  tag: 'Settings',
  summary: 'Replaces the settings of the store, as a whole',
  description:
    'What is left out is removed, but translations stay. When another language becomes the first, what is translated into it becomes the text, and the former text a translation. A payment instruction that an order or a payment names cannot be removed (409 IN_USE), only made inactive; the currency cannot change once there is an order or a cost entry (409 IN_USE).',
  body: StoreSettingsRequest,
  success: { status: 200, schema: StoreSettingsResponse, description: 'As they are now.' },
  access: 'settings:write',
})
