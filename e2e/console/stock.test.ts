import type { InventoryItemRecord, InventoryMovementRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { DESKTOP, TABLET } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const opened = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('previews the new average cost of a receipt and records exactly that', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  const item = await anItem(page, { onHand: 30, unitCost: '4.00' })
  await page.goto(`${shop.url}/admin/stock`)
  await page.getByLabel('SKU or name').fill(item.sku)
  await page.getByRole('link', { name: item.sku }).click()
  await opened(page, item.name)

  await page.getByRole('button', { name: 'Receive' }).click()
  const dialog = page.getByRole('dialog', { name: `Receive: ${item.name}` })
  await dialog.getByLabel('Quantity received').fill('10')
  await dialog.getByLabel('Cost').fill('6')
  await dialog.getByText('$4.00 / pc → $4.50 / pc').waitFor()
  await dialog.getByText('$60.00').waitFor()
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
  await page.getByText(`Received. ${item.sku} has 40 pcs now.`).waitFor()

  expect(await read(page, item.id)).toMatchObject({ onHand: 40, averageUnitCost: '4.500000' })
  const ledger = page.getByRole('table', { name: 'Ledger' })
  await ledger.getByRole('row', { name: /Received \+10 pcs 40 pcs/ }).waitFor()
  await page.getByText('$180.00').waitFor()
})

test('writes off waste with the keyboard and requires a reason', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  const item = await anItem(page, { onHand: 5, unitCost: '3.40' })
  await page.goto(`${shop.url}/admin/stock/${item.id}`)
  await opened(page, item.name)

  await page.keyboard.press('w')
  const dialog = page.getByRole('dialog', { name: `Write off: ${item.name}` })
  await dialog.waitFor()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a reason.').waitFor()
  await dialog.getByText('$6.80, booked as a cost').waitFor()
  await page.keyboard.type('Scorched')
  await page.keyboard.press('Enter')
  await page.getByText(`Wrote off. ${item.sku} has 3 pcs now.`).waitFor()

  const [newest] = await movements(page, item.id)
  expect(newest).toMatchObject({ type: 'waste', delta: -2, onHandAfter: 3, reason: 'Scorched' })
})

test('restores a stock dialog after a reload', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  const item = await anItem(page, { onHand: 5 })
  await page.goto(`${shop.url}/admin/stock/${item.id}?do=adjustment`)
  const dialog = page.getByRole('dialog', { name: `Adjust: ${item.name}` })
  await dialog.getByLabel('Change').fill('-6')
  await dialog.getByText('There is not enough stock.').waitFor()
  await page.reload()
  await dialog.getByText('Unsaved changes restored').waitFor()
  expect(await dialog.getByLabel('Change').inputValue()).toBe('-6')
  // The form can be submitted only when the shop would accept it.
  expect(await dialog.getByRole('button', { name: 'Adjust' }).getAttribute('aria-disabled')).toBe('true')
})

