import { formatsFor, type Formats } from '@platen/formats'
import { api } from './requests/api.ts'
import { dayIn } from '@platen/formats/calendar'
import { useRead } from './requests/use-read.ts'
import { locale, m } from '../messages/messages.ts'

export function useShop() {
  // Browsers may keep this answer for a minute, in which the team would see its own changes undone.
  return useRead(['public-config'], (signal) => api.getPublicConfigV1({ signal, cache: 'no-cache' }), {
    staleTime: 5 * 60_000,
    kept: true,
  })
}

const DEFAULTS = { currency: 'USD', currencyExponent: 2, timeZone: 'UTC' }

/** Pages below the shell render only once the shop is known. */
export function useFormats(): Formats {
  const { data: shop } = useShop()
  return formatsFor(locale, shop ?? DEFAULTS)
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })

export function ago(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000
  const found = UNITS.find(([, length]) => Math.abs(seconds) >= length)
  if (!found) return m.shared.justNow
  const [unit, size] = found
  return relative.format(Math.round(seconds / size), unit)
}

const lists = new Intl.ListFormat(locale, { type: 'unit' })

/** `front, back`. */
export function listText(items: readonly string[]): string {
  return lists.format(items)
}

const languages = new Intl.DisplayNames(locale, { type: 'language' })

export function languageName(locale: string): string {
  return languages.of(locale) ?? locale
}

/** `YYYY-MM-DD`, independent of the device's time zone. */
export function useToday(): string {
  const { data: shop } = useShop()
  return dayIn(shop?.timeZone ?? 'UTC', new Date())
}
