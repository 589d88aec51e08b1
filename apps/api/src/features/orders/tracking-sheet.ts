import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { markup, type Markup } from '../../platform/http/markup.ts'
import type { Shop } from '../catalog/index.ts'
import type { TrackingTexts } from './tracking-texts/texts.ts'

const STYLE = readFileSync(new URL('tracking-page.css', import.meta.url), 'utf8')

/** No script at all, and only this one style: a customer's words could do nothing even if they got through. */
export const TRACKING_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface Sheet {
  readonly shop: Pick<Shop, 'storeName' | 'tagline' | 'supportChannels' | 'shopEmail'>
  readonly locale: string
  readonly words: TrackingTexts
  readonly title: string
  /** What a message to the shop is about; undefined where there is no order. */
  readonly orderNumber?: string
  readonly content: Markup
}

/** A whole document: the shop's head, the sheet between its crop marks, and the ways to reach the shop. */
export function sheet({ shop, locale, words, title, orderNumber, content }: Sheet): string {
  const page = markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${shop.storeName}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header class="shop">
<p class="shop-name">${REGISTRATION_MARK}${shop.storeName}</p>
<p class="tagline">${shop.tagline}</p>
${INKS}
</header>
<main class="sheet">
${HALFTONE}
${content}
</main>
<footer class="reach" id="reach">
<h2>${words.headings.contact}</h2>
<p class="ways">${waysToReach(shop, words, orderNumber)}</p>
${orderNumber === undefined ? null : markup`<p class="quiet">${words.keepSecret}</p>`}
</footer>
</body>
</html>
`
  return page.html
}

function waysToReach(
  { supportChannels, shopEmail }: Sheet['shop'],
  words: TrackingTexts,
  orderNumber: string | undefined,
): Markup[] {
  const whatsapp = supportChannels.find(({ kind }) => kind === 'whatsapp')
  const email = supportChannels.find(({ kind }) => kind === 'email')?.value ?? shopEmail
  const hello = orderNumber === undefined ? '' : `?text=${encodeURIComponent(words.hello(orderNumber))}`
  const subject = orderNumber === undefined ? '' : `?subject=${encodeURIComponent(words.title(orderNumber))}`
  return [
    ...(whatsapp === undefined
      ? []
      : [
          markup`<a class="button" href="https://wa.me/${whatsapp.value.replaceAll(/\D/g, '')}${hello}" rel="noopener">${words.contact('whatsapp')}<span class="number">${whatsapp.value}</span>${whatsapp.hours === undefined ? null : markup`<span class="hours">${whatsapp.hours}</span>`}</a>`,
        ]),
    ...(email == null
      ? []
      : [
          markup`<a class="button" href="mailto:${encodeURIComponent(email).replace('%40', '@')}${subject}">${words.contact('email')}<span class="number">${email}</span></a>`,
        ]),
  ]
}

const REGISTRATION_MARK = markup`<svg class="registration" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="6.5"/><path d="M12 1v22M1 12h22"/></svg>`
const INKS = markup`<svg class="inks" viewBox="0 0 76 16" aria-hidden="true"><rect class="cyan" width="16" height="16"/><rect class="magenta" x="20" width="16" height="16"/><rect class="yellow" x="40" width="16" height="16"/><rect class="key" x="60" width="16" height="16"/></svg>`

const HALFTONE = halftone()

/** A screen of dots that fades away from the top right corner, as a printed shade does. 24 × 16 units. */
function halftone(): Markup {
  const dots = Array.from({ length: 12 * 8 }, (_, at) => {
    const [column, row] = [at % 12, Math.floor(at / 12)]
    const radius = 0.95 * (1 - Math.hypot((11 - column) / 11, row / 8))
    if (radius < 0.08) return []
    return markup`<circle cx="${String(column * 2 + 1)}" cy="${String(row * 2 + 1)}" r="${radius.toFixed(2)}"/>`
  })
  return markup`<svg class="halftone" viewBox="0 0 24 16" aria-hidden="true">${dots}</svg>`
}
