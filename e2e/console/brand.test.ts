import type { BrandResponse } from '@platen/contract'
import { correctedAccent } from '@platen/brand'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { errorsOf, testShop } from '../testing/test-shop.ts'

const shop = testShop()

const YELLOW = '#ffe600'

test('a preset, an accent and a logo are seen in the preview, and in the storefront once they are saved', async () => {
  const { page } = await shop.openConsole({ to: '/brand' })
  const errors = errorsOf(page, shop.url)
  const shown = page.frameLocator('iframe:not([inert])')
  const design = shown.getByRole('link', { name: 'Design yours' }).first()
  await design.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Studio' }).click()
  await page.getByLabel('Accent colour', { exact: true }).fill(YELLOW)
  const used = correctedAccent({ accent: YELLOW, surface: 'white' })
  await page.getByText('This colour is hard to read on your background.').waitFor()
  await page.getByText(used ?? '', { exact: true }).waitFor()
  await page.getByLabel('Upload logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 120, channels: 3, background: '#1246d6' } })
      .png()
      .toBuffer(),
  })
  await page.getByRole('img', { name: 'Logo' }).waitFor()
  await shown.getByRole('img', { name: 'Platen' }).waitFor()
  // Links lead nowhere, so that the draft stays in sight.
  await design.click()
  await page.getByRole('button', { name: 'Contact', exact: true }).click()
  await shown.getByRole('heading', { level: 1, name: 'Talk to the people at the press' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()

  const { logo, usedAccent } = await shop.staff.read<BrandResponse>('/api/admin/brand')
  expect(usedAccent).toBe(used)
  const { page: store } = await shop.openPage()
  const background = async () => {
    await store.goto(shop.url)
    return store.evaluate<string>(
      `getComputedStyle(document.querySelector('main a.bg-press')).backgroundColor`,
    )
  }
  await expect.poll(background).toBe(rgbOf(used ?? ''))
  const source = await store.getByRole('banner').getByRole('img').getAttribute('src')
  expect(logo?.sizes.map(({ url }) => url)).toContain(source)
  expect(errors).toEqual([])
})

function rgbOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}

test('a question with its translation is on the page of questions in each language', async () => {
  const { page } = await shop.openConsole({ to: '/brand' })
  await page.getByRole('button', { name: 'Add question' }).click()
  const questions = page.getByRole('group', { name: 'Questions and answers' })
  await questions.getByLabel('Question', { exact: true }).fill('How long does it take?')
  await questions.getByLabel('Answer', { exact: true }).fill('A week, or **two** in December.')
  await questions.getByText(/^Translations/).click()
  await questions.getByLabel('Question (Español)').fill('¿Cuánto tarda?')
  await questions.getByLabel('Answer (Español)').fill('Una semana.')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  const { page: store } = await shop.openPage()
  for (const [path, question, answer] of [
    ['/faq', 'How long does it take?', 'A week, or two in December.'],
    ['/es/faq', '¿Cuánto tarda?', 'Una semana.'],
  ] as const) {
    await expect
      .poll(async () => {
        await store.goto(shop.url + path)
        return store.locator('main').textContent()
      })
      .toContain(question)
    expect(await store.locator('main').textContent()).toContain(answer)
  }
})
