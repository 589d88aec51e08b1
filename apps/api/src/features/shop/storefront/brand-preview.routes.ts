import { getBrandPreview, getPublicConfigV1, type PublicConfigResponse } from '@platen/contract'
import { localeFor, offeredLocales } from '@platen/messages'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { findPicture, toShownPicture } from '../../../platform/records/pictures.ts'
import { previewInvoice } from '../../back-office/documents/index.ts'
import { previewEmail } from '../../back-office/notifications/index.ts'
import { ownNamesOf, type Shop, type ShopCache } from '../../selling/catalog/index.ts'
import type { BuiltStorefront } from './built-storefront.ts'
import { inProcessFetch } from './in-process-fetch.ts'

interface BrandPreviewDeps extends Pick<Platform, 'database' | 'storage'> {
  readonly config: Pick<Config, 'publicUrl'>
  readonly shop: Pick<ShopCache, 'get'>
  readonly storefront: BuiltStorefront | undefined
}

type Look = Pick<PublicConfigResponse['brand'], 'accent' | 'surface' | 'headingFont' | 'textFont'>

interface Draft extends Look {
  readonly logoId?: string
  readonly heroPictureId?: string
  readonly heroTitle?: string
  readonly heroText?: string
}

/** What the shop is called on the page. */
interface Naming {
  readonly storeName?: string
  readonly tagline?: string
}

/** No scripts, so that nothing in the frame can act for the member who looks at it. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'"

/** The pages themselves, with a brand that is not saved yet. */
export function brandPreviewRoutes(app: FastifyInstance, deps: BrandPreviewDeps): void {
  route(app, getBrandPreview, async ({ query, raw }, reply) => {
    const { page, language, storeName, tagline, ...draft } = query
    const naming = {
      ...(storeName !== undefined && { storeName }),
      ...(tagline !== undefined && { tagline }),
    }
    const shop = await deps.shop.get()
    const wanted = { language, draft, naming }
    const html =
      page === 'email' || page === 'invoice'
        ? await paper(page, shop, query)
        : deps.storefront && (await render(deps.storefront, shop, { ...wanted, page }, raw.ip))
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      .send(html ?? '')
  })

  interface Wanted {
    readonly page: keyof typeof PATHS
    readonly language: string | undefined
    readonly draft: Draft
    readonly naming: Naming
  }

  async function render(
    storefront: BuiltStorefront,
    shop: Shop,
    { page, language, draft, naming }: Wanted,
    address: string,
  ): Promise<Buffer> {
    const answerPage = await storefront.loadPages()
    const languages = offeredLocales(shop.locales)
    const wanted = localeFor([language]) ?? languages[0]
    const prefix = wanted === languages[0] || !languages.includes(wanted) ? '' : `/${wanted}`
    const url = new URL(prefix + PATHS[page](shop.garments[0]?.slug), deps.config.publicUrl)
    const response = await answerPage(new Request(url), {
      version: undefined,
      fetch: withNaming(inProcessFetch(app, address), naming),
      publicUrl: deps.config.publicUrl,
      languages,
      brand: await brandOf(draft),
      ownNames: ownNamesOf(shop),
      shareVersion: '',
      hasFaq: shop.brand.faq.length > 0,
      opening: 'open',
      nonce: '',
      pseudoTexts: false,
      report: () => undefined,
    })
    return Buffer.from(toPicture(await response.text()))
  }

  async function paper(
    page: 'email' | 'invoice',
    shop: Shop,
    { language: locale, logoId, storeName, accent, ...look }: Draft & Naming & { language?: string },
  ): Promise<string | undefined> {
    const found =
      logoId === undefined ? undefined : await findPicture(deps.database, decodeId('picture', logoId))
    const wanted = {
      shop,
      locale,
      look: { ...look, accent: `#${accent.slice(1)}` as const },
      logo: found ?? null,
      storeName,
    }
    return page === 'email' ? previewEmail(deps, wanted) : previewInvoice(deps, wanted)
  }

  async function brandOf({ logoId, heroPictureId, heroTitle, heroText, ...look }: Draft) {
    const picture = async (id: string | undefined) => {
      const found = id === undefined ? undefined : await findPicture(deps.database, decodeId('picture', id))
      return found ? toShownPicture(found) : null
    }
    return {
      ...look,
      logo: await picture(logoId),
      favicon: null,
      heroPicture: await picture(heroPictureId),
      heroTitle: heroTitle ?? null,
      heroText: heroText ?? null,
      translations: {},
    }
  }
}

/** Pages read the name of the shop from its public configuration. */
function withNaming(read: typeof fetch, naming: Naming): typeof fetch {
  if (Object.keys(naming).length === 0) return read
  return async (input, init) => {
    const answer = await read(input, init)
    if (!new Request(input, init).url.endsWith(getPublicConfigV1.path) || !answer.ok) return answer
    const config = (await answer.json()) as PublicConfigResponse
    return Response.json({ ...config, ...naming })
  }
}

const PATHS = {
  home: () => '/',
  garments: () => '/garments',
  garment: (slug) => (slug === undefined ? '/garments' : `/garments/${slug}`),
  contact: () => '/contact',
} as const satisfies Record<string, (slug: string | undefined) => string>

/** Browsers would report scripts that the frame forbids, and links would leave the draft: no window opens from the frame. */
function toPicture(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank"/>')
}
