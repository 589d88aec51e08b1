import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfOf } from '../../apps/api/src/features/selling/artworks/testing/pdf-files.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'
import {
  aPage,
  DESKTOP,
  draftOf,
  live,
  openTool,
  PHONE,
  pngFile,
  seen,
  uploadArtwork,
} from './designer-page.ts'

const shop = testShop()

const drawing = (body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${body}</svg>`))
const CIRCLE = '<circle cx="450" cy="300" r="200" fill="#0a5"/>'

test('removes a white background with one tap, shows before and after at printed size, and takes it back with one', async () => {
  const page = await aPage(shop, PHONE)
  await page.goto(`${shop.url}/design/classic-tee`)
  await uploadArtwork(
    page,
    await drawing(`<rect width="900" height="600" fill="#fff"/>${CIRCLE}`).png().toBuffer(),
  )
  const before = (await draftOf(page)).placements[0]!
  await page.getByRole('button', { name: 'Remove background', exact: true }).click()
  await page.getByText('Background removed.').waitFor()

  const help = page.getByRole('region', { name: 'Improve this picture' })
  const { width } = (await help.getByRole('img').boundingBox())!
  expect((width / 96) * 25.4).toBeCloseTo(before.widthMm, 0)
  await expect.poll(async () => artworkOf(await draftOf(page))).not.toBe(artworkOf({ placements: [before] }))
  expect({ ...(await draftOf(page)).placements[0], artwork: 0, thumbnail: 0 }).toEqual({
    ...before,
    artwork: 0,
    thumbnail: 0,
  })
  await help.getByRole('button', { name: 'Before', exact: true }).click()
  await help.getByRole('img', { name: 'Before' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await help.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await draftOf(page)).placements[0]).toEqual(before)
  expect(seen(page)).toEqual([])
})

test('says why a photo cannot be helped with', async () => {
  const page = await aPage(shop, DESKTOP)
  await page.goto(`${shop.url}/design/classic-tee`)
  await uploadArtwork(page, await drawing(CIRCLE).png().toBuffer())
  await page.getByRole('button', { name: 'Remove background', exact: true }).click()
  await page.getByText('The picture has no background of one colour.').waitFor()
})

test('shows another page of a PDF', async () => {
  const page = await aPage(shop, DESKTOP)
  await page.goto(`${shop.url}/design/classic-tee`)
  await live(page)
  await openTool(page, 'Artwork')
  const pdf = pdfOf({ pages: ['0 0 200 100 re f', '1 0 0 rg 0 0 100 50 re f'] })
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...pngFile(pdf, 'team.pdf'), mimeType: 'application/pdf' })
  await page.getByRole('spinbutton', { name: 'Page' }).fill('2')
  await page.getByRole('button', { name: 'Show page' }).click()
  await page.getByText('Page changed.').waitFor()
  expect(await page.getByRole('spinbutton', { name: 'Page' }).inputValue()).toBe('2')
})

function artworkOf(draft: unknown): string | undefined {
  return (draft as { placements: { artwork: { id: string } }[] } | null)?.placements[0]?.artwork.id
}
