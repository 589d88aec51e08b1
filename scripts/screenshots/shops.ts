/**
 * `npm run screenshots:shops`: three shops that share nothing but the software, on a phone and a desktop, each in two
 * languages, and all of them in one picture. Written to `docs/pictures/`, from shops started for this.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectData, type Resources } from '@platen/api-client'
import { PRESETS, type Look } from '@platen/brand'
import type { GarmentRecord, StoreSettingsResponse } from '@platen/contract'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { openBrowser } from '../../lab/harness/browser.ts'
import { startService } from '../../lab/harness/processes.ts'
import { OWNER, signInStaff, type Staff } from '../../lab/harness/staff.ts'

const PICTURES = new URL('../../docs/pictures/', import.meta.url).pathname

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true },
  desktop: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
} as const

/** In the picture of all. */
const TILE = { width: 520, height: 350, gap: 24, phoneWidth: 132 }

interface Shop {
  readonly id: string
  readonly name: string
  readonly tagline: string
  /** The first is the shop's own. */
  readonly locales: readonly [string, string]
  readonly look: Look
  readonly logo: string
  /** In place of the garment with its rulers: an SVG. */
  readonly picture?: string
  readonly currency?: string
  readonly title: string
  readonly text: string
  readonly translations: Resources['BrandRequest']['translations']
  /** The garments that it sells, by slug. */
  readonly garments: readonly string[]
}

const SHOPS: readonly Shop[] = [
  {
    id: 'ink',
    name: 'Ceniza',
    tagline: 'Playeras pesadas, hechas de noche.',
    locales: ['es', 'en'],
    look: PRESETS.ink,
    logo: logo('CENIZA', {
      fill: '#c6f432',
      mark: '<path d="M8 52 28 8l20 44H36l-8-18-8 18z"/>',
      width: 330,
    }),
    title: 'Tu marca, sobre algodón pesado.',
    text: 'Tiradas cortas desde una pieza. Sube tu diseño y recógelo el viernes.',
    translations: {
      en: {
        heroTitle: 'Your label, on heavy cotton.',
        heroText: 'Short runs from one piece. Upload your design and pick it up on Friday.',
      },
    },
    garments: ['pullover-hoodie', 'heavyweight-tee', 'classic-tee', 'long-sleeve'],
  },
  {
    id: 'orchard',
    name: 'Orchard & Thread',
    tagline: 'Bags and aprons for kitchens and markets.',
    locales: ['en', 'fr'],
    look: PRESETS.orchard,
    logo: logo('Orchard & Thread', {
      fill: '#1f6b45',
      mark: '<circle cx="28" cy="36" r="19"/><path d="M28 17c0-9 6-13 13-13-1 8-6 13-13 13z"/>',
      width: 480,
      font: 'serif',
    }),
    picture: orchardPicture(),
    currency: 'EUR',
    title: 'Printed the way you would sew it: with patience.',
    text: 'Totes and aprons with your drawing, one or a hundred, ready in three days.',
    translations: {
      fr: {
        heroTitle: 'Imprimé comme vous le coudriez\u202f: avec patience.',
        heroText: 'Sacs et tabliers avec votre dessin, un seul ou cent, prêts en trois jours.',
      },
    },
    garments: ['canvas-tote', 'bib-apron', 'crewneck-sweatshirt'],
  },
  {
    id: 'magenta',
    name: 'Kilat Sablon',
    tagline: 'Kaos tim jadi dalam sehari.',
    locales: ['id', 'pt-BR'],
    look: PRESETS.magenta,
    logo: logo('KILAT SABLON', {
      fill: '#c2157f',
      mark: '<path d="M34 4 10 34h14l-6 22 26-32H30z"/>',
      width: 460,
    }),
    picture: jerseyPicture(),
    title: 'Kaos tim, jadi hari ini.',
    text: 'Nama dan nomor, satu atau seratus kaos. Kirim desain lewat WhatsApp.',
    translations: {
      'pt-BR': {
        heroTitle: 'Camisetas do time, prontas hoje.',
        heroText: 'Nome e número, uma ou cem camisetas. Mande a arte pelo WhatsApp.',
      },
    },
    garments: ['tank-top', 'six-panel-cap', 'youth-tee', 'pique-polo'],
  },
]

const browser = await openBrowser()
try {
  for (const shop of SHOPS) await photograph(shop)
} finally {
  await browser.close()
}
await compose()

