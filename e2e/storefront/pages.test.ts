import { describe, expect, test, vi } from 'vitest'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { untranslatedNames } from '../testing/untranslated-names.ts'
import { htmlProblems } from '../testing/html-problems.ts'
import { testShop } from '../testing/test-shop.ts'

const PATIENTLY = { timeout: 20_000, interval: 250 }

/** Pages that work without scripts, with the schema.org types that each contains. */
const PAGES = [
  ['/', ['OnlineStore']],
  ['/garments', ['ItemList', 'BreadcrumbList']],
  ['/c/t-shirts', ['ItemList', 'BreadcrumbList']],
  ['/garments/classic-tee', ['Product', 'BreadcrumbList']],
  ['/garments/canvas-tote', ['Product', 'BreadcrumbList']],
  ['/policies', ['BreadcrumbList']],
  ['/faq', ['FAQPage', 'BreadcrumbList']],
] as const
const IN_BOTH_LANGUAGES = PAGES.flatMap(([path, types]) => [
  { path, types, language: 'en' },
  { path: `/es${path === '/' ? '' : path}`, types, language: 'es' },
])

const shop = testShop({ BOT_PROTECTION: 'altcha' })

describe.each(IN_BOTH_LANGUAGES)('$path', ({ path, types, language }) => {
  test('is a complete, valid page in its language', async () => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${language}"`)
    expect(await htmlProblems(html)).toEqual([])
  })

  test('has one title, one description, its canonical URL and that of the other language', async () => {
    const { html } = await read(path)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html.match(/<meta name="description" content="[^"]{50,200}"/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${shop.url}${path}"/>`)
    expect(html.match(/<link rel="alternate" hrefLang="(en|es|x-default)"/gi)).toHaveLength(3)
  })

  test('carries structured data', async () => {
    const { html } = await read(path)
    expect(recordsIn(html).map((record) => record['@type'])).toEqual(types)
  })

  test('has a share picture that exists', async () => {
    const { html } = await read(path)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const reply = await fetch(picture)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test('runs no script except that of every page, and that of a garment’s pictures', async () => {
    const { html, headers } = await read(path)
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
    const running = scripts.filter((attributes) => !attributes.includes('application/ld+json'))
    const names = running.map(
      (attributes) =>
        /^ type="module" src="\/assets\/([a-z-]+)-[^"]+\.js" fetchPriority="low"$/.exec(attributes)?.[1],
    )
    expect(names).toEqual(['every-page'])
    const own = /<body[^>]* data-script="\/assets\/([a-z-]+)-[^"]+\.js"/.exec(html)?.[1]
    expect(own).toBe(types[0] === 'Product' ? 'garment-page' : undefined)
    expect(html).not.toMatch(/\son[a-z]+="/)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
  })
})

test('no page overflows on a phone 320 px wide, and no card of a list', async () => {
  const { page } = await shop.openPage({ viewport: { width: 320, height: 640 } })
  const wide: string[] = []
  for (const { path } of IN_BOTH_LANGUAGES) {
    await page.goto(shop.url + path)
    if (await scrollsSideways(page)) wide.push(path)
    const cards = await page.evaluate<string[]>(`
      [...document.querySelectorAll('main li')]
        .filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent)`)
    wide.push(...cards.map((text) => `${path}: ${text}`))
  }
  expect(wide).toEqual([])
})

describe.each([
  ['a phone', { width: 375, height: 812 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)('on %s', (_, viewport) => {
  test.each(['light', 'dark'] as const)(
    'every page is accessible, logs no errors and does not overflow in %s mode',
    async (colorScheme) => {
      const { page, errors } = await shop.openPage({ viewport, colorScheme })
      for (const { path } of IN_BOTH_LANGUAGES) {
        await page.goto(shop.url + path)
        const wide = await scrollsSideways(page)
        expect({ path, wide, problems: await accessibilityProblems(page) }).toEqual({
          path,
          wide: false,
          problems: [],
        })
      }
      expect(errors).toEqual([])
    },
    120_000,
  )
})

test.each(IN_BOTH_LANGUAGES.filter(({ language }) => language === 'es'))(
  '$path of a new shop contains no English',
  async ({ path }) => {
    const { html } = await read(path)
    expect(untranslatedNames(html)).toEqual([])
  },
)

test('a colour is chosen with the arrow keys without scripts, and the design starts in it', async () => {
  const { page } = await shop.openPage({ javaScriptEnabled: false })
  await page.goto(shop.url)
  await page.getByRole('radio', { name: 'Black' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('img', { name: 'Classic tee, White' }).waitFor()
  expect(await page.getByRole('img', { name: 'Classic tee, Black' }).isVisible()).toBe(false)
  const design = page.getByRole('link', { name: 'Design yours' })
  expect(await design.getAttribute('href')).toBe('/design/classic-tee?colour=White')
})

test('the cart in the header counts the saved items in the language of the page', async () => {
  const { page } = await shop.openPage()
  await page.goto(`${shop.url}/es/garments`)
  await page.getByRole('link', { name: 'Carrito', exact: true }).waitFor()
  const cart = [{ quantities: { a: 2, b: 3 } }, { quantities: { c: 1 } }]
  await page.evaluate(`localStorage.setItem('platen.cart', '${JSON.stringify(cart)}')`)
  await page.reload()
  expect(await page.getByRole('link', { name: 'Carrito, 6 artículos' }).textContent()).toBe('6')

  await page.evaluate(`localStorage.setItem('platen.cart', '{"not":"a cart"}')`)
  await page.reload()
  expect(await page.getByRole('link', { name: 'Carrito', exact: true }).textContent()).toBe('')
})

test.each(['/garments/nothing', '/es/garments/nothing', '/no-such-page', '/es/no-such-page'])(
  '%s is a 404 page with status 404',
  async (path) => {
    const { status, html } = await read(path)
    expect(status).toBe(404)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(await htmlProblems(html)).toEqual([])
  },
)

test('every URL of the sitemap is a page', async () => {
  const sitemap = await read('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  const addresses = [...sitemap.html.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(addresses).toContain(`${shop.url}/es/garments/pullover-hoodie`)
  expect((await read('/robots.txt')).html).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
  for (const address of addresses) {
    expect([address, (await fetch(address)).status]).toEqual([address, 200])
  }
})

test('the manifest names the shop, and its icons are there', async () => {
  const { html } = await read('/site.webmanifest')
  const manifest = JSON.parse(html) as { name: string; icons: { src: string; type: string }[] }
  expect(manifest.name).toBe('Platen Print Studio')
  for (const { src, type } of manifest.icons) {
    const reply = await fetch(shop.url + src)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type])
  }
})

test('the name of a garment cannot break out of the structured data', async () => {
  const name = '</script><img src=x onerror=alert(1)>'
  await shop.staff.create('/api/admin/garments', {
    ...{ slug: 'hostile', kind: 'tee', name, description: 'Nothing good.' },
    ...{ fabric: 'cotton', basePriceMinor: 900, active: true, sort: 99 },
    variants: [{ colour: 'Black', colourHex: '#17171a', size: 'M', surchargeMinor: 0, active: true }],
  })
  // The catalogue is cached for a moment.
  const { html } = await vi.waitFor(async () => {
    const answer = await read('/garments/hostile')
    expect(answer.status).toBe(200)
    return answer
  }, PATIENTLY)
  expect(html).not.toContain('<img')
  expect(recordsIn(html)[0]).toMatchObject({ '@type': 'Product', name })
})

async function read(path: string) {
  const reply = await fetch(shop.url + path)
  return { status: reply.status, headers: reply.headers, html: await reply.text() }
}

function recordsIn(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )
}
