import { describe, expect, test, vi } from 'vitest'
import { accessibilityProblems } from '../testing/axe.ts'
import { englishIn } from '../testing/english-in.ts'
import { markUpProblems } from '../testing/mark-up.ts'
import { testShop } from '../testing/test-shop.ts'

const PATIENTLY = { timeout: 20_000, interval: 250 }
const OWNER = { email: 'owner@example.com', password: 'a long password for this test' }

/** The pages that are read without scripts, in both languages, with the schema.org types that each of them tells. */
const PAGES = [
  ['/', ['OnlineStore']],
  ['/garments', ['BreadcrumbList']],
  ['/garments/classic-tee', ['Product', 'BreadcrumbList']],
  ['/garments/canvas-tote', ['Product', 'BreadcrumbList']],
  ['/policies', ['BreadcrumbList']],
] as const
const IN_BOTH_LANGUAGES = PAGES.flatMap(([path, types]) => [
  { path, types, language: 'en' },
  { path: `/es${path === '/' ? '' : path}`, types, language: 'es' },
])

const shop = testShop()

describe.each(IN_BOTH_LANGUAGES)('$path', ({ path, types, language }) => {
  test('is a whole page in its language, and valid', async () => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${language}">`)
    expect(await markUpProblems(html)).toEqual([])
  })

  test('has one title, one description, one address and the other language’s', async () => {
    const { html } = await read(path)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html.match(/<meta name="description" content="[^"]{50,200}"/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${shop.url}${path}"/>`)
    expect(html.match(/<link rel="alternate" hrefLang="(en|es|x-default)"/gi)).toHaveLength(3)
  })

  test('says to programs what it is about', async () => {
    const { html } = await read(path)
    expect(recordsIn(html).map((record) => record['@type'])).toEqual(types)
  })

  test('shares a picture that is there', async () => {
    const { html } = await read(path)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const reply = await fetch(picture)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('runs no script but the one that counts the cart', async () => {
    const { html, headers } = await read(path)
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
    const running = scripts.filter((attributes) => !attributes.includes('application/ld+json'))
    expect(running).toEqual([expect.stringMatching(/type="module" src="\/assets\/cart-count-[^"]+\.js"/)])
    expect(html).not.toMatch(/\son[a-z]+="/)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+';/)
    expect(policy).toContain("default-src 'none'")
  })
})

describe.each([
  ['a phone', { width: 375, height: 812 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)('on %s', (_, viewport) => {
  test.each(['light', 'dark'] as const)(
    'every page can be used by everybody, complains about nothing and fits, when it is %s',
    async (colorScheme) => {
      const context = await shop.browser.newContext({ viewport, colorScheme })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      for (const { path } of IN_BOTH_LANGUAGES) {
        await page.goto(shop.url + path)
        const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
        expect({ path, wide, problems: await accessibilityProblems(page) }).toEqual({
          path,
          wide: false,
          problems: [],
        })
      }
      expect(complaints).toEqual([])
      await context.close()
    },
    120_000,
  )
})

test.each(IN_BOTH_LANGUAGES.filter(({ language }) => language === 'es'))(
  '$path of a new shop says nothing in English',
  async ({ path }) => {
    const { html } = await read(path)
    expect(englishIn(html)).toEqual([])
  },
)

test('the fabric is chosen with the arrow keys, without any script, and the design starts in it', async () => {
  const context = await shop.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(shop.url)
  await page.getByRole('radio', { name: 'Black' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('img', { name: 'Classic tee, White' }).waitFor()
  expect(await page.getByRole('img', { name: 'Classic tee, Black' }).isVisible()).toBe(false)
  const design = page.getByRole('link', { name: 'Design yours' })
  expect(await design.getAttribute('href')).toBe('/design/classic-tee?colour=White')
  await context.close()
})

test('the cart in the header counts what this browser keeps, in words of the page’s language', async () => {
  const context = await shop.browser.newContext()
  const page = await context.newPage()
  await page.goto(`${shop.url}/es/garments`)
  await page.getByRole('link', { name: 'Carrito', exact: true }).waitFor()
  const cart = [{ quantities: { a: 2, b: 3 } }, { quantities: { c: 1 } }]
  await page.evaluate(`localStorage.setItem('platen.cart', '${JSON.stringify(cart)}')`)
  await page.reload()
  expect(await page.getByRole('link', { name: 'Carrito, 6 prendas' }).textContent()).toBe('6')

  await page.evaluate(`localStorage.setItem('platen.cart', '{"not":"a cart"}')`)
  await page.reload()
  expect(await page.getByRole('link', { name: 'Carrito', exact: true }).textContent()).toBe('')
  await context.close()
})

test.each(['/garments/nothing', '/es/garments/nothing', '/no-such-page', '/es/no-such-page'])(
  '%s is nothing, and says so to people and to programs',
  async (path) => {
    const { status, html } = await read(path)
    expect(status).toBe(404)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(await markUpProblems(html)).toEqual([])
  },
)

test('every address of the sitemap is a page', async () => {
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

test('the name of a garment cannot leave the record that it stands in', async () => {
  const name = '</script><img src=x onerror=alert(1)>'
  await addGarment({ slug: 'hostile', name })
  // The catalogue is asked for anew only every moment.
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

/** As the owner, over the network. */
async function addGarment({ slug, name }: { slug: string; name: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${shop.url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(OWNER),
  })
  expect(login.status).toBe(200)
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0])
  const added = await fetch(`${shop.url}/api/admin/garments`, {
    method: 'POST',
    headers: { ...headers, cookie: cookie.join('; ') },
    body: JSON.stringify({
      slug,
      kind: 'tee',
      name,
      description: 'Nothing good.',
      fabric: 'cotton',
      basePriceMinor: 900,
      active: true,
      sort: 99,
      variants: [{ colour: 'Black', colourHex: '#17171a', size: 'M', surchargeMinor: 0, active: true }],
    }),
  })
  expect(added.status).toBe(201)
}