test('a stock count survives a reload and records the differences that it showed', async () => {
  const { page } = await shop.openConsole({ to: '/stock', viewport: TABLET })
  const [short, right, film, untouched] = [
    await anItem(page, { onHand: 30, unitCost: '4.00', kind: 'packaging' }),
    await anItem(page, { onHand: 7, unitCost: '1.00', kind: 'packaging' }),
    await anItem(page, { onHand: 50_000, unitCost: '0.0009', kind: 'packaging', unit: 'millimetre' }),
    await anItem(page, { onHand: 9, kind: 'packaging' }),
  ]
  await page.goto(`${shop.url}/admin/stock/count?kind=packaging`)
  const counted = ({ sku }: InventoryItemRecord) => page.getByLabel(`Counted of ${sku}`)
  await counted(short).fill('28')
  await counted(right).fill('7')
  await counted(film).fill('49.5')
  await page.reload()

  await page.getByText('−2 pcs').waitFor()
  expect(await counted(film).inputValue()).toBe('49.5')
  await page.getByText(/3 of \d+ counted, 2 differ, -\$8\.45/).waitFor()
  await page.getByRole('button', { name: 'Review and book' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book 3 counts?' })
  await dialog.getByRole('row', { name: `${short.sku} 30 pcs → 28 pcs −2 pcs -$8.00` }).waitFor()
  await dialog.getByRole('row', { name: `${film.sku} 50 m → 49.5 m −0.5 m -$0.45` }).waitFor()
  await dialog.getByLabel('Note').fill('After the move')
  await dialog.getByRole('button', { name: 'Book count' }).click()
  await page.getByText('3 counted and booked.').waitFor()
  await page.getByText(/2 differed, worth -\$8\.45/).waitFor()

  const onHand = async (item: InventoryItemRecord) => (await read(page, item.id)).onHand
  expect([await onHand(short), await onHand(right), await onHand(film), await onHand(untouched)]).toEqual([
    ...[28, 7, 49_500, 9],
  ])
  expect((await movements(page, untouched.id)).map(({ type }) => type)).toEqual(['receipt'])
  await page.reload()
  expect(await counted(short).inputValue()).toBe('')

  await page.goto(`${shop.url}/admin/stock?do=check`)
  await page.getByText('Stock matches the ledger and the orders.').waitFor()
})

test('a stock count warns when stock moved since an item was counted', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  const item = await anItem(page, { onHand: 12, kind: 'powder', unit: 'gram' })
  await page.goto(`${shop.url}/admin/stock/count?kind=powder`)
  await page.getByLabel(`Counted of ${item.sku}`).fill('12')
  await page.getByText('✓ matches').waitFor()
  await post(page, '/api/admin/inventory-movements', { itemId: item.id, type: 'consumption', quantity: 3 })
  await page.reload()
  await page.getByText('The ledger said 12 g when you counted. Check again.').waitFor()
  await page.getByText('+3 g').waitFor()
})

test('two people who edit one item choose what to keep, and no text is lost', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  const item = await anItem(page, { onHand: 12 })
  await page.goto(`${shop.url}/admin/stock/${item.id}?do=edit`)
  const form = page.getByRole('dialog', { name: `Edit ${item.sku}` })
  await form.getByLabel('Reorder point').fill('9')
  const { name, reorderQuantity, active, revision } = item
  const theirs = { name, supplier: 'Textiles del Sur', reorderPoint: 4, reorderQuantity, active, revision }
  const reply = await page.request.put(`${shop.url}/api/admin/inventory-items/${item.id}`, {
    data: theirs,
  })
  expect(reply.status()).toBe(200)

  await form.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: `Someone else changed ${item.sku}` })
  const reorder = conflict.getByRole('group', { name: 'Reorder point' })
  await reorder.getByText(/Changed by Owner/).waitFor()
  await reorder.getByRole('radio', { name: /Mine/ }).check()
  await conflict.getByRole('button', { name: 'Save selection' }).click()
  await page.getByText(`${item.sku} is changed.`).waitFor()
  expect(await read(page, item.id)).toMatchObject({ reorderPoint: 9, supplier: 'Textiles del Sur' })
})

