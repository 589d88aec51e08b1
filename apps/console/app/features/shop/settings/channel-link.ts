import type { SettingsForm } from './settings-document.ts'

type Channel = SettingsForm['supportChannels'][number]

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const INSTAGRAM = /^@?[a-z0-9._]{1,30}$/i

/** Where a channel leads. Undefined for what is no such number, address or name. */
export function linkOf(
  kind: Channel['kind'],
  typed: string,
  /** E.164. */
  readPhone: (typed: string) => string | undefined,
): string | undefined {
  const value = typed.trim()
  switch (kind) {
    case 'email':
      return EMAIL.test(value) ? `mailto:${value}` : undefined
    case 'whatsapp': {
      const number = readPhone(value)
      return number && `https://wa.me/${number.replaceAll(/\D/g, '')}`
    }
    case 'phone': {
      const number = readPhone(value)
      return number && `tel:${number}`
    }
    case 'instagram':
      return INSTAGRAM.test(value) ? `https://www.instagram.com/${value.replace('@', '')}` : undefined
    case 'other':
      return undefined
  }
}
