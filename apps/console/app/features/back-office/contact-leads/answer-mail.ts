import type { Lead } from './lead-labels.ts'

const WORDS = {
  en: {
    subject: (store: string, reference: string) => `${store}: your request ${reference}`,
    greeting: (name: string) => `Hello ${name},`,
    opening: (store: string) => `This is ${store}. You wrote to us:`,
  },
  es: {
    subject: (store: string, reference: string) => `${store}: tu solicitud ${reference}`,
    greeting: (name: string) => `Hola, ${name}:`,
    opening: (store: string) => `Te escribimos de ${store}. Nos escribiste:`,
  },
} as const

export function answerMail(
  {
    email,
    name,
    message,
    reference,
    locale,
  }: Pick<Lead, 'name' | 'message' | 'reference' | 'locale'> & {
    readonly email: string
  },
  storeName: string,
): string {
  const words = WORDS[locale?.startsWith('es') === true ? 'es' : 'en']
  const quoted = message.split('\n').map((line) => `> ${line}`)
  const body = [words.greeting(name), '', words.opening(storeName), '', ...quoted, '', ''].join('\r\n')
  const subject = words.subject(storeName, reference)
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
