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

interface LeadMessages {
  readonly received: Readonly<Record<LeadChannel, (reference: string) => string>>
  /** The first message of the customer in a chat with the shop. */
  readonly chatOpening: (reference: string) => string
  /** The first message of the shop in a chat with the customer. */
  readonly answerOpening: (storeName: string, reference: string) => string
}

const MESSAGES = {
  en: {
    received: {
      email: (reference) => `Thank you! We received your request ${reference} and will reply by email.`,
      whatsapp: (reference) => `Thank you! We received your request ${reference} and will reply on WhatsApp.`,
    },
    chatOpening: (reference) => `Hello! I am writing about my request ${reference}.`,
    answerOpening: (storeName, reference) =>
      `Hello! This is ${storeName}, writing about your request ${reference}.`,
  },
  es: {
    received: {
      email: (reference) =>
        `¡Gracias! Recibimos tu solicitud ${reference} y te responderemos por correo electrónico.`,
      whatsapp: (reference) =>
        `¡Gracias! Recibimos tu solicitud ${reference} y te responderemos por WhatsApp.`,
    },
    chatOpening: (reference) => `¡Hola! Les escribo por mi solicitud ${reference}.`,
    answerOpening: (storeName, reference) =>
      `¡Hola! Te escribimos de ${storeName} por tu solicitud ${reference}.`,
  },
} as const satisfies Record<string, LeadMessages>

export function messagesIn(locales: readonly (string | undefined)[]): LeadMessages {
  const languages = locales.map((locale) => locale?.split('-')[0])
  const found = languages.find((language) => language !== undefined && Object.hasOwn(MESSAGES, language))
  return MESSAGES[(found ?? 'en') as keyof typeof MESSAGES]
}
