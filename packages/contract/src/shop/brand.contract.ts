import { FONT_IDS, SURFACES } from '@platen/brand'
import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Id,
  Line,
  Locale,
  Revision,
  Text,
  Timestamp,
  UpdatedBy,
  nullable,
  oneOf,
  part,
  resource,
  translated,
} from '../schema.ts'
import { PictureRecord, ShownPicture } from './pictures.contract.ts'

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'Hexadecimal, such as #c42f03.' })

const startPage = {
  heroTitle: nullable(Line(120)),
  heroText: nullable(Line(400)),
}
const words = {
  ...startPage,
  about: nullable(Text(4_000)),
  delivery: nullable(Text(10_000)),
  returns: nullable(Text(10_000)),
  privacy: nullable(Text(20_000)),
  terms: nullable(Text(20_000)),
}

const faqWords = { question: Line(200), answer: Text(4_000) }
const Faq = Type.Array(part({ ...faqWords, translations: translated(faqWords) }), {
  maxItems: 60,
  description: 'Questions that are often asked, with answers in Markdown without HTML.',
})

/** Markdown without HTML, but for the title and the text of the start page, which are plain. */
export const BrandTexts = part(words)

const look = {
  accent: Colour,
  surface: oneOf(SURFACES, { description: 'The ground of pages; ink is dark by day, too.' }),
  headingFont: oneOf(FONT_IDS),
  textFont: oneOf(FONT_IDS),
}

export const BrandRequest = resource('BrandRequest', {
  revision: Revision,
  ...look,
  logoId: nullable(Id('picture')),
  faviconId: nullable(Id('picture')),
  heroPictureId: nullable(Id('picture')),
  texts: BrandTexts,
  translations: translated(words),
  faq: Type.Optional({ ...Faq, description: 'Left out, what is stored stays.' }),
})
export type BrandRequest = Static<typeof BrandRequest>

export const BrandResponse = resource('BrandResponse', {
  revision: Revision,
  ...look,
  logo: nullable(PictureRecord),
  favicon: nullable(PictureRecord),
  heroPicture: nullable(PictureRecord),
  texts: BrandTexts,
  translations: translated(words),
  faq: Faq,
  usedAccent: {
    ...Colour,
    description: 'The accent, or the nearest shade that can be read on the surface (4.5:1, WCAG 2.2).',
  },
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type BrandResponse = Static<typeof BrandResponse>

export const getBrand = operation('GET /api/admin/brand', {
  operationId: 'get_brand',
  tag: 'Settings',
  summary: 'How the shop looks, and what it says about itself',
  success: { status: 200, schema: BrandResponse, description: 'All of it.' },
  access: 'settings:read',
})

export const replaceBrand = operation('PUT /api/admin/brand', {
  operationId: 'replace_brand',
  tag: 'Settings',
  summary: 'Replaces how the shop looks and what it says about itself, as a whole',
  description:
    'A translation for a language that the shop does not offer is refused. Pages, emails and documents use the change at once.',
  body: BrandRequest,
  success: { status: 200, schema: BrandResponse, description: 'As it is now.' },
  access: 'settings:write',
})

export const PREVIEW_PAGES = ['home', 'garments', 'garment', 'contact', 'email', 'invoice'] as const

export const getBrandPreview = operation('GET /api/admin/brand/preview', {
  operationId: 'get_brand_preview',
  tag: 'Settings',
  summary:
    'A page of the storefront, an email or an invoice, as it would look: without scripts, for a frame of the console',
  query: part({
    page: oneOf(PREVIEW_PAGES, { description: 'Which page.' }),
    language: Type.Optional({ ...Locale, description: 'Of the shop’s languages; its first by default.' }),
    ...look,
    logoId: Type.Optional(Id('picture')),
    heroPictureId: Type.Optional(Id('picture')),
    heroTitle: Type.Optional(Line(120)),
    heroText: Type.Optional(Line(400)),
    storeName: Type.Optional(Line(120)),
    tagline: Type.Optional(Line(200)),
  }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The page.',
    contentType: 'text/html',
  },
  access: 'settings:read',
})

/** In public-config: what every page needs. */
export const PublicBrand = part({
  ...look,
  logo: nullable(ShownPicture),
  favicon: nullable(ShownPicture),
  heroPicture: nullable(ShownPicture),
  ...startPage,
  translations: translated(startPage),
})

export const ShopTexts = resource('ShopTexts', {
  texts: BrandTexts,
  translations: translated(words),
  faq: Faq,
})
export type ShopTexts = Static<typeof ShopTexts>

export const getShopTexts = operation('GET /api/v1/shop-texts', {
  operationId: 'get_shop_texts',
  tag: 'Shop',
  summary:
    'What the shop says about itself: about, delivery, returns, privacy, terms, and answers to questions',
  success: {
    status: 200,
    schema: ShopTexts,
    description: 'Markdown without HTML; null where the shop wrote nothing.',
  },
  quota: 'public-read',
  caching: 'shared',
  anyOrigin: true,
})
