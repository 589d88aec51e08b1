import type { FulfilmentRequest } from '@platen/contract'
import { invalidField } from '../../../platform/refusal.ts'
import { addDays, dayIn, weekdayOf } from '@platen/formats/calendar'
import { areaFor, fieldOutside, type Destination } from '@platen/formats/delivery-areas'
import { isCountry } from '../../../platform/countries.ts'
import type { Shop } from '../catalog/index.ts'
import type { Fulfilment } from './order.ts'

/** Catches a mistyped year; nobody plans a meetup further ahead. */
const DAYS_AHEAD = 90

type MeetupZone = Shop['meetupZones'][number]
type DeliveryArea = Shop['deliveryAreas'][number]

export function fulfilmentFee(
  request: Pick<FulfilmentRequest, 'method' | 'meetupZoneId'> & { readonly address?: Destination },
  shop: Shop,
): number {
  const option = shop.fulfilmentMethods.find(({ kind }) => kind === request.method)
  if (!option) throw invalidField('fulfilment.method', 'the shop does not offer this', 'not_offered')
  if (request.method === 'delivery' && request.address)
    return option.feeMinor + (deliveryArea(request.address, shop)?.feeMinor ?? 0)
  if (request.method !== 'meetup' || request.meetupZoneId === undefined) return option.feeMinor
  return option.feeMinor + meetupZone(request.meetupZoneId, shop).feeMinor
}

export function resolveFulfilment(
  request: FulfilmentRequest,
  shop: Shop,
  now: Date,
  { slotLater = false } = {},
): Fulfilment {
  refuseUnused(request)
  const none = { meetupZoneId: null, meetupZoneName: null, slot: null, address: null, deliveryArea: null }
  switch (request.method) {
    case 'pickup':
      return { ...none, method: request.method }
    case 'delivery':
      if (!request.address) throw invalidField('fulfilment.address', 'is required for a delivery', 'required')
      refuseUnknownCountry(request.address.country)
      return {
        ...none,
        method: request.method,
        address: request.address,
        deliveryArea: areaOf(request.address, shop),
      }
    case 'meetup': {
      if (request.meetupZoneId === undefined)
        throw invalidField('fulfilment.meetupZoneId', 'is required for a meetup', 'required')
      const zone = meetupZone(request.meetupZoneId, shop)
      return {
        ...none,
        method: request.method,
        meetupZoneId: zone.id,
        meetupZoneName: zone.name,
        slot:
          slotLater && request.slot === undefined
            ? null
            : resolveSlot(request.slot, zone, dayIn(shop.timeZone, now)),
      }
    }
  }
}

const USED_BY = { meetupZoneId: 'meetup', slot: 'meetup', address: 'delivery' } as const

/** A field of another method is probably a misunderstanding, which is better resolved now than at delivery. */
function refuseUnused(request: FulfilmentRequest): void {
  for (const field of ['meetupZoneId', 'slot', 'address'] as const) {
    if (request[field] === undefined || request.method === USED_BY[field]) continue
    throw invalidField(`fulfilment.${field}`, `is not used for a ${request.method}`, 'not_used')
  }
}

function areaOf(address: Destination, shop: Shop): NonNullable<Fulfilment['deliveryArea']> | null {
  const area = deliveryArea(address, shop)
  return area ? { id: area.id, name: area.name, days: area.days } : null
}

function refuseUnknownCountry(country: string): void {
  if (isCountry(country)) return
  throw invalidField('fulfilment.address.country', 'is not a country of ISO 3166-1', 'not_a_country')
}

/** Undefined for a shop that delivers everywhere. */
function deliveryArea(address: Destination, { deliveryAreas }: Shop): DeliveryArea | undefined {
  const area = areaFor(deliveryAreas, address)
  if (area !== undefined || deliveryAreas.length === 0) return area
  const field = fieldOutside(deliveryAreas, address)
  throw invalidField(
    `fulfilment.address.${field}`,
    'is outside the delivery areas of the shop',
    'outside_area',
  )
}

/** Call it once the destination is known to be served. */
export function refuseOtherPayment(
  request: FulfilmentRequest,
  instructionId: string,
  shop: Shop,
  path: string,
): void {
  if (takesPayment(request, instructionId, shop)) return
  throw invalidField(path, 'is not offered for deliveries to this area', 'not_offered')
}

/** Of an order whose payment method is agreed and whose delivery changes. */
export function refuseDeliveryNotPayable(
  request: FulfilmentRequest,
  instructionId: string,
  shop: Shop,
): void {
  if (takesPayment(request, instructionId, shop)) return
  const label = shop.paymentInstructions.find(({ id }) => id === instructionId)?.label ?? instructionId
  throw invalidField(
    'fulfilment.method',
    `deliveries to this area cannot be paid by ${label}, which the customer chose, and some of it is still due`,
    'not_payable',
    label,
  )
}

function takesPayment({ method, address }: FulfilmentRequest, instructionId: string, shop: Shop): boolean {
  if (method !== 'delivery' || !address) return true
  const ids = deliveryArea(address, shop)?.paymentInstructionIds ?? []
  return ids.length === 0 || ids.includes(instructionId)
}

function meetupZone(id: string, shop: Shop): MeetupZone {
  const zone = shop.meetupZones.find((candidate) => candidate.id === id)
  if (!zone) throw invalidField('fulfilment.meetupZoneId', 'this meetup zone does not exist', 'not_found')
  return zone
}

function resolveSlot(slot: FulfilmentRequest['slot'], zone: MeetupZone, today: string): Fulfilment['slot'] {
  if (!slot) throw invalidField('fulfilment.slot', 'is required for a meetup', 'required')
  if (slot.date <= today || slot.date > addDays(today, DAYS_AHEAD)) {
    throw invalidField(
      'fulfilment.slot.date',
      `must be a day after today, within ${DAYS_AHEAD} days`,
      'too_far_ahead',
      String(DAYS_AHEAD),
    )
  }
  const weekday = weekdayOf(slot.date)
  if (!zone.slots.some((offered) => offered.weekday === weekday && offered.from === slot.from)) {
    throw invalidField('fulfilment.slot', `${zone.name} has no slot on that day at that time`, 'no_slot')
  }
  return { date: slot.date, from: slot.from }
}
