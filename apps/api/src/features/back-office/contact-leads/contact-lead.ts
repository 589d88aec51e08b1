import type { ContactLeadCreate } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import { invalidField } from '../../../platform/refusal.ts'

/** A contact request without the fields of the bot check. */
export type NewLead = Omit<ContactLeadCreate, 'botToken' | 'website'>
export type LeadChannel = NewLead['channel']

/** The field with the address for each channel. */
const ADDRESS_FIELD = {
  email: 'email',
  whatsapp: 'phone',
} as const satisfies Record<LeadChannel, keyof NewLead>

/** Refuses with VALIDATION_FAILED a request without the address for its channel. */
export function refuseWithoutAddress(lead: NewLead): void {
  const field = ADDRESS_FIELD[lead.channel]
  if (lead[field] === undefined) throw invalidField(field, `is required for the channel ${lead.channel}`)
}

/** The reference of a request, such as `CL-2026-000042`, with the year in the store's time zone. */
export function leadReference(number: number, receivedAt: Date, timeZone: string): string {
  const year = dayIn(timeZone, receivedAt).slice(0, 4)
  return `CL-${year}-${String(number).padStart(6, '0')}`
}

/** A link to a chat with `text` already typed in. Null when the number has no digits. */
export function whatsappUrl(phone: string, text: string): string | null {
  const digits = phone.replaceAll(/[^0-9]/g, '')
  return digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
