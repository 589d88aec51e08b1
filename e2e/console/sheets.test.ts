import type { AdminOrderRecord, GangSheetDetail, OrderRecord, PrintJobRecord } from '@platen/contract'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { type Visit, DESKTOP, TABLET } from '../testing/console.ts'
import { aBotToken, submitOrder } from '../../lab/harness/shopper.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

async function anOrder(quantity: number): Promise<OrderRecord> {
  const draft = await shop.shopper.order({ quantity })
  const { status, order, text } = await submitOrder(shop.url, {
    ...draft,
    botToken: await aBotToken(shop.url),
  })
  if (status !== 201) throw new Error(`The order was refused: ${text}`)
  await shop.staff.takePayment(order)
  return order
}

const jobsOf = ({ id }: Pick<OrderRecord, 'id'>) =>
  shop.staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${id}&limit=200`)
const readSheet = (id: string) => shop.staff.read<GangSheetDetail>(`/api/admin/gang-sheets/${id}`)

async function step(sheet: GangSheetDetail, what: string, body: object = {}): Promise<GangSheetDetail> {
  const { revision } = await readSheet(sheet.id)
  const reply = await shop.staff.send('POST', `/api/admin/gang-sheets/${sheet.id}/${what}`, {
    revision,
    ...body,
  })
  if (reply.status !== 201) throw new Error(`${what} was refused: ${await reply.text()}`)
  return (await reply.json()) as GangSheetDetail
}

async function aDraft(order: OrderRecord): Promise<GangSheetDetail> {
  const jobIds = (await jobsOf(order)).map(({ id }) => id)
  const reply = await shop.staff.send('POST', '/api/admin/gang-sheets', { jobIds, seconds: 1 })
  if (reply.status !== 201) throw new Error(`The sheet was refused: ${await reply.text()}`)
  const { id } = (await reply.json()) as GangSheetDetail
  await expect.poll(async () => (await readSheet(id)).packing, { timeout: 60_000 }).toBeNull()
  return readSheet(id)
}

async function atSheet({ id, number }: GangSheetDetail, visit: Visit = {}) {
  const { page } = await shop.openConsole({ to: `/sheets/${id}`, ...visit })
  await page.getByRole('heading', { name: number, level: 1 }).waitFor()
  return page
}

const drawn = (page: Page, jobId: string) => page.locator(`[data-print="${jobId}"]`)
const inOrder = ({ prints }: GangSheetDetail) =>
  prints.toSorted((one, other) => one.yMm - other.yMm || one.xMm - other.xMm)

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = (await what.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
}

test('suggests, packs, edits, locks, exports, downloads and prints a gang sheet of waiting jobs', async () => {
  const order = await anOrder(5)
  const { page } = await shop.openConsole({
    to: '/production',
    as: await shop.staff.addColleague('production', 'Pablo'),
  })
  await page.getByRole('table', { name: 'Prints' }).getByRole('row').nth(5).waitFor()
  await page.getByRole('button', { name: 'Suggest next sheet' }).click()
  await page.getByRole('button', { name: 'Suggest sheet' }).click()
  await page.waitForURL(/\/sheets\/gsh_/)
  const sheetId = new URL(page.url()).pathname.split('/').at(-1)!
  await page.getByText('All changes saved').waitFor({ timeout: 60_000 })
  const packed = inOrder(await readSheet(sheetId))
  expect(packed.length).toBe(5)
  expect(await page.locator('[data-print]').count()).toBe(5)
  const [first, last] = [packed[0]!, packed[4]!]

  // Zooms out until the whole sheet is visible.
  for (let press = 0; press < 4; press++) await page.getByRole('button', { name: 'Zoom out' }).click()
  const hole = await middleOf(drawn(page, first.jobId))
  await drawn(page, first.jobId).click()
  await page.keyboard.press('Delete')
  await drawn(page, first.jobId).waitFor({ state: 'detached' })
  await drag(page, await middleOf(drawn(page, last.jobId)), { x: hole.x + 3, y: hole.y + 2 })
  const now = packed[3]!
  await drawn(page, now.jobId).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('p')
  await expect.poll(() => drawn(page, now.jobId).getAttribute('aria-label')).toContain('pinned')
  await save(page)

  const changed = await readSheet(sheetId)
  const at = (sheet: GangSheetDetail, jobId: string) => {
    const print = sheet.prints.find((one) => one.jobId === jobId)
    return print && { xMm: print.xMm, yMm: print.yMm, pinned: print.pinned }
  }
  expect(at(changed, first.jobId)).toBeUndefined()
  expect(at(changed, last.jobId)).toEqual({ xMm: first.xMm, yMm: first.yMm, pinned: false })
  const pinned = { xMm: now.xMm, yMm: now.yMm + 11, pinned: true }
  expect(at(changed, now.jobId)).toEqual(pinned)

  await page.getByRole('button', { name: 'Pack again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pack', exact: true }).click()
  await expect.poll(async () => (await readSheet(sheetId)).revision).toBeGreaterThan(changed.revision)
  await expect.poll(async () => (await readSheet(sheetId)).packing, { timeout: 60_000 }).toBeNull()
  expect(at(await readSheet(sheetId), now.jobId)).toEqual(pinned)

  await page.getByText('All changes saved').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('button', { name: 'Lock sheet' }).click()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const png = page.getByRole('link', { name: /^sheet\.png/ })
  await png.waitFor({ timeout: 120_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), png.click()])
  const film = await readFile(await download.path())
  expect(film.subarray(1, 4).toString('latin1')).toBe('PNG')
  const sheet = await readSheet(sheetId)
  expect(film.readUInt32BE(16)).toBe(Math.round((sheet.film.widthMm / 25.4) * 300))
  expect(film.length).toBe(sheet.export?.files.find(({ name }) => name === 'sheet.png')?.byteSize)

  await page.getByRole('button', { name: 'Mark as printed' }).click()
  const printed = page.getByRole('dialog').getByRole('button', { name: 'Mark as printed' })
  const used = page.getByLabel(/^Film used/)
  await used.fill('6o0')
  expect(await printed.getAttribute('title')).toBe('Enter the film length as a number.')
  await used.fill('')
  await printed.click()
  await page.getByText('Printed', { exact: true }).first().waitFor()
  const states = (await jobsOf(order)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['printed', 'printed', 'printed', 'printed', 'queued'])

  await page.goto(`${shop.url}/admin/orders/${order.id}`)
  await page.getByText('Show every print').click()
  expect(await page.getByRole('link', { name: sheet.number }).count()).toBe(4)
}, 240_000)

test('marks overlapping prints in red and blocks saving until the move is undone', async () => {
  const sheet = await aDraft(await anOrder(3))
  const page = await atSheet(sheet)
  const [first, second] = inOrder(sheet)
  await drawn(page, first!.jobId).click()
  await page.getByRole('textbox', { name: 'Across mm' }).fill(String(second!.xMm - 100))
  await page.getByRole('region', { name: 'Layout problems' }).getByText('overlap').waitFor()
  const button = page.getByRole('button', { name: 'Save', exact: true })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect(await button.getAttribute('title')).toContain('overlap')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('All changes saved').waitFor()
  expect(await page.getByRole('region', { name: 'Layout problems' }).count()).toBe(0)
})

test('a dragged print stays under the pointer while the sheet scrolls', async () => {
  const sheet = await aDraft(await anOrder(3))
  const page = await atSheet(sheet)
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'Zoom in' }).click()
  const print = drawn(page, inOrder(sheet)[0]!.jobId)
  const from = await middleOf(print)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate<number>(SCROLLED)).toBe(150)
  await page.mouse.up()
  // It moves smoothly and may have snapped to an edge nearby.
  const away = async () => Math.abs((await middleOf(print)).y - (from.y + 20))
  await expect.poll(away).toBeLessThan(10)
})

const SCROLLED = `document.querySelector('[data-print]').closest('[role=group]').scrollTop`

test('adds a waiting job to a draft from the list where there is room', async () => {
  const sheet = await aDraft(await anOrder(2))
  const waiting = await anOrder(1)
  const page = await atSheet(sheet)
  await page.locator('summary').filter({ hasText: 'Waiting' }).click()
  await page.getByRole('button', { name: `Add ${waiting.number}, full front, 1` }).click()
  await save(page)
  const [job] = await jobsOf(waiting)
  expect(job).toMatchObject({ state: 'nested', sheet: { id: sheet.id, number: sheet.number } })
})

test('the second of two people who edit one draft sees the changes of the first and chooses', async () => {
  const sheet = await aDraft(await anOrder(2))
  const [first, last] = inOrder(sheet)
  const [one, other] = [await atSheet(sheet), await atSheet(sheet)]
  for (const [page, key] of [
    [one, 'Shift+ArrowDown'],
    [other, 'ArrowDown'],
  ] as const) {
    await drawn(page, last!.jobId).focus()
    await page.keyboard.press(key)
  }
  await save(one)
  // The other tab cannot reload what the first one saved.
  await other.route(`**/api/admin/gang-sheets/${sheet.id}`, (route) => route.abort())
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: /Someone else changed/ })
  await dialog.getByText('Nothing was saved').waitFor()
  await other.unroute(`**/api/admin/gang-sheets/${sheet.id}`)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText(`${last!.xMm} mm across, ${last!.yMm + 10} mm along`).waitFor()
  await dialog.getByRole('button', { name: 'Keep all theirs' }).click()
  await dialog.getByRole('button', { name: 'Save selection' }).click()
  await dialog.waitFor({ state: 'detached' })
  await other.getByText('All changes saved').waitFor()
  const after = await readSheet(sheet.id)
  expect(inOrder(after).map(({ yMm }) => yMm)).toEqual([first!.yMm, last!.yMm + 10])
})

test('a voided sheet says why, and its jobs wait again', async () => {
  const order = await anOrder(2)
  const page = await atSheet(await aDraft(order))
  await page.getByRole('button', { name: 'Void' }).click()
  await page.getByLabel('Reason').fill('The film was creased')
  await page.getByRole('button', { name: 'Void sheet' }).click()
  await page.getByText('“The film was creased”').waitFor()
  expect((await jobsOf(order)).map(({ state }) => state)).toEqual(['queued', 'queued'])
})

test('voiding a printed sheet records its film as waste', async () => {
  const draft = await aDraft(await anOrder(1))
  await step(draft, 'lock')
  await step(draft, 'export')
  await expect.poll(async () => (await readSheet(draft.id)).state, { timeout: 120_000 }).toBe('exported')
  const page = await atSheet(draft)
  await page.getByRole('button', { name: 'Void' }).click()
  await page.getByLabel('Reason').fill('The printer ran dry')
  await page.getByLabel('Film wasted, in mm').fill('120.5')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Void sheet' }).click()
  await page.getByText('“The printer ran dry”').waitFor()
  const movements = await shop.staff.read<{ type: string; quantity: number }[]>(
    '/api/admin/inventory-movements?type=waste&limit=1',
  )
  expect(movements).toMatchObject([{ type: 'waste', quantity: 121 }])
}, 180_000)

test('nests selected prints without a mouse', async () => {
  const order = await anOrder(2)
  const { page } = await shop.openConsole({ to: '/production?state=queued' })
  const row = page.getByRole('row').filter({ hasText: order.number }).first()
  await row.getByRole('link').first().focus()
  await page.keyboard.press('x')
  const chosen = page.getByRole('toolbar', { name: 'Selected prints' })
  await chosen.waitFor()
  // Prints that are no longer listed are deselected.
  await page.getByLabel('Fabric').selectOption({ index: 1 })
  await chosen.waitFor({ state: 'detached' })
  await row.getByRole('link').first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('t')
  await page.getByRole('dialog', { name: 'Nest selected prints' }).getByLabel('Packing time').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/sheets\/gsh_/)
  const sheet = await readSheet(new URL(page.url()).pathname.split('/').at(-1)!)
  expect(sheet.prints.map(({ orderId }) => orderId)).toEqual([order.id])
})

test('shows a viewer the whole sheet, and why its buttons are disabled', async () => {
  const sheet = await aDraft(await anOrder(1))
  const page = await atSheet(sheet, { as: await shop.staff.addColleague('viewer', 'Vera') })
  const print = drawn(page, sheet.prints[0]!.jobId)
  await print.focus()
  await page.keyboard.press('ArrowDown')
  expect(await print.getAttribute('aria-label')).toContain(`${sheet.prints[0]!.yMm} mm along`)
  const onlyOthers = 'Only these roles can do this: owner, manager, production.'
  for (const name of ['Lock', 'Pack again', 'Void']) {
    expect(await page.getByRole('button', { name, exact: true }).getAttribute('title')).toBe(onlyOthers)
  }
  const save = page.getByRole('button', { name: 'Save', exact: true })
  expect(await save.getAttribute('title')).toBe('Your role (viewer) can’t do this.')
  await page.goto(`${shop.url}/admin/sheets`)
  const suggest = page.getByRole('button', { name: 'Suggest next sheet' })
  expect(await suggest.getAttribute('title')).toBe('Your role (viewer) can’t do this.')
})

test('edits production costs, keeps them through a reload, saves them and undoes the save', async () => {
  const { page } = await shop.openConsole({ to: '/production-settings' })
  const rate = page.getByLabel('Cost per hour')
  const before = await rate.inputValue()
  await rate.fill('7,25')
  await page.getByText('Unsaved changes. They are kept').waitFor()
  await page.reload()
  await page.getByText('Unsaved changes restored').waitFor()
  expect(await rate.inputValue()).toBe('7,25')
  await save(page)
  const costPerHour = async () =>
    (await shop.staff.read<{ labour: { costPerHour: string | null } }>('/api/admin/production-settings'))
      .labour.costPerHour
  expect(await costPerHour()).toBe('7.25')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(costPerHour).toBe(before === '' ? null : before)
})

test('undoing production settings keeps what others saved since', async () => {
  interface Settings {
    readonly revision: number
    readonly labour: { readonly secondsPerSheet: number }
  }
  const address = '/api/admin/production-settings'
  const read = () => shop.staff.read<Settings>(address)
  const { page } = await shop.openConsole({ to: '/production-settings' })
  await page.getByLabel('Seconds per sheet').fill('77')
  await save(page)
  // A hovered message does not close.
  await page.getByRole('button', { name: 'Undo' }).hover()
  const { updatedAt: _at, updatedBy: _by, ...now } = await shop.staff.read<Settings & Changed>(address)
  const reply = await shop.staff.send('PUT', address, {
    ...now,
    labour: { ...now.labour, secondsPerSheet: 88 },
  })
  expect(reply.status).toBe(200)
  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: /Someone else changed/ })
  await dialog.getByText('88').waitFor()
  expect((await read()).labour.secondsPerSheet).toBe(88)
})

interface Changed {
  readonly updatedAt: unknown
  readonly updatedBy: unknown
}

test('shows the estimated cost of an order before anything is recorded', async () => {
  const order = await anOrder(1)
  const { estimate } = await shop.staff.read<AdminOrderRecord>(`/api/admin/orders/${order.id}`)
  expect(estimate?.filmMinor).toBeGreaterThan(0)
  const { page } = await shop.openConsole({ to: `/orders/${order.id}` })
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Total', exact: true }) })
  expect(await row.innerText()).toContain(((estimate?.totalMinor ?? 0) / 100).toFixed(2))
})

test.each([
  ['light', DESKTOP],
  ['dark', TABLET],
] as const)(
  'the production pages are accessible in the %s theme',
  async (colorScheme, viewport) => {
    const sheet = await aDraft(await anOrder(2))
    await anOrder(1)
    const page = await atSheet(sheet, { colorScheme, viewport })
    await drawn(page, sheet.prints[0]!.jobId).click()
    await page.getByRole('region', { name: 'Selected print' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    for (const [path, ready] of [
      ['/production?do=suggest', page.getByRole('dialog')],
      ['/production', page.getByRole('table', { name: 'Prints' })],
      ['/sheets', page.getByRole('table', { name: 'Gang sheets' })],
      ['/production-settings', page.getByRole('heading', { name: 'Labour' })],
    ] as const) {
      await page.goto(`${shop.url}/admin${path}`)
      await ready.waitFor()
      expect(await accessibilityProblems(page), path).toEqual([])
    }
    await step(sheet, 'voiding', { reason: 'Looked at.' })
  },
  120_000,
)
