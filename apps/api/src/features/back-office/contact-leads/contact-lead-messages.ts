import type { LeadChannel } from './contact-lead.ts'

interface LeadMessages {
  /** The confirmation for the customer. */
  readonly received: Readonly<Record<LeadChannel, (reference: string) => string>>
  /** The first message of the customer in a chat with the shop. */
  readonly chatOpening: (reference: string) => string
  /** The first message of the shop in a chat with the customer. */
  readonly answerOpening: (storeName: string, reference: string) => string
}

/** One entry per language. */
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

/** The messages in the first supported language of `locales`, ignoring regions; English if none is supported. */
export function messagesIn(locales: readonly (string | undefined)[]): LeadMessages {
  const languages = locales.map((locale) => locale?.split('-')[0])
  const found = languages.find((language) => language !== undefined && Object.hasOwn(MESSAGES, language))
  return MESSAGES[(found ?? 'en') as keyof typeof MESSAGES]
}
