import { ACTION_REASONS } from './action-reasons.ts'
import { ROLES } from './permissions.ts'
import type { Locale as WrittenLocale } from '@platen/messages'
import Type, { type Static, type TObject, type TObjectOptions, type TProperties, type TSchema } from 'typebox'

/** Unknown fields are refused. The API description lists it under `components.schemas` by its title. */
export function resource<Properties extends TProperties>(
  title: string,
  properties: Properties,
  options: TObjectOptions = {},
): TObject<Properties> {
  return Type.Object(properties, { title, additionalProperties: false, ...options })
}

/** Unknown fields are refused. */
export function part<Properties extends TProperties>(properties: Properties): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false })
}

export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

export function oneOf<const Words extends readonly string[]>(
  words: Words,
  options: { description?: string } = {},
) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: words, ...options })
}

/** What the owner writes, in other languages than the shop's first, where that stands for what is missing. */
export function translated<Properties extends TProperties>(properties: Properties) {
  const texts = Type.Partial(part(properties), { additionalProperties: false })
  return Type.Object(
    {
      en: Type.Optional(texts),
      es: Type.Optional(texts),
      'pt-BR': Type.Optional(texts),
      fr: Type.Optional(texts),
      id: Type.Optional(texts),
    } satisfies Record<WrittenLocale, unknown>,
    {
      additionalProperties: false,
      description: TRANSLATED,
    },
  )
}

const TRANSLATED = 'By language. Where a text is missing, the one in the first language of the shop stands.'

/** For requests of programs that know no translations. */
export function keptTranslations<Properties extends TProperties>(properties: Properties) {
  const texts = translated(properties)
  return Type.Optional({ ...texts, description: `${TRANSLATED} Left out, they stay.` })
}

/** The type prefix of each kind of record: `ord_01jd…` is an order. */
export const ID_PREFIXES = {
  order: 'ord',
  orderItem: 'itm',
  placement: 'plc',
  payment: 'pay',
  proof: 'prf',
  artwork: 'art',
  garment: 'gar',
  variant: 'var',
  lead: 'led',
  estimate: 'est',
  estimateAnswer: 'esa',
  customer: 'cus',
  inventoryItem: 'inv',
  inventoryMovement: 'mov',
  adminUser: 'usr',
  adminSession: 'ses',
  accountSession: 'acs',
  apiKey: 'key',
  auditEntry: 'aud',
  refund: 'rfd',
  orderNote: 'nte',
  printJob: 'job',
  costEntry: 'cst',
  webhookEndpoint: 'whk',
  webhookDelivery: 'whd',
  gangSheet: 'gsh',
  message: 'msg',
  picture: 'pic',
  photo: 'pho',
  discount: 'dsc',
  threadMessage: 'tms',
  document: 'doc',
  layout: 'lay',
  design: 'dsg',
  filmMovement: 'flm',
} as const
export type RecordKind = keyof typeof ID_PREFIXES

