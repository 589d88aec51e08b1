import type { JsonObject } from '@platen/contract'

export type Json = JsonObject[string]

const ANY = '01jd3v9k6qf2nt7wz5xr8m0abc'

/** What the environment of the collection holds: fields and parts of paths of these names are filled from it. */
export const VARIABLES: Readonly<Record<string, string>> = {
  baseUrl: 'http://localhost:3000',
  email: 'owner@platen.local',
  botToken: '',
  policyVersion: '2026-11',
  trackingToken: 'A'.repeat(43),
  artworkId: `art_${ANY}`,
  deliveryId: `whd_${ANY}`,
  endpointId: `whk_${ANY}`,
  entryId: `cst_${ANY}`,
  garmentId: `gar_${ANY}`,
  itemId: `inv_${ANY}`,
  jobId: `job_${ANY}`,
  leadId: `led_${ANY}`,
  orderId: `ord_${ANY}`,
  paymentId: `pay_${ANY}`,
  placementId: `plc_${ANY}`,
  proofId: `prf_${ANY}`,
  sessionId: `ses_${ANY}`,
  sheetId: `gsh_${ANY}`,
  userId: `usr_${ANY}`,
  variantId: `var_${ANY}`,
}

/**
 * An example of a schema, from its own `examples`, its default or its bounds; text by the name of its field, so that it
 * reads like a shop. Objects have what is required and what `OPTIONAL` names; lists have one member.
 */
export function exampleOf(schema: JsonObject, components: JsonObject, field = ''): Json {
  const { $ref, anyOf, examples, enum: words, type } = schema
  if (FILLED.has(field) && type === 'string') return `{{${field}}}`
  if (typeof $ref === 'string') return exampleOf(componentOf($ref, components), components, field)
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0] as JsonObject, components, field)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(examples)) return examples[0] as Json
  if (Array.isArray(words)) return words[0] as Json
  if (schema.default !== undefined) return schema.default
  switch (type) {
    case 'object':
      return exampleObject(schema, components)
    case 'array':
      return [exampleOf(schema.items as JsonObject, components, field)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return exampleNumber(schema, field)
    default:
      return exampleText(schema, field)
  }
}

/** `email` is of whoever signs in: other examples have an address of their own. */
const FILLED = new Set(Object.keys(VARIABLES).filter((name) => name !== 'email'))

/** Optional fields that most readers of an example want to see. */
const OPTIONAL = new Set(['email', 'phone', 'locale', 'description', 'reason', 'note', 'fulfilment'])

function exampleObject({ properties = {}, required = [] }: JsonObject, components: JsonObject): Json {
  const wanted = Object.entries(properties as JsonObject).filter(
    ([name]) => (required as string[]).includes(name) || OPTIONAL.has(name),
  )
  return Object.fromEntries(
    wanted.map(([name, schema]) => [name, exampleOf(schema as JsonObject, components, name)]),
  )
}

const NUMBERS: Record<string, number> = {
  currencyExponent: 2,
  depositPercent: 50,
  expectedTotalMinor: 1450,
  heightMm: 200,
  maxHeightMm: 420,
  maxLengthMm: 10_000,
  maxWidthMm: 300,
  minimum: 150,
  offsetXMm: 0,
  offsetYMm: 0,
  payWithinHours: 72,
  pressureBar: 4,
  quantity: 2,
  quantityEstimate: 50,
  recommended: 300,
  seconds: 15,
  temperatureC: 150,
  weekday: 1,
  widthMm: 200,
}

function exampleNumber({ minimum, exclusiveMinimum }: JsonObject, field: string): number {
  const named = NUMBERS[field]
  if (named !== undefined) return named
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 10
  return Math.max(1, typeof minimum === 'number' ? minimum : 0)
}

const TEXTS: Record<string, string> = {
  acceptedPolicyVersion: '{{policyVersion}}',
  action: 'order.held',
  area: 'In front of the museum',
  city: 'Santa Tecla',
  code: '123456',
  colour: 'Black',
  country: 'SV',
  currency: 'USD',
  currentPassword: '{{password}}',
  customerName: 'Ana Beltrán',
  description: 'As it should read.',
  entityId: 'PL-2026-000001',
  entityType: 'order',
  fabric: 'cotton',
  fabrics: 'cotton',
  hours: '9:00–18:00',
  id: 'full_front',
  instructionId: 'bank_main',
  instructions: 'Send the amount and keep the slip.',
  kind: 'tee',
  garmentKind: 'tee',
  garmentKinds: 'tee',
  label: 'Bank transfer',
  line1: 'Calle 1',
  message: 'Please send it with more pixels.',
  name: 'Ana Beltrán',
  newPassword: 'a sentence of my own',
  password: '{{password}}',
  note: 'Please fold them.',
  payeeName: 'Platen Print Studio',
  phone: '+50370005678',
  q: 'Beltrán',
  reason: 'The customer asked for it.',
  size: 'M',
  signature: 'A'.repeat(43),
  sizes: 'M',
  sku: 'TEE-BLK-M',
  storeName: 'Platen Print Studio',
  supplier: 'Film and Ink',
  tagline: 'You draw it. We press it.',
  text: 'Called, will come at five.',
  timeZone: 'America/El_Salvador',
  token: 'A'.repeat(43),
  url: 'https://example.com/hooks/platen',
  value: '+503 7000 5678',
  zoneId: 'full_front',
}

const FORMATS: Record<string, string> = {
  email: 'ana@example.com',
  date: '2026-12-01',
  'date-time': '2026-12-01T09:00:00Z',
}

function exampleText({ format, pattern, minLength }: JsonObject, field: string): string {
  const named = TEXTS[field]
  if (named !== undefined) return named
  const idOf = typeof pattern === 'string' ? /^\^([a-z]+)_\[0-7\]/.exec(pattern)?.[1] : undefined
  if (idOf !== undefined) return `${idOf}_${ANY}`
  if (typeof format === 'string') return FORMATS[format] ?? ''
  return minLength === undefined && pattern === undefined ? '' : `An example of ${field}`
}

function componentOf(reference: string, components: JsonObject): JsonObject {
  const name = reference.slice('#/components/schemas/'.length)
  return components[name] as JsonObject
}
