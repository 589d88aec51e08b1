import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { PublicBrand } from './brand.contract.ts'
import { PublicFilm } from './film-prices.contract.ts'
import {
  Line,
  PriceMinor,
  Slug,
  Text,
  TimeOfDay,
  Timestamp,
  keptTranslations,
  nullable,
  oneOf,
  part,
  resource,
} from '../schema.ts'

export const SUPPORT_CHANNEL_KINDS = ['email', 'whatsapp', 'phone', 'instagram', 'other'] as const
export const FULFILMENT_METHODS = ['pickup', 'meetup', 'delivery'] as const
export const PAYMENT_METHODS = ['bank_transfer', 'mobile_money', 'card_link', 'cash'] as const
export const BOT_PROVIDERS = ['altcha', 'turnstile', 'off'] as const

function Link(pattern: string, description: string) {
  return Type.String({ maxLength: 500, pattern, description })
}

const channel = { label: Line(80), hours: Line(200) }

export const SupportChannel = part({
  kind: oneOf(SUPPORT_CHANNEL_KINDS),
  label: channel.label,
  value: Line(200),
  url: Link('^(https://|mailto:|tel:)[^\\s<>"]+$', 'Begins with https://, mailto: or tel:.'),
  hours: Type.Optional(channel.hours),
  translations: keptTranslations(channel),
})

const OpenHours = part({
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'ISO 8601: 1 is Monday.' }),
  from: TimeOfDay,
  to: TimeOfDay,
})

const DayRange = part({
  min: Type.Integer({ minimum: 0, maximum: 365 }),
  max: Type.Integer({ minimum: 0, maximum: 365 }),
})

/** Where customers pick up orders and pay cash. */
export const Studio = part({
  address: Line(300, { description: 'As customers read it, on one line.' }),
  mapUrl: Type.Optional(Link('^https://[^\\s<>"]+$', 'The place on a map; begins with https://.')),
  hours: Type.Array(OpenHours, { maxItems: 50, description: 'Opening hours; empty if visits are arranged.' }),
})

const place = { name: Line(120), area: Line(200), landmark: Line(200) }

export const MeetupZone = part({
  id: Slug(),
  name: place.name,
  area: place.area,
  landmark: Type.Optional(place.landmark),
  translations: keptTranslations(place),
  feeMinor: PriceMinor,
  slots: Type.Array(OpenHours, { minItems: 1, maxItems: 50 }),
})

const Names = (most: number, description: string) =>
  Type.Array(Line(120), { maxItems: most, uniqueItems: true, description })

export const DeliveryArea = part({
  id: Slug(),
  name: Line(120),
  translations: keptTranslations({ name: Line(120) }),
  country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' }),
  regions: Names(200, 'Departments or states; empty for the whole country.'),
  places: Names(500, 'Cities and towns; empty for all of the regions.'),
  feeMinor: { ...PriceMinor, description: 'Added to the fee of delivery.' },
  days: { ...DayRange, description: 'How long a delivery takes once the order is ready.' },
  paymentInstructionIds: Type.Array(Slug(), {
    maxItems: 50,
    uniqueItems: true,
    description: 'How deliveries to this area can be paid; empty for every payment instruction.',
  }),
})

export const FulfilmentOption = part({
  kind: oneOf(FULFILMENT_METHODS),
  label: Line(80),
  translations: keptTranslations({ label: Line(80) }),
  feeMinor: PriceMinor,
})

const instruction = { label: Line(120), instructions: Text(2000), referenceHint: Line(200) }

export const PaymentInstruction = part({
  id: Slug(),
  method: oneOf(PAYMENT_METHODS),
  label: instruction.label,
  payeeName: Type.Optional(Line(120)),
  account: Type.Optional(Line(120)),
  instructions: instruction.instructions,
  referenceHint: Type.Optional(instruction.referenceHint),
  translations: keptTranslations(instruction),
  referenceRequired: Type.Boolean(),
  proofRequired: Type.Boolean(),
  payWithinHours: Type.Integer({ minimum: 1, maximum: 8760 }),
})

const tagline = Line(200)

export const StoreTranslations = keptTranslations({ tagline })

export const LeadTimeDays = DayRange

