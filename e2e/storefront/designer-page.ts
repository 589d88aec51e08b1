import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { TestShop } from '../testing/test-shop.ts'

export interface Print {
  readonly zoneId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: number
}

export interface Kept {
  readonly id: string
  readonly garmentSlug: string
  readonly colour: string
  readonly quantities: Readonly<Record<string, number>>
  readonly placements: readonly Print[]
  readonly sized?: Readonly<Record<string, Readonly<Record<string, Partial<Print>>>>>
}

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1280, height: 900 }

/** 1800 × 1200 px: 152.4 × 101.6 mm at 300 DPI. */
export async function aTriangle(fill = '#d9147a'): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><path d="M0 0h1800L900 1200z" fill="${fill}"/></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

const errors = new WeakMap<Page, readonly string[]>()

export async function aPage(
  shop: TestShop,
  viewport: { width: number; height: number },
  { hasTouch = false } = {},
): Promise<Page> {
  const opened = await shop.openPage({ viewport, hasTouch, reducedMotion: 'reduce' })
  errors.set(opened.page, opened.errors)
  return opened.page
}

export function seen(page: Page): readonly string[] {
  return errors.get(page) ?? []
}

/** Before hydration buttons do nothing. */
export async function live(page: Page): Promise<void> {
  await page.locator('[data-live]').waitFor({ state: 'attached' })
}

export async function uploadArtwork(page: Page, picture: Buffer): Promise<void> {
  await live(page)
  await openTool(page, 'Artwork')
  await page.locator('input[type=file]').setInputFiles(pngFile(picture))
  await page.locator('[data-print]').waitFor()
}

export function pngFile(buffer: Buffer, name = 'triangle.png') {
  return { name, mimeType: 'image/png', buffer }
}

export async function openTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name })
  if (await tool.isVisible()) await tool.click()
}

export async function chooseGarment(page: Page, slug: string): Promise<void> {
  await openTool(page, 'Garment')
  await page.getByRole('combobox', { name: 'Garment' }).selectOption(slug)
  await page.waitForURL(`**/design/${slug}?*`)
}

export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not drawn.`)
  return box
}

export async function centreOf(page: Page, selector = '[data-print]'): Promise<{ x: number; y: number }> {
  const box = await boxOf(page, selector)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function print(page: Page): Promise<Print> {
  const [first] = (await draftOf(page)).placements
  if (!first) throw new Error('Nothing is printed.')
  const { zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg } = first
  return { zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }
}

/** Leaving the page stores the draft at once, a change stores it a moment later. */
export async function draftOf(page: Page, slug = 'classic-tee'): Promise<Kept> {
  await page.evaluate('dispatchEvent(new Event("pagehide"))')
  return JSON.parse(String(await page.evaluate(`localStorage.getItem("platen.draft.${slug}")`))) as Kept
}

export async function cartOf(page: Page): Promise<Kept[]> {
  return JSON.parse(String(await page.evaluate('localStorage.getItem("platen.cart")'))) as Kept[]
}