test('adds an item with its opening stock, archives it and restores it', async () => {
  const { page } = await shop.openConsole({ to: '/stock?do=new' })
  const sku = aSku()
  const dialog = page.getByRole('dialog', { name: 'Add item' })
  await dialog.getByLabel('SKU').fill(sku.toLowerCase())
  await dialog.getByLabel('Name').fill('Film, matte')
  await dialog.getByLabel('Shelf').selectOption('film')
  await dialog.getByLabel('Opening quantity').fill('100')
  await dialog.getByLabel('Cost per m').fill('0.925')
  await dialog.getByLabel('Reorder point').fill('12.5')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await opened(page, 'Film, matte')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await read(page, id)).toMatchObject({
    ...{ sku, unit: 'millimetre', onHand: 100_000, reorderPoint: 12_500, averageUnitCost: '0.000925' },
  })

  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await page.getByText(`${sku} is archived.`).waitFor()
  expect((await read(page, id)).active).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${sku} is active again.`).waitFor()
  expect((await read(page, id)).active).toBe(true)
})

test('lists low items first, whatever their names', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  const [plenty, low] = [
    await anItem(page, { sku: 'INK-A', onHand: 900, kind: 'ink', unit: 'millilitre', reorderPoint: 100 }),
    await anItem(page, { sku: 'INK-Z', onHand: 90, kind: 'ink', unit: 'millilitre', reorderPoint: 100 }),
  ]
  await page.goto(`${shop.url}/admin/stock?kind=ink&q=INK-`)
  const table = page.getByRole('table', { name: 'Stock items' })
  await table.getByRole('link', { name: plenty.sku }).waitFor()
  const names = await table.getByRole('link').allInnerTexts()
  expect(names[0]).toContain(low.sku)
  await page.getByRole('button', { name: 'Low stock' }).click()
  await table.getByRole('link', { name: plenty.sku }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('only')).toBe('low')
})

test('shows stock read-only to a role that may not change it', async () => {
  const { page: owner } = await shop.openConsole()
  const item = await anItem(owner, { onHand: 4 })
  const viewer = { email: 'looks@shop.example', password: 'looking only, for ever' }
  await post(owner, '/api/admin/users', { ...viewer, name: 'Vera', role: 'viewer' })
  const { page } = await shop.openConsole({ as: viewer, to: `/stock/${item.id}?do=receipt` })
  await opened(page, item.name)
  const receive = page.getByRole('button', { name: 'Receive' })
  expect(await receive.getAttribute('aria-disabled')).toBe('true')
  expect(await receive.getAttribute('title')).toContain('viewer')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goto(`${shop.url}/admin/stock/count`)
  await page.getByText('Your role (viewer) can’t open this page.').waitFor()
})

test.each(['light', 'dark'] as const)('has no axe violations in the %s theme', async (colorScheme) => {
  const { page } = await shop.openConsole({ colorScheme, to: '/stock', viewport: DESKTOP })
  const item = await anItem(page, { onHand: 4, reorderPoint: 5 })
  await opened(page, 'Stock')
  await page.getByRole('table', { name: 'Stock items' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${shop.url}/admin/stock/${item.id}`)
  await page.getByRole('table', { name: 'Ledger' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${shop.url}/admin/stock/count?kind=blank`)
  await page.getByLabel(`Counted of ${item.sku}`).fill('many')
  await page.getByText('Enter a number.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${shop.url}/admin/stock/${item.id}?do=count`)
  await page.getByRole('dialog').getByLabel('Counted').fill('3')
  await page.getByText('−1 pcs').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('receives a grid of colours and sizes with new items and film in one delivery, also after a reload', async () => {
  const { page } = await shop.openConsole({ to: '/stock' })
  await page.getByRole('link', { name: 'Receive delivery' }).click()
  await opened(page, 'Receive delivery')
  const film = await anItem(page, { onHand: 1_000, kind: 'film', unit: 'millimetre' })
  await shop.pool.query(
    `UPDATE inventory_items SET variant_id = NULL, active = false WHERE sku = 'TEE-BLACK-XL' AND reserved = 0`,
  )
  await page.reload()
  await page.getByLabel('Black M, received').fill('12')
  await page.keyboard.press('Enter')
  await page.keyboard.type('5')
  await page.getByLabel('Black XL, received').fill('7')
  await page.getByLabel('SKUs of new items begin with').fill('Tee new')
  await page.getByText('For example TEE-NEW-BLACK-XL.').waitFor()
  await page.getByLabel('Cost per piece').fill('2.50')
  await page.getByLabel('Add an item').fill(`${film.sku}, ${film.name}`)
  await page.getByLabel(new RegExp(`^${film.sku}`)).fill('100')
  await page.reload()
  await page.getByText('4 items, 1 new').waitFor()
  await shop.pool.query(`UPDATE inventory_items SET sku = 'TEE-NEW-BLACK-XL' WHERE sku = 'TEE-BLACK-XL'`)
  await page.getByRole('button', { name: 'Book delivery' }).click()
  await page.getByText('Another stock item has the SKU TEE-NEW-BLACK-XL.').waitFor()
  const prefix = page.getByLabel('SKUs of new items begin with')
  expect(await page.locator(':focus').getAttribute('name')).toMatch(/^prefixes\./)
  expect(await prefix.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByRole('alert').count()).toBe(0)
  await shop.pool.query(`UPDATE inventory_items SET sku = 'TEE-BLACK-XL' WHERE sku = 'TEE-NEW-BLACK-XL'`)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Book delivery' }).click()
  await page.getByText('4 items received.').waitFor()
  const { rows } = await shop.pool.query<{ sku: string; on_hand: string; variant_id: string | null }>(
    `SELECT sku, on_hand, variant_id FROM inventory_items WHERE sku IN ('TEE-NEW-BLACK-XL', $1) ORDER BY sku`,
    [film.sku],
  )
  expect(rows.map(({ sku, on_hand }) => [sku, Number(on_hand)])).toEqual([
    ['TEE-NEW-BLACK-XL', 7],
    [film.sku, 101_000],
  ])
  expect(rows[0]?.variant_id).not.toBeNull()
})

let skus = 0
const aSku = () => `TRY-${(skus += 1)}-${Date.now().toString(36).toUpperCase()}`

interface Wish {
  readonly onHand: number
  readonly sku?: string
  readonly kind?: string
  readonly unit?: string
  readonly unitCost?: string
  readonly reorderPoint?: number
}

async function anItem(page: Page, { onHand, ...wish }: Wish): Promise<InventoryItemRecord> {
  const sku = wish.sku ?? aSku()
  return post(page, '/api/admin/inventory-items', {
    ...{ sku, name: `Something, ${sku}`, kind: 'blank', unit: 'piece', reorderPoint: 0 },
    ...{ openingQuantity: onHand, ...wish },
  })
}

async function post<Made>(page: Page, path: string, data: object): Promise<Made> {
  const reply = await page.request.post(shop.url + path, { data })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()) as Made
}

async function read(page: Page, id: string): Promise<InventoryItemRecord> {
  const reply = await page.request.get(`${shop.url}/api/admin/inventory-items/${id}`)
  return (await reply.json()) as InventoryItemRecord
}

async function movements(page: Page, itemId: string): Promise<InventoryMovementRecord[]> {
  const reply = await page.request.get(`${shop.url}/api/admin/inventory-movements?itemId=${itemId}`)
  return (await reply.json()) as InventoryMovementRecord[]
}
