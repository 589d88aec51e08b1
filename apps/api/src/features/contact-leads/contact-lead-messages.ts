import type { LeadChannel } from './contact-lead.ts'

interface LeadMessages {
  /** What happens next, for the person who asked. */
  readonly received: Readonly<Record<LeadChannel, (reference: string) => string>>
  /** What the person would write first in the chat with the shop. */
  readonly chatOpening: (reference: string) => string
  /** What the shop would write first in the chat with the person. */
  readonly answerOpening: (storeName: string, reference: string) => string
}

/** One entry a language: another language is one more. */
const MESSAGES = {
  en: {
    received: {
      email: (reference) => `Thank you! We have your request ${reference} and will answer by e-mail.`,
      whatsapp: (reference) => `Thank you! We have your request ${reference} and will answer on WhatsApp.`,
    },
    chatOpening: (reference) => `Hello! I am writing about my request ${reference}.`,
    answerOpening: (storeName, reference) => `Hello! This is ${storeName}, about your request ${reference}.`,
  },
  es: {
    received: {
      email: (reference) =>
        `¡Gracias! Recibimos su solicitud ${reference} y le responderemos por correo electrónico.`,
      whatsapp: (reference) =>
        `¡Gracias! Recibimos su solicitud ${reference} y le responderemos por WhatsApp.`,
    },
    chatOpening: (reference) => `¡Hola! Le escribo por mi solicitud ${reference}.`,
    answerOpening: (storeName, reference) => `¡Hola! Le escribe ${storeName} por su solicitud ${reference}.`,
  },
} as const satisfies Record<string, LeadMessages>

/** The messages in the first of `locales` that has some, whatever its region; English when none has. */
export function messagesIn(locales: readonly (string | undefined)[]): LeadMessages {
  const languages = locales.map((locale) => locale?.split('-')[0])
  const found = languages.find((language) => language !== undefined && Object.hasOwn(MESSAGES, language))
  return MESSAGES[(found ?? 'en') as keyof typeof MESSAGES]
}
