import { offeredLocales } from '@platen/messages'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import type { Visit } from './built-storefront.ts'

interface Opening {
  readonly opening: Visit['opening']
  /** Of the page to render. */
  readonly url: string
  /** To be set before the visitor is sent to the page. */
  readonly cookie?: string
}

const COOKIE = 'platen_preview'
const A_MONTH_SECONDS = 30 * 24 * 3600

/** The pages of an order stay for its customer, and files like the manifest are for programs. */
const ALWAYS = /^(\/[a-z]{2}(-[A-Z]{2})?)?\/orders\/|\.(data|txt|xml|webmanifest)$/

/** What a visitor sees of a shop that may not be open yet. A shop that cannot be read says so on its pages. */
export function opening(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  shop: Pick<Shop, 'isOpen' | 'previewKey' | 'locales'> | undefined,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Opening {
  if (shop === undefined) return { opening: 'open', url }
  const { pathname, searchParams } = new URL(url, publicUrl)
  const given = searchParams.get('preview')
  if (given !== null && isKey(given, shop)) {
    const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
    return {
      opening: 'preview',
      url: pathname,
      cookie: `${COOKIE}=${given}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${A_MONTH_SECONDS}${secure}`,
    }
  }
  if (shop.isOpen) return { opening: 'open', url }
  const [, kept = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(headers.cookie ?? '') ?? []
  if (isKey(kept, shop)) return { opening: 'preview', url }
  if (ALWAYS.test(pathname)) return { opening: 'soon', url }
  const [, ...others] = offeredLocales(shop.locales)
  const language = others.find((one) => pathname.split('/')[1] === one)
  return { opening: 'soon', url: language === undefined ? '/opens-soon' : `/${language}/opens-soon` }
}

function isKey(given: string, { previewKey }: Pick<Shop, 'previewKey'>): boolean {
  return given.length === previewKey.length && timingSafeEqual(Buffer.from(given), Buffer.from(previewKey))
}
