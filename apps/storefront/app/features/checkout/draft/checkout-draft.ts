import type { Resources } from '@platen/api-client'
import { addDays } from '@platen/formats/calendar'
import { areaFor, regionsServed } from '@platen/formats/delivery-areas'
import { slotDates } from '@platen/formats/slot-dates'
import type { Messages } from '../../../messages/en.ts'
import { toE164 } from '@platen/formats/phone'
import { kept } from '@platen/ui'
import type { Proof } from '../../uploads/index.ts'
import { isRecord } from '../../../lib/is-record.ts'

type Shop = Resources['PublicConfigResponse']
type Method = Shop['fulfilmentMethods'][number]['kind']

/** Kept through reloads, so everything may be missing or outdated. */
export interface CheckoutDraft {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly method: Method | ''
  readonly meetupZoneId: string
  readonly slot: { readonly date: string; readonly from: string } | null
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
  readonly neededBy: string
  readonly note: string
  readonly instructionId: string
  readonly paid: boolean
  readonly reference: string
  readonly payerName: string
  readonly proof: Proof | null
  readonly acceptedPolicyVersion: string
}

export const EMPTY_DRAFT: CheckoutDraft = {
  ...{ name: '', email: '', phone: '' },
  ...{ method: '', meetupZoneId: '', slot: null },
  ...{ line1: '', line2: '', city: '', region: '', postalCode: '', country: '' },
  ...{ neededBy: '', note: '' },
  ...{ instructionId: '', paid: false, reference: '', payerName: '', proof: null },
  acceptedPolicyVersion: '',
}

/** In the order of the page, so that the first error is the topmost. */
export const SECTION_OF = {
  name: 'contact',
  email: 'contact',
  phone: 'contact',
  method: 'fulfilment',
  meetupZoneId: 'fulfilment',
  slot: 'fulfilment',
  country: 'fulfilment',
  region: 'fulfilment',
  city: 'fulfilment',
  line1: 'fulfilment',
  line2: 'fulfilment',
  postalCode: 'fulfilment',
  neededBy: 'fulfilment',
  note: 'fulfilment',
  instructionId: 'payment',
  reference: 'payment',
  proof: 'payment',
  payerName: 'payment',
  discountCode: 'review',
  policy: 'review',
} as const
export type Field = keyof typeof SECTION_OF
export type Section = (typeof SECTION_OF)[Field]
export const FIELDS = Object.keys(SECTION_OF) as Field[]

type DraftProblem = keyof Messages['checkout']['problems']

export type DraftProblems = Partial<Record<Field, DraftProblem>>

export interface CheckoutRules {
  readonly shop: Shop
  /** Today in the time zone of the shop, `YYYY-MM-DD`. */
  readonly today: string
  /** The shop's country, for phone numbers without a code. */
  readonly country: string | undefined
  readonly policyVersion: string
}

/** Fills in the only option the shop offers, and its country. */
export function withDefaults(draft: CheckoutDraft, shop: Shop, country: string | undefined): CheckoutDraft {
  const [method, ...methods] = shop.fulfilmentMethods
  const [zone, ...zones] = shop.meetupZones
  const [instruction, ...instructions] = shop.paymentInstructions
  return {
    ...draft,
    method: draft.method === '' && method && methods.length === 0 ? method.kind : draft.method,
    meetupZoneId: draft.meetupZoneId === '' && zone && zones.length === 0 ? zone.id : draft.meetupZoneId,
    instructionId:
      draft.instructionId === '' && instruction && instructions.length === 0
        ? instruction.id
        : draft.instructionId,
    country: countryOf(draft, shop, country),
  }
}

/** Of an order that costs nothing; the API wants a way to pay all the same. */
export function withoutPayment(draft: CheckoutDraft, shop: Shop): CheckoutDraft {
  return { ...draft, paid: false, instructionId: offeredInstructions(draft, shop)[0]?.id ?? '' }
}

/** The only country that is served, or the shop's own. */
function countryOf({ country }: CheckoutDraft, { deliveryAreas }: Shop, home: string | undefined): string {
  const served = [...new Set(deliveryAreas.map((area) => area.country))]
  if (served.length === 0) return country === '' ? (home ?? '') : country
  if (served.includes(country)) return country
  const [first = '', ...others] = served
  return others.length === 0 ? first : home !== undefined && served.includes(home) ? home : ''
}

/** Empty when the API should accept the draft. */
export function draftProblems(draft: CheckoutDraft, rules: CheckoutRules): DraftProblems {
  return {
    ...contactProblems(draft, rules),
    ...fulfilmentProblems(draft, rules),
    ...paymentProblems(draft, rules),
    ...(draft.acceptedPolicyVersion === rules.policyVersion ? {} : { policy: 'policy_missing' }),
  }
}

export function offeredSlots(zone: Shop['meetupZones'][number], { shop, today }: CheckoutRules) {
  return slotDates(zone, today, shop.leadTimeDays.max)
}

/** Cash orders and those to be paid later do not include a payment report. */
export function saysPaid(draft: CheckoutDraft, { shop }: Pick<CheckoutRules, 'shop'>): boolean {
  return draft.paid && instructionOf(draft, shop)?.method !== 'cash'
}

/** Of the draft's address; undefined as long as it is outside, or for a shop that delivers everywhere. */
export function areaOf({ country, region, city }: CheckoutDraft, { deliveryAreas }: Shop) {
  return areaFor(deliveryAreas, { country, region, city })
}