/** A TypeID (https://github.com/jetify-com/typeid): prefix, underscore, UUIDv7 in base 32. */
export function Id(kind: RecordKind) {
  const prefix = ID_PREFIXES[kind]
  return Type.String({
    pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`,
    examples: [`${prefix}_01jd3v9k6qf2nt7wz5xr8m0abc`],
  })
}

/** The next page is in the header `Link` with `rel="next"`. */
export function pageQuery(kind: RecordKind) {
  return {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    cursor: Type.Optional({ ...Id(kind), description: 'From the `Link` header of the previous page.' }),
  }
}

/** For configuration records that people name. */
export function Slug(description?: string) {
  return Type.String({
    pattern: '^[a-z][a-z0-9_]{0,39}$',
    examples: ['full_front'],
    ...(description ? { description } : {}),
  })
}

const LINE_CONTROLS = '\\u0000-\\u001f\\u007f\\u2028\\u2029'
/** Without tab and line breaks. */
const TEXT_CONTROLS = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f'

/**
 * Blanks, then something else, then anything: not only blanks, in time that grows with the length, and as every
 * dialect of regular expressions reads it. `wellFormed` refuses halves of characters.
 */
function textWithout(controls: string) {
  return { pattern: `^[^\\S${controls}]*[^\\s${controls}][^${controls}]*$`, wellFormed: true }
}

/** One line of text for people: any language, no control characters, no half characters, not only blanks. */
export function Line(maxLength: number, options: { minLength?: number; description?: string } = {}) {
  return Type.String({ minLength: 1, maxLength, ...textWithout(LINE_CONTROLS), ...options })
}

/** Of lists that grow with the shop: shorter words would read all of it. */
export function Search(description: string) {
  return Line(80, { minLength: 3, description: `${description} With a letter or a digit.` })
}

/** Tabs and line breaks are the only control characters. */
export function Text(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, ...textWithout(TEXT_CONTROLS) })
}

export const MoneyMinor = Type.Integer({
  minimum: 0,
  maximum: 9_007_199_254_740_991,
  description: 'Minor units of the store currency.',
})
/** The bound keeps the price of the largest order an exact integer. */
export const PriceMinor = Type.Integer({
  minimum: 0,
  maximum: 90_000_000,
  description: 'Minor units of the store currency.',
})
/** Lowest first; equal ones are in the order of their ids. */
export const Sort = Type.Integer({ minimum: 0, maximum: 10_000 })
export const Revision = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'The revision that you read. An outdated one is refused with REVISION_CONFLICT.',
})
export const Email = Type.String({ format: 'email', maxLength: 254 })
export const Phone = Type.String({
  pattern: '^\\+[1-9][0-9]{6,14}$',
  description: 'E.164.',
  examples: ['+50588887777'],
})
export const Locale = Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$', examples: ['en', 'es-NI'] })
export const Actor = resource('Actor', {
  kind: oneOf(['admin', 'system', 'customer']),
  id: nullable(Id('adminUser')),
  name: Type.String(),
})
export const Timestamp = Type.String({ format: 'date-time', description: 'RFC 3339, UTC.' })
/** There is no year 0: 1 BC is followed by AD 1, and databases know it. */
export const Day = Type.String({
  format: 'date',
  pattern: '^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-',
  description: 'A day in the time zone of the store.',
})
/** Filters of a list by day. Both days are included. */
export function dayRange(what: string, day: TSchema = Day) {
  return {
    dateFrom: Type.Optional(
      Type.Unsafe<string>({ ...day, description: `${what} on this day or later, in the store’s time zone.` }),
    ),
    dateTo: Type.Optional(
      Type.Unsafe<string>({
        ...day,
        description: `${what} on this day or before, in the store’s time zone.`,
      }),
    ),
  }
}

/** How the filters by day were called in version 0.1.0. */
export function formerDayRange(day: TSchema = Day) {
  return {
    from: Type.Optional(
      Type.Unsafe<string>({ ...day, description: 'The same as `dateFrom`, which wins.', deprecated: true }),
    ),
    to: Type.Optional(
      Type.Unsafe<string>({ ...day, description: 'The same as `dateTo`, which wins.', deprecated: true }),
    ),
  }
}

/** Filters of a list by time. `from` is included, `to` is not. */
export function timeRange(what: string) {
  return {
    from: Type.Optional({ ...Timestamp, description: `${what} from this time on. RFC 3339.` }),
    to: Type.Optional({ ...Timestamp, description: `${what} before this time. RFC 3339.` }),
  }
}

export const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['17:30'] })

export const LengthMm = Type.Number({
  exclusiveMinimum: 0,
  maximum: 2000,
  multipleOf: 0.1,
  description: 'Millimetres.',
})
export const OffsetMm = Type.Number({
  minimum: -1000,
  maximum: 1000,
  multipleOf: 0.1,
  description: 'Millimetres.',
})
/** Has no bounds of its own: those of the request apply. */
export const AnyMm = Type.Number({ description: 'Millimetres.' })

export const pdfFile = {
  status: 200,
  schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
  description: 'The file.',
  contentType: 'application/pdf',
} as const

export const TrimRecord = resource(
  'TrimRecord',
  { topMm: AnyMm, rightMm: AnyMm, bottomMm: AnyMm, leftMm: AnyMm },
  {
    description:
      'The empty border of the artwork that is not put on film, on each side of the upright print as ordered.',
  },
)

/** Null when it is as it was installed. */
export const UpdatedBy = nullable(resource('UpdatedBy', { id: Id('adminUser'), name: Type.String() }))

export const ActionRecord = resource('ActionRecord', {
  name: Type.String({ description: 'As in `allowedActions`.', examples: ['refund'] }),
  allowed: Type.Boolean(),
  reason: nullable(
    Type.String({
      description: 'Why the reader may not do it now, as a sentence for staff; null if it is allowed.',
      examples: ['Only owners, managers and finance staff can refund.'],
    }),
  ),
  code: nullable(oneOf(ACTION_REASONS, { description: 'What `reason` says, for programs.' })),
  roles: Type.Array(oneOf(ROLES), { description: 'Those that may, for `lacks_permission`.' }),
})
export type ActionRecord = Static<typeof ActionRecord>

export const ActionRecords = Type.Array(ActionRecord, {
  description: 'Every action of staff, whether the reader may do it now, and if not, why.',
})