/** Never contains a staff name, an internal note or a secret. */
export const PublicConfigResponse = resource('PublicConfigResponse', {
  storeName: Line(120),
  tagline,
  translations: StoreTranslations,
  apiVersion: Type.String(),
  currency: Type.String({ description: 'ISO 4217.' }),
  currencyExponent: Type.Integer({ description: 'Digits behind the point: 2 for USD, 0 for JPY.' }),
  locales: Type.Array(Type.String()),
  timeZone: Type.String({ description: 'IANA time zone of the store.' }),
  supportChannels: Type.Array(SupportChannel),
  studio: {
    ...nullable(Studio),
    description: 'Where customers pick up orders and pay cash; null if the shop has no such place.',
  },
  meetupZones: Type.Array(MeetupZone),
  deliveryAreas: Type.Array(DeliveryArea, {
    description:
      'Where the shop delivers; if empty, everywhere. The narrowest area with an address counts: places before regions, regions before the country. Others are refused.',
  }),
  fulfilmentMethods: Type.Array(FulfilmentOption),
  paymentInstructions: Type.Array(PaymentInstruction),
  botProtection: part({
    provider: oneOf(BOT_PROVIDERS),
    challengeUrl: Type.Optional(Type.String()),
    siteKey: Type.Optional(Type.String()),
  }),
  limits: part({
    maxItems: Type.Integer(),
    maxQuantityPerItem: Type.Integer(),
    maxUploadBytes: Type.Integer(),
    minDpi: Type.Integer(),
    recommendedDpi: Type.Integer(),
    maxUnpaidUnits: Type.Integer({ description: 'The most garments of an order that is not paid yet.' }),
    largeOrderUnits: Type.Integer({ description: 'Garments from which an order must be paid sooner.' }),
    largeOrderPayWithinHours: Type.Integer(),
  }),
  leadTimeDays: LeadTimeDays,
  film: {
    ...nullable(PublicFilm),
    description: 'Film that is sold without a garment; null if none is.',
  },
  brand: PublicBrand,
  policyVersion: Type.String(),
  updatedAt: Timestamp,
})
export type PublicConfigResponse = Static<typeof PublicConfigResponse>

const publicConfig = {
  tag: 'Shop',
  success: { status: 200, schema: PublicConfigResponse, description: 'The public configuration.' },
  quota: 'public-read',
  caching: 'shared',
  anyOrigin: true,
} as const

export const getPublicConfigLegacy = operation('GET /api/public-config', {
  ...publicConfig,
  operationId: 'get_public_config_legacy',
  summary: 'Public checkout configuration with support channels and meetup zones',
})

export const getPublicConfigV1 = operation('GET /api/v1/public-config', {
  ...publicConfig,
  operationId: 'get_public_config_v1',
  summary: 'Stable public checkout configuration including public payment instructions',
})

function Hex(bytes: number, description: string) {
  return Type.String({ pattern: `^[0-9a-f]{${bytes * 2}}$`, description })
}

/** The fields are those of the protocol of the `altcha` widget, version 2. */
export const BotChallengeResponse = resource('BotChallengeResponse', {
  parameters: part({
    algorithm: Type.Literal('PBKDF2/SHA-256'),
    nonce: Hex(16, 'Followed by a counter (32 bits, big-endian), the password of each key to try.'),
    salt: Hex(16, 'The salt of each key.'),
    cost: Type.Integer({ minimum: 1, description: 'PBKDF2 rounds of each key.' }),
    keyLength: Type.Literal(32, { description: 'Bytes of each key.' }),
    keyPrefix: Hex(16, 'What the right key begins with. Count from 0 until a key does.'),
    keySignature: Hex(32, 'By which the server knows the right key again.'),
    expiresAt: Type.Integer({ description: 'Seconds since 1970 in UTC.' }),
  }),
  signature: Hex(32, 'Send it back, with the parameters as they are.'),
})
export type BotChallengeResponse = Static<typeof BotChallengeResponse>

export const getBotChallenge = operation('GET /api/v1/bot-challenge', {
  operationId: 'get_bot_challenge',
  tag: 'Shop',
  summary: 'A signed proof-of-work challenge that expires and can be used once',
  description:
    'Solve it and send the solution as `botToken`. Answers 404 RESOURCE_NOT_FOUND when the store uses another provider.',
  success: { status: 200, schema: BotChallengeResponse, description: 'The challenge.' },
  quota: 'public-read',
})
