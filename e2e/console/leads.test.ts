import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { TABLET } from '../testing/console.ts'
import { aLead } from './leads.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('moves a lead to answered, quoted and lost with the keyboard, and undoes the last move', async () => {
  const lead = await aLead(shop.url, { name: 'Lucía Portillo' })
  const { page } = await shop.openConsole({ to: '/leads', viewport: TABLET })
  await page.getByRole('link', { name: 'Lucía Portillo' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Lucía Portillo' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const mail = new URL(
    String(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Email/ })
        .getAttribute('href'),
    ),
  )
  expect(mail.searchParams.get('subject')).toContain(lead.reference)
  expect(mail.searchParams.get('body')).toContain('> How much are 40 shirts?')
  expect(await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toContain(
    'wa.me/50370001234',
  )

  const quote = page.getByRole('button', { name: 'Mark quote as sent' })
  expect(await quote.getAttribute('title')).toBe('The request can’t get this status from its current one.')
  await page.keyboard.press('a')
  await page.getByText('Lucía Portillo: answered.').waitFor()
  await page.keyboard.press('q')
  await page.getByText('Lucía Portillo: quoted.').waitFor()
  await page.keyboard.press('l')
  await page.getByLabel('Reason').fill('Found it cheaper.')
  await page.getByRole('button', { name: 'Mark as lost', exact: true }).click()
  await page.getByText('Lost: Found it cheaper.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('button', { name: 'Mark quote as sent' })
    .and(page.locator(':not([aria-disabled])'))
    .waitFor()
})

test('links a converted lead to its order', async () => {
  const { order: draft } = shop.shopper
  const { order } = await submitOrder(shop.url, { ...(await draft()), botToken: 'not required' })
  const { id } = await aLead(shop.url, { name: 'Nadia Convierte' })
  const { page } = await shop.openConsole({ to: `/leads/${id}`, viewport: TABLET })
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByText('Nadia Convierte: answered.').waitFor()
  await page.getByRole('button', { name: 'Mark quote as sent' }).click()
  await page.getByText('Nadia Convierte: quoted.').waitFor()
  await page.getByRole('button', { name: 'Link to an order…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link to an order' })
  const note = dialog.getByRole('button', { name: 'Link order' })
  expect(await note.getAttribute('title')).toBe('Choose an order first.')

  await dialog.getByLabel('Order').fill('PL-0000-000000')
  await dialog.getByLabel('Order').blur()
  await dialog.getByText('No match. Choose one from the list.').waitFor()
  await dialog.getByLabel('Order').fill(order.number)
  await dialog.getByText(/^✓ /).waitFor()
  await page.keyboard.press('Tab')
  expect(await accessibilityProblems(page)).toEqual([])
  await note.click()
  await page.getByText(`Nadia Convierte: linked to ${order.number}.`).waitFor()
  await page.getByRole('main').getByText('Ordered', { exact: true }).waitFor()

  const owner = shop.staff.client
  const read = await owner.getContactLead({ leadId: id })
  expect(read.data).toMatchObject({ status: 'converted', orderId: order.id })
  await page.getByRole('main').getByRole('link', { name: 'this order' }).click()
  await page.getByRole('heading', { level: 1, name: order.number }).waitFor()
})

test('a lead becomes an order with its person, text and pictures, after a question when another was begun', async () => {
  const { artwork } = shop.shopper
  const { id, reference } = await aLead(shop.url, { name: 'Olga Ordena', artworkIds: [artwork.id] })
  const { page } = await shop.openConsole({ to: '/orders/new' })
  await page.getByLabel('Name').fill('Begun before')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.getByLabel('Name').inputValue()).toBe('Begun before')

  await page.goto(`${shop.url}/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Create order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace it' }).click()
  await page.getByText(reference).waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Olga Ordena')
  expect(await page.getByLabel('Customer note').inputValue()).toContain('How much are 40 shirts?')
  await page.getByText(artwork.fileName).waitFor()
  await page.getByLabel('M', { exact: true }).fill('2')
  await page.getByLabel('Payment method').selectOption({ label: 'Cash at the studio' })
  await page.getByRole('button', { name: 'Create order' }).click()
  await page.getByRole('heading', { level: 1, name: /^PL-/ }).waitFor()
  await expect
    .poll(async () => (await shop.staff.client.getContactLead({ leadId: id })).data?.status)
    .toBe('converted')
})

test('shows the artwork of a lead beside its message', async () => {
  const { artwork } = shop.shopper
  const { id } = await aLead(shop.url, { name: 'Pia Pinta', artworkIds: [artwork.id] })
  const { page } = await shop.openConsole({ to: `/leads/${id}`, colorScheme: 'dark' })
  await page
    .getByRole('list', { name: 'Artwork' })
    .getByRole('link', { name: artwork.fileName })
    .locator('img')
    .waitFor()
  await expect
    .poll(() => page.evaluate<number>("document.querySelector('[aria-label=Artwork] img').naturalWidth"))
    .toBeGreaterThan(1)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('reverts and explains a move that a colleague already made', async () => {
  const { id } = await aLead(shop.url, { name: 'Two Hands' })
  const colleague = shop.staff.client
  const { page } = await shop.openConsole({ to: `/leads/${id}` })
  await page.route('**/moves', async (route) => {
    const moved = await colleague.createContactLeadMove({
      leadId: id,
      body: { to: 'spam' },
      idempotencyKey: crypto.randomUUID(),
    })
    expect(moved.response.status).toBe(201)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByText('already marked as spam').waitFor()
  await page.getByRole('main').getByText('Spam', { exact: true }).waitFor()
})

test('shows leads read-only and explains each disabled button', async () => {
  await aLead(shop.url, { name: 'Only Looked At' })
  const viewer = await shop.staff.addColleague('viewer')
  const { page } = await shop.openConsole({ to: '/leads', as: viewer, colorScheme: 'dark' })
  await page.getByRole('table', { name: 'Requests' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Only Looked At' }).click()
  await page.getByRole('heading', { level: 1, name: 'Only Looked At' }).waitFor()
  const answered = page.getByRole('button', { name: 'Mark as answered' })
  await answered.waitFor()
  expect(await answered.getAttribute('title')).toBe('Only these roles can do this: owner, manager, support.')
})
