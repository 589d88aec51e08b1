import { createHash } from 'node:crypto'
import type { Config } from '../../../config.ts'

/** Inline scripts of the router. Scripts with an address are allowed by their origin. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*\snonce="([^"]*)"[^>]*>(.*?)<\/script>/gs

/**
 * The page without its nonce, and the hashes of the scripts that had it. A page with hashes can be kept and compressed
 * once; the nonce, new for each rendering, tells them from whatever else might be in the page.
 */
export function withHashedScripts(body: Buffer, nonce: string): { html: string | Buffer; hashes: string[] } {
  if (!body.includes(nonce)) return { html: body, hashes: [] }
  const html = body.toString()
  const hashes = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, given, script = '']) =>
    given === nonce ? `'sha256-${createHash('sha256').update(script).digest('base64')}'` : [],
  )
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes }
}

/**
 * What a page may load. Scripts come from this origin without inline handlers; style attributes are inline because
 * they position prints on garments. Turnstile is the only third party, and only if the shop uses it.
 */
export function pagePolicy(
  hashes: readonly string[],
  { provider }: Pick<Config['botProtection'], 'provider'>,
): string {
  // The designer shapes texts with it, and other pages with the router lead there without a new page. Pages without it,
  // which write no scripts, need none.
  const webAssembly = hashes.length > 0 ? ["'wasm-unsafe-eval'"] : []
  const turnstile = provider === 'turnstile' ? [TURNSTILE] : []
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...webAssembly, ...hashes, ...turnstile],
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
