import type { ContactLeadCreate } from '@platen/contract'
import { dayIn } from '../../platform/store-calendar.ts'
import { invalidField } from '../../platform/refusal.ts'

/** A request to be contacted, without what proves that a person sent it. */
export type NewLead = Omit<ContactLeadCreate, 'botToken' | 'website'>
export type LeadChannel = NewLead['channel']

/** Where an answer on each channel goes. */
const ADDRESS_FIELD = {
  email: 'email',
  whatsapp: 'phone',
} as const satisfies Record<LeadChannel, keyof NewLead>

/** Refuses with VALIDATION_FAILED when nobody could answer on the channel that was chosen. */
export function refuseWithoutAddress(lead: NewLead): void {
  const field = ADDRESS_FIELD[lead.channel]
  if (lead[field] === undefined) throw invalidField(field, `is required for the channel ${lead.channel}`)
}

/** What people call the request by: `CL-2026-000042`, of the year in the store's time zone. */
export function leadReference(number: number, receivedAt: Date, timeZone: string): string {
  const year = dayIn(timeZone, receivedAt).slice(0, 4)
  return `CL-${year}-${String(number).padStart(6, '0')}`
}

/** A chat with the shop that has `text` typed in already. Null when the number holds no digits. */
export function whatsappUrl(phone: string, text: string): string | null {
  const digits = phone.replaceAll(/[^0-9]/g, '')
  return digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
