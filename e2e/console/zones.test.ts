import type { AdminPrintZoneSettingsResponse } from '@platen/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { type Visit, TABLET } from '../testing/console.ts'
import { aBotToken, submitOrder } from '../../lab/harness/shopper.ts'

const shop = testShop()

const settings = () => shop.staff.read<AdminPrintZoneSettingsResponse>('/api/admin/print-zones')
const zone = async (id: string) => (await settings()).zones.find((one) => one.id === id)

async function atZones(visit: Visit = {}): Promise<Page> {
  const { page } = await shop.openConsole({ to: '/print-zones', ...visit })
  await page.getByRole('region', { name: 'Zones', exact: true }).waitFor()
  return page
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).first().inputValue()).toBe(name)
}

const drawn = (page: Page, id: string) => page.locator(`[data-zone="${id}"]`)
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: `${label} mm`, exact: true }).first()
const number = async (page: Page, label: string) => Number(await field(page, label).inputValue())
const shape = async (page: Page) => ({
  xMm: await number(page, 'From centre'),
  yMm: await number(page, 'Below collar'),
  widthMm: await number(page, 'Width'),
  heightMm: await number(page, 'Height'),
})

async function drag(page: Page, what: Locator, xPx: number, yPx: number): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const box = (await what.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + xPx / 2, y + yPx / 2)
  await page.mouse.move(x + xPx, y + yPx)
  await page.mouse.up()
}

/** Millimetres for each pixel of the drawing. */
async function mmPerPx(page: Page): Promise<number> {
  return page.locator('svg:has(> [data-zone], g [data-zone])').evaluate((svg) => {
    const drawing = svg as unknown as { viewBox: { baseVal: { width: number } }; clientWidth: number }
    return drawing.viewBox.baseVal.width / drawing.clientWidth
  })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
}

test('a dragged zone has the millimetres of the drag in its fields and in the API', async () => {
  const page = await atZones()
  await choose(page, 'Left sleeve')
  const before = await shape(page)
  const mm = await mmPerPx(page)
  await drag(page, drawn(page, 'left_sleeve'), -30, 20)
  const after = { ...before, xMm: Math.round(before.xMm - 30 * mm), yMm: Math.round(before.yMm + 20 * mm) }
  await expect.poll(() => shape(page)).toEqual(after)
  await save(page)
  expect((await zone('left_sleeve'))?.anchor).toEqual({ xMm: after.xMm, yMm: after.yMm })
})

test('dragging a corner resizes the zone and keeps the opposite corner', async () => {
  const page = await atZones()
  await choose(page, 'Right chest')
  const before = await shape(page)
  const mm = await mmPerPx(page)
  await drag(page, page.locator('[data-handle="1 1"]'), 12, 9)
  const [widthMm, heightMm] = [Math.round(before.widthMm + 12 * mm), Math.round(before.heightMm + 9 * mm)]
  const xMm = before.xMm + (widthMm - before.widthMm) / 2
  await expect.poll(() => shape(page)).toEqual({ xMm, yMm: before.yMm, widthMm, heightMm })
})

test('typing a number moves the drawn zone', async () => {
  const page = await atZones()
  await choose(page, 'Left chest')
  await field(page, 'From centre').fill('90,5')
  await field(page, 'Width').fill('80')
  const outline = drawn(page, 'left_chest').locator('rect').first()
  expect(await outline.getAttribute('x')).toBe(String(90.5 - 40))
  expect(await outline.getAttribute('width')).toBe('80')
  await field(page, 'Width').fill('99999')
  await field(page, 'Width').blur()
  expect(await field(page, 'Width').inputValue()).toBe('80')
  await page.getByText('Not changed. Enter a number from 0.1 to 2000.').waitFor()
})

test('arrow keys move a zone by 1 mm, or 10 mm with Shift, with undo and redo', async () => {
  const page = await atZones()
  await choose(page, 'Right chest')
  const before = await shape(page)
  await drawn(page, 'right_chest').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await shape(page)).toEqual({ ...before, xMm: before.xMm + 2, yMm: before.yMm + 10 })
  await page.keyboard.press('Control+z')
  expect(await shape(page)).toEqual(before)
  await page.keyboard.press('Control+Shift+z')
  expect(await shape(page)).toEqual({ ...before, xMm: before.xMm + 2, yMm: before.yMm + 10 })
})

test('a small zone on top of a large one can be dragged, whichever is selected', async () => {
  const page = await atZones()
  await choose(page, 'Full front')
  await drawn(page, 'left_chest').click()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).first().inputValue()).toBe('Left chest')
})

test('restores unsaved zones after a reload', async () => {
  const page = await atZones()
  await choose(page, 'Neck label')
  await field(page, 'Below collar').fill('25')
  await page.getByText('Unsaved changes. They are kept').waitFor()
  await page.reload()
  await page.getByText('Unsaved changes restored').waitFor()
  await choose(page, 'Neck label')
  expect(await field(page, 'Below collar').inputValue()).toBe('25')
})

test('a rejected value leads to its zone', async () => {
  const page = await atZones()
  for (let left = 5; left > 1; left--) {
    await page
      .getByRole('group', { name: 'Size tiers' })
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
  }
  await choose(page, 'Full back')
  await page.getByText('No size tier is large enough').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('group', { name: 'Size tiers' })
    .getByText(/^Add a size of at least/)
    .waitFor()
})

test('explains that a zone used by orders cannot be removed', async () => {
  const customer = shop.shopper
  const order = { ...(await customer.order()), botToken: await aBotToken(shop.url) }
  expect((await submitOrder(shop.url, order)).status).toBe(201)
  const page = await atZones({ viewport: TABLET })
  await choose(page, 'Full front')
  await page.getByText(/Orders have prints in this zone/).waitFor()
  const remove = page
    .getByRole('group', { name: 'Full front' })
    .getByRole('button', { name: 'Remove', exact: true })
  expect(await remove.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Show in store').uncheck()
  await save(page)
  expect(await zone('full_front')).toMatchObject({ active: false })
})

test('adding a zone on the back shows the garment from behind', async () => {
  const page = await atZones()
  await page.getByRole('button', { name: 'back', exact: true }).click()
  await page.getByLabel('New zone name').fill('Hem')
  await page.getByRole('region', { name: 'Zones' }).getByRole('button', { name: 'Add', exact: true }).click()
  await drawn(page, 'hem').waitFor()
  await save(page)
  expect(await zone('hem')).toMatchObject({ name: 'Hem', view: 'back', garmentKinds: ['tee'], active: true })
})

test('two people who move different zones both keep their changes', async () => {
  const ana = await shop.staff.addColleague('manager', 'Ana')
  const mine = await atZones()
  const theirs = await atZones({ as: ana })
  await choose(mine, 'Left chest')
  await field(mine, 'Below collar').fill('81')
  await choose(theirs, 'Right chest')
  await field(theirs, 'Below collar').fill('82')
  await save(theirs)
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = mine.getByRole('dialog')
  await dialog.getByText('82 mm').waitFor()
  await dialog.getByRole('button', { name: 'Save selection' }).click()
  await mine.getByText('All changes saved').waitFor()
  expect([(await zone('left_chest'))?.anchor.yMm, (await zone('right_chest'))?.anchor.yMm]).toEqual([81, 82])
})

test.each(['light', 'dark'] as const)('has no axe violations in the %s theme', async (colorScheme) => {
  const page = await atZones({ colorScheme })
  expect(await accessibilityProblems(page)).toEqual([])
})
