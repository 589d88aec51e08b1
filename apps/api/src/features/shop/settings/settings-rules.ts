import type { FieldReason, StoreSettingsRequest } from '@platen/contract'
import { isCountry } from '../../../platform/countries.ts'
import { repetitions, type FieldProblem } from '../../../platform/refusal.ts'

/** The contract has checked each value. */
export function settingsProblems(settings: StoreSettingsRequest): FieldProblem[] {
  const { supportChannels, meetupZones, fulfilmentMethods, paymentInstructions, quantityBreaks } = settings
  const { timeZone, currency, leadTimeDays, studio } = settings
  const offersMeetup = fulfilmentMethods.some(({ kind }) => kind === 'meetup')
  return [
    ...problem(
      !isTimeZone(timeZone),
      'timeZone',
      'is not in the IANA time zone database',
      'unknown_time_zone',
    ),
    ...problem(!CURRENCIES.has(currency), 'currency', 'is not an ISO 4217 currency', 'unknown_currency'),
    ...supportChannels.flatMap(({ url }, index) =>
      problem(!URL.canParse(url), `supportChannels[${index}].url`, 'is not a valid address', 'not_a_url'),
    ),
    ...problem(
      studio?.mapUrl !== undefined && !URL.canParse(studio.mapUrl),
      'studio.mapUrl',
      'is not a valid address',
      'not_a_url',
    ),
    ...slotProblems(studio?.hours ?? [], 'studio.hours'),
    ...repetitions(
      meetupZones,
      ({ id }) => id,
      (index) => `meetupZones[${index}].id`,
    ),
    ...meetupZones.flatMap(({ slots }, index) => slotProblems(slots, `meetupZones[${index}].slots`)),
    ...areaProblems(settings),
    ...repetitions(
      fulfilmentMethods,
      ({ kind }) => kind,
      (index) => `fulfilmentMethods[${index}].kind`,
    ),
    ...problem(
      offersMeetup && !meetupZones.some(({ active }) => active),
      'meetupZones',
      'must have an active zone while meetups are offered',
      'none_active',
    ),
    ...repetitions(
      paymentInstructions,
      ({ id }) => id,
      (index) => `paymentInstructions[${index}].id`,
    ),
    ...problem(
      leadTimeDays.min > leadTimeDays.max,
      'leadTimeDays.min',
      'must not be more than leadTimeDays.max',
      'above_maximum',
    ),
    ...repetitions(
      quantityBreaks,
      ({ garmentKind, minQuantity }) => `${garmentKind} ${minQuantity}`,
      (index) => `quantityBreaks[${index}]`,
    ),
  ]
}

/** A shop that nobody can pay yet may change everything else. */
export function paymentProblems(
  { paymentInstructions }: Pick<StoreSettingsRequest, 'paymentInstructions'>,
  before: Pick<StoreSettingsRequest, 'paymentInstructions'>,
): FieldProblem[] {
  const wasPayable = before.paymentInstructions.some(({ active }) => active)
  return problem(
    wasPayable && !paymentInstructions.some(({ active }) => active),
    'paymentInstructions',
    'must have an active one, or customers cannot pay',
    'none_active',
  )
}

function areaProblems({ deliveryAreas = [], paymentInstructions }: StoreSettingsRequest): FieldProblem[] {
  const active = new Set(paymentInstructions.flatMap(({ id, active }) => (active ? [id] : [])))
  return [
    ...repetitions(
      deliveryAreas,
      ({ id }) => id,
      (index) => `deliveryAreas[${index}].id`,
    ),
    ...deliveryAreas.flatMap(({ country, days, paymentInstructionIds, active: shown }, index) => [
      ...problem(
        !isCountry(country),
        `deliveryAreas[${index}].country`,
        'is not a country of ISO 3166-1',
        'not_a_country',
      ),
      ...problem(
        days.min > days.max,
        `deliveryAreas[${index}].days.min`,
        'must not be more than days.max',
        'above_maximum',
      ),
      ...problem(
        shown && paymentInstructionIds.length > 0 && !paymentInstructionIds.some((id) => active.has(id)),
        `deliveryAreas[${index}].paymentInstructionIds`,
        'must have an active one, or customers cannot pay',
        'none_active',
      ),
    ]),
  ]
}

function slotProblems(
  slots: StoreSettingsRequest['meetupZones'][number]['slots'],
  path: string,
): FieldProblem[] {
  return [
    ...slots.flatMap(({ from, to }, index) =>
      problem(from >= to, `${path}[${index}].to`, 'must be after from', 'before_start'),
    ),
    ...repetitions(
      slots,
      ({ weekday, from }) => `${weekday} ${from}`,
      (index) => `${path}[${index}]`,
    ),
  ]
}

function problem(holds: boolean, path: string, message: string, reason: FieldReason): FieldProblem[] {
  return holds ? [{ path, message, reason }] : []
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