/** Some areas accept some ways to pay only. */
export function offeredInstructions(draft: CheckoutDraft, shop: Shop) {
  const ids = draft.method === 'delivery' ? (areaOf(draft, shop)?.paymentInstructionIds ?? []) : []
  return shop.paymentInstructions.filter(({ id }) => ids.length === 0 || ids.includes(id))
}

function instructionOf({ instructionId }: Pick<CheckoutDraft, 'instructionId'>, shop: Shop) {
  return shop.paymentInstructions.find(({ id }) => id === instructionId)
}

/** Loose on purpose: the API validates it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function contactProblems({ name, email, phone }: CheckoutDraft, { country }: CheckoutRules): DraftProblems {
  const problems: DraftProblems = {}
  if (name.trim() === '') problems.name = 'name_missing'
  if (email.trim() === '' && phone.trim() === '') problems.email = 'contact_missing'
  if (email.trim() !== '' && !EMAIL.test(email.trim())) problems.email = 'email_wrong'
  if (phone.trim() !== '' && toE164(phone, country) === undefined) problems.phone = 'phone_wrong'
  return problems
}

function fulfilmentProblems(draft: CheckoutDraft, rules: CheckoutRules): DraftProblems {
  const offered = rules.shop.fulfilmentMethods.some(({ kind }) => kind === draft.method)
  return {
    ...(offered ? NEEDS[draft.method](draft, rules) : { method: 'method_missing' }),
    ...neededByProblem(draft.neededBy, rules.today),
  }
}

const NEEDS: Readonly<Record<Method | '', (draft: CheckoutDraft, rules: CheckoutRules) => DraftProblems>> = {
  '': () => ({}),
  pickup: () => ({}),
  meetup: (draft, rules) => {
    const zone = rules.shop.meetupZones.find(({ id }) => id === draft.meetupZoneId)
    if (!zone) return { meetupZoneId: 'zone_missing' }
    const { slot } = draft
    if (!slot) return { slot: 'slot_missing' }
    const open = offeredSlots(zone, rules).some(({ date, from }) => date === slot.date && from === slot.from)
    return open ? {} : { slot: 'slot_past' }
  },
  delivery: (draft, { shop }) => ({
    ...destinationProblems(draft, shop),
    ...(draft.line1.trim() === '' ? { line1: 'line1_missing' } : {}),
  }),
}

function destinationProblems(draft: CheckoutDraft, shop: Shop): DraftProblems {
  const { country, region, city } = draft
  const regions = regionsServed(shop.deliveryAreas, country)
  const problems: DraftProblems = {
    ...(country === '' ? { country: 'country_missing' } : {}),
    ...(regions !== undefined && !regions.includes(region) ? { region: 'region_missing' } : {}),
    ...(city.trim() === '' ? { city: 'city_missing' } : {}),
  }
  const isOutside = shop.deliveryAreas.length > 0 && areaOf(draft, shop) === undefined
  return Object.keys(problems).length === 0 && isOutside ? { city: 'city_outside' } : problems
}

function neededByProblem(neededBy: string, today: string): DraftProblems {
  const reasonable = neededBy === '' || (neededBy >= today && neededBy <= addDays(today, 365))
  return reasonable ? {} : { neededBy: 'needed_by_wrong' }
}

/** An order may be paid later. One that was paid needs a reference or a proof. */
function paymentProblems(draft: CheckoutDraft, rules: CheckoutRules): DraftProblems {
  const instruction = offeredInstructions(draft, rules.shop).find(({ id }) => id === draft.instructionId)
  if (!instruction) return { instructionId: 'instruction_missing' }
  if (!saysPaid(draft, rules)) return {}
  const noReference = draft.reference.trim() === ''
  const noProof = draft.proof === null
  const problems: DraftProblems = {}
  if (instruction.referenceRequired && noReference) problems.reference = 'reference_missing'
  if (instruction.proofRequired && noProof) problems.proof = 'proof_missing'
  if (noReference && noProof && Object.keys(problems).length === 0) problems.reference = 'paid_unsaid'
  return problems
}

const keptDraft = kept<CheckoutDraft>('checkout', EMPTY_DRAFT, isDraft)

export const useKeptDraft = keptDraft.use

export function changeDraft(change: Partial<CheckoutDraft>): void {
  keptDraft.write({ ...keptDraft.read(), ...change })
}

/** Fills in what is still empty, and nothing once the customer has typed a contact. */
export function suggestContact({ name, email, phone }: ContactOfAccount): void {
  const draft = keptDraft.read()
  if (draft.email !== '' || draft.phone !== '') return
  changeDraft({
    ...(draft.name === '' && name !== null && { name }),
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
  })
}

type ContactOfAccount = Pick<Resources['AccountRecord'], 'name' | 'email' | 'phone'>

/** When the customer signs out, nothing of them stays on the device. */
export function forgetContact(): void {
  changeDraft({ name: '', email: '', phone: '' })
}

export function forgetDraft(): void {
  keptDraft.write(EMPTY_DRAFT)
}

function isDraft(value: unknown): value is CheckoutDraft {
  if (!isRecord(value)) return false
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) =>
    empty === null ? isPart(name, value[name]) : typeof value[name] === typeof empty,
  )
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  slot: ['date', 'from'],
  proof: ['id', 'fileName'],
}

function isPart(name: string, value: unknown): boolean {
  if (value === null) return true
  return isRecord(value) && (PARTS[name] ?? []).every((key) => typeof value[key] === 'string')
}
