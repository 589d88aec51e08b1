import { randomBytes } from 'node:crypto'
import type { Config } from '../../../config.ts'

/** A nonce that allows the page's own inline scripts and no others. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * What a page may load. Scripts come from this origin without inline handlers; style attributes are inline because
 * they position prints on garments. Turnstile is the only third party, and only if the shop uses it.
 */
export function pagePolicy(nonce: string, { provider }: Pick<Config['botProtection'], 'provider'>): string {
  const turnstile = provider === 'turnstile' ? [TURNSTILE] : []
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...turnstile],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(turnstile.length > 0 ? { 'frame-src': turnstile } : {}),
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const TURNSTILE = 'https://challenges.cloudflare.com'
