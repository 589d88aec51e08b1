import type { ContactLeadCreate } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import { invalidField } from '../../../platform/refusal.ts'

export type NewLead = Omit<ContactLeadCreate, 'botToken' | 'website'>
export type LeadChannel = NewLead['channel']

const ADDRESS_FIELD = {
  email: 'email',
  whatsapp: 'phone',
} as const satisfies Record<LeadChannel, keyof NewLead>

export function refuseWithoutAddress(lead: NewLead): void {
  const field = ADDRESS_FIELD[lead.channel]
  if (lead[field] === undefined)
    throw invalidField(field, `is required for the channel ${lead.channel}`, 'required')
}

export function leadReference(number: number, receivedAt: Date, timeZone: string): string {
  const year = dayIn(timeZone, receivedAt).slice(0, 4)
  return `CL-${year}-${String(number).padStart(6, '0')}`
}

export function whatsappUrl(phone: string, text: string): string | null {
  const digits = phone.replaceAll(/[^0-9]/g, '')
  return digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
