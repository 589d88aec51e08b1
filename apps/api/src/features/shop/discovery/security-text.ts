import { PLACES } from './places.ts'

const VALID_DAYS = 180
const DAY_MS = 86_400_000

interface Channel {
  readonly kind: string
  readonly value: string
}

/**
 * `security.txt` (RFC 9116): where to report a vulnerability. Generated on each request, so it never expires while
 * the service runs.
 */
export function securityText({
  publicUrl,
  supportChannels,
  now,
}: {
  readonly publicUrl: string
  readonly supportChannels: readonly Channel[]
  readonly now: Date
}): string {
  const email = supportChannels.find((channel) => channel.kind === 'email')?.value
  return [
    `Contact: ${email === undefined ? `${publicUrl}/` : `mailto:${encodeURI(email)}`}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${publicUrl}${PLACES.security}`,
    '',
  ].join('\n')
}