async function photograph(shop: Shop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-shops-'))
  const service = await startService(process.cwd(), {
    ...OWNER,
    DATA_DIR: folder,
    METRICS_PORT: 'off',
    RATE_LIMIT_FACTOR: '1000',
  })
  try {
    await furnish(await signInStaff(service.url), shop)
    for (const [size, options] of Object.entries(SIZES)) {
      for (const [place, locale] of shop.locales.entries()) {
        const address = `${service.url}${place === 0 ? '/' : `/${locale}`}`
        await take(browser, { address, options, file: `shop-${shop.id}-${size}-${locale}.webp` })
      }
    }
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function furnish(staff: Staff, shop: Shop): Promise<void> {
  const { updatedAt, updatedBy, ...settings } = await staff.read<StoreSettingsResponse>('/api/admin/settings')
  await put(staff, '/api/admin/settings', {
    ...settings,
    storeName: shop.name,
    tagline: shop.tagline,
    locales: shop.locales,
    currency: shop.currency ?? settings.currency,
  })
  const upload = async (svg: string) => {
    const file = new File([svg], 'picture.svg', { type: 'image/svg+xml' })
    return (await expectData(staff.client.uploadPicture({ body: { file } }))).id
  }
  const logoId = await upload(shop.logo)
  const heroPictureId = shop.picture === undefined ? null : await upload(shop.picture)
  const brand = await expectData(staff.client.getBrand())
  const { revision, texts, faq } = brand
  await put(staff, '/api/admin/brand', {
    ...shop.look,
    ...{ revision, logoId, faq, faviconId: null, heroPictureId, translations: shop.translations },
    texts: { ...texts, heroTitle: shop.title, heroText: shop.text },
  })
  for (const garment of await staff.read<GarmentRecord[]>('/api/admin/garments')) {
    const { id, createdAt: _made, updatedAt: _changed, updatedBy: _by, variants, ...rest } = garment
    const sort = shop.garments.indexOf(garment.slug)
    await put(staff, `/api/admin/garments/${id}`, {
      ...rest,
      active: sort !== -1,
      sort: Math.max(sort, 0),
      variants: variants.map(({ stock: _stock, ...variant }) => variant),
    })
  }
}

async function put(staff: Staff, path: string, body: object): Promise<void> {
  const answer = await staff.send('PUT', path, body)
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
}

interface Shot {
  readonly address: string
  readonly options: (typeof SIZES)[keyof typeof SIZES]
  readonly file: string
}

async function take(from: Browser, { address, options, file }: Shot): Promise<void> {
  const context = await from.newContext({ ...options, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await sharp(await page.screenshot())
    .webp({ quality: 78 })
    .toFile(join(PICTURES, file))
  await context.close()
  console.log(`docs/pictures/${file}`)
}

/** Each shop on a desktop with a phone before it, beside each other. */
async function compose(): Promise<void> {
  const layers = await Promise.all(
    SHOPS.flatMap(({ id, locales: [own, other] }, at) => {
      const left = TILE.gap + at * (TILE.width + TILE.gap)
      const phone = { left: left + TILE.width - TILE.phoneWidth - 16, top: TILE.gap + TILE.height - 216 }
      return [
        layer(`shop-${id}-desktop-${own}.webp`, TILE.width, { left, top: TILE.gap }),
        layer(`shop-${id}-phone-${other}.webp`, TILE.phoneWidth, phone),
      ]
    }),
  )
  const width = SHOPS.length * (TILE.width + TILE.gap) + TILE.gap
  const height = TILE.height + 3 * TILE.gap + 46
  await sharp({ create: { width, height, channels: 3, background: '#e7e2d8' } })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(join(PICTURES, 'shops.webp'))
  console.log('docs/pictures/shops.webp')
}

async function layer(file: string, width: number, place: { readonly left: number; readonly top: number }) {
  const input = await sharp(join(PICTURES, file))
    .resize({ width })
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#00000033' })
    .png()
    .toBuffer()
  return { input, ...place }
}

interface LogoOptions {
  readonly fill: string
  readonly mark: string
  readonly width: number
  readonly font?: string
}

function logo(name: string, { fill, mark, width, font = 'sans-serif' }: LogoOptions): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60" viewBox="0 0 ${width} 60"><g fill="${fill}">${mark}<text x="62" y="43" font-family="${font}" font-weight="700" font-size="38" textLength="${width - 72}" lengthAdjust="spacingAndGlyphs">${name.replace('&', '&amp;')}</text></g></svg>`
}

/** Pears in rows, as cut in linoleum. */
function orchardPicture(): string {
  const pear = (x: number, y: number, fill: string, leaf: string) =>
    `<g transform="translate(${x} ${y})"><path fill="${fill}" d="M0-92c26 0 34 26 40 56 8 34 44 52 44 96 0 50-38 82-84 82s-84-32-84-82c0-44 36-62 44-96 6-30 14-56 40-56z"/><path d="M0-88c2-18 10-28 22-36" fill="none" stroke="#3b2a1e" stroke-width="9" stroke-linecap="round"/><path fill="${leaf}" d="M14-104c26-34 62-34 84-22-18 32-52 42-84 22z"/><path d="M-46 54c0 26 14 42 34 48" fill="none" stroke="#f7f3ea" stroke-width="7" stroke-linecap="round" opacity=".7"/></g>`
  const rows = [
    pear(210, 260, '#d9a441', '#1f6b45'),
    pear(500, 260, '#1f6b45', '#d9a441'),
    pear(790, 260, '#c8562f', '#1f6b45'),
    pear(210, 640, '#c8562f', '#d9a441'),
    pear(500, 640, '#d9a441', '#1f6b45'),
    pear(790, 640, '#1f6b45', '#c8562f'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="900" viewBox="0 0 1000 900"><rect width="1000" height="900" fill="#efe1c6"/><rect x="34" y="34" width="932" height="832" fill="none" stroke="#1f6b45" stroke-width="6"/>${rows.join('')}</svg>`
}

/** The back of a team's jersey, close. */
function jerseyPicture(): string {
  const stripes = [0, 1, 2, 3, 4, 5, 6]
    .map(
      (at) =>
        `<path d="M${at * 200 - 220} 1000 ${at * 200 + 130} 0h70L${at * 200 - 150} 1000z" fill="#d8278f"/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#c2157f"/>${stripes}<path d="M330 0q170 150 340 0z" fill="#16060f"/><path d="M310 0q190 190 380 0" fill="none" stroke="#ffd400" stroke-width="22"/><g fill="#fff" stroke="#16060f" stroke-width="16" stroke-linejoin="round" paint-order="stroke"><path d="M150 420h190v440H232V522h-82z"/><path d="M470 420h380v104L690 860H566l150-332H470z"/></g><path d="M180 250h640v70H180z" fill="#16060f"/><path d="M196 264h608v42H196z" fill="#ffd400"/></svg>`
}
