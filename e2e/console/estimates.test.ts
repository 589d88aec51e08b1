import type { EstimateRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { countActions } from '../testing/count-actions.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, TABLET } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const CHAT = `[25/11/26, 10:12:05] Rosa Cruz: Hola! Quiero camisetas para la panadería
[25/11/26, 10:12:40] Rosa Cruz: 2 en M. Mi correo es rosa@panaderia.example, mi cel 7000-1234`

const MOST_ACTIONS = 12

test('a chat with a picture becomes a sent estimate, which the customer approves on a phone, in at most twelve actions each', async () => {
  const opened = await shop.openConsole({ to: '/estimates', viewport: TABLET })
  const { page, count: staffActions } = countActions(opened.page)
  await page.getByRole('link', { name: 'New estimate' }).first().click()
  await page.getByLabel('Message, phone number or email address').fill(CHAT)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rosa Cruz')
  expect(await page.getByLabel(/^Email(?! language)/).inputValue()).toBe('rosa@panaderia.example')
  // Rosa writes Spanish, so her page is in Spanish; the rest of this test reads it in English.
  expect(await page.getByLabel('Email language').inputValue()).toBe('es')
  await page.getByLabel('Email language').selectOption('en')
  await page.getByLabel('Garment', { exact: true }).selectOption('Long sleeve')
  await page.getByLabel('Colour', { exact: true }).selectOption('White')
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await aPicture(2400) }
  await page.getByLabel(/^Artwork/).setInputFiles(picture)
  await page.getByText('2400 × 2400 px').waitFor()
  await page.getByLabel('M', { exact: true }).fill('2')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel(/^Deposit/).fill('50')
  await page.getByRole('button', { name: 'Save and send' }).click()
  await page.getByText('Version 1 was sent.').waitFor()
  // Back to the chat, with the link.
  const whatsApp = page.getByRole('link', { name: 'Send on WhatsApp' })
  const href = new URL(String(await whatsApp.getAttribute('href')))
  expect(href.searchParams.get('text')).toContain(String((await newest()).url))
  const chat = opened.page.waitForEvent('popup')
  await whatsApp.click()
  await (await chat).close()
  await page.getByText('Sent on WhatsApp: Estimate').waitFor()
  expect(staffActions()).toBe(10)

  await page.getByRole('heading', { level: 1, name: /^ES-/ }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.setViewportSize(DESKTOP)
  expect(await scrollsSideways(page)).toBe(false)
  const estimate = await newest()
  const phone = await shop.browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const { page: customer, count: customerActions } = countActions(await phone.newPage())
    await customer.goto(String(estimate.url))
    await customer.getByRole('heading', { level: 1, name: 'Does this look right?' }).waitFor()
    expect(await scrollsSideways(customer)).toBe(false)
    expect(await accessibilityProblems(customer)).toEqual([])
    await expect.poll(async () => (await read(estimate)).status).toBe('viewed')

    const saving = customer.waitForEvent('download')
    await customer.getByRole('link', { name: 'Download PDF' }).click()
    expect((await saving).suggestedFilename()).toBe(`${estimate.number}-v1.pdf`)

    await customer.getByRole('link', { name: 'Your answer' }).click()
    await customer.getByLabel('Your full name').fill('Rosa Cruz')
    await customer.getByRole('button', { name: /^Approve for/ }).click()
    await customer.getByRole('heading', { level: 1, name: 'Approved. Thank you!' }).waitFor()
    // The same page says how to pay.
    await customer.getByRole('heading', { name: 'Pay for your order' }).waitFor()
    await customer.getByText('0000-1234-5678').waitFor()
    expect(await scrollsSideways(customer)).toBe(false)
    await customer.getByText('Already paid? Tell us').click()
    await customer.getByLabel('Payment reference').fill('TRX-1')
    await customer.getByRole('button', { name: 'Send payment details' }).click()
    await customer.getByRole('heading', { level: 1, name: 'We got your payment details' }).waitFor()
    expect(customerActions()).toBeGreaterThan(0)
    expect(customerActions()).toBeLessThanOrEqual(MOST_ACTIONS)
  } finally {
    await phone.close()
  }
  const { orderNumber, status } = await read(estimate)
  expect(status).toBe('converted')
  await page.getByRole('link', { name: `Order ${String(orderNumber)}` }).click()
  await page.getByRole('heading', { level: 1, name: String(orderNumber) }).waitFor()

  // What was reported, not the whole price, is what staff confirm.
  await page.getByRole('button', { name: 'Verify payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Verify payment' })
  await payment.getByRole('button', { name: `Use ` }).waitFor()
  const [reported, due] = await Promise.all([
    payment.getByLabel('Amount received').inputValue(),
    payment.getByRole('button', { name: `Use ` }).innerText(),
  ])
  expect(Number(reported) * 2).toBeCloseTo(Number(due.replace(/[^\d.]/g, '')), 1)
  expect(staffActions()).toBeLessThanOrEqual(MOST_ACTIONS)
})

test('a customer asks for a change to a design, and staff send a new version', async () => {
  const sent = await anEstimate()
  const { page: customer } = await shop.openPage()
  await customer.goto(String(sent.url))
  await customer.getByRole('button', { name: /^Ask for a change ?: Classic tee/ }).click()
  await customer.getByLabel('What to change').fill('A little larger, please.')
  await customer.getByRole('button', { name: 'Send request' }).click()
  await customer.getByRole('heading', { level: 1, name: 'We got your changes' }).waitFor()
  await customer.getByText('A little larger, please.').waitFor()

  const { page } = await shop.openConsole({ to: `/estimates/${sent.id}`, viewport: TABLET })
  await page.getByText('A little larger, please.').waitFor()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Width in mm').fill('240')
  await page.getByRole('button', { name: 'Save and send' }).click()
  await page.getByText('Version 2 was sent.').waitFor()

  await customer.getByLabel('Your full name').fill('Rosa Cruz')
  await customer.getByRole('button', { name: /^Approve for/ }).click()
  await customer.getByText('We have sent you a newer version.').waitFor()
  await customer.getByRole('link', { name: 'Show the newest version' }).click()
  await customer.getByText('240 × 240 mm').waitFor()
})

test('HTML in an estimate and in what its customer writes is shown as text on every page', async () => {
  const html = (where: string) => `<img src=x onerror="document.title='run'"><b>${where}</b>`
  const { items } = await shop.shopper.order()
  const path = '/api/admin/estimates'
  const { id, revision } = await shop.staff.create<EstimateRecord>(path, {
    customer: { name: html('name'), company: html('company'), email: 'rosa@panaderia.example' },
    lines: [
      ...items.map(({ variantId, placements }) => ({ variantId, placements, quantity: 3 })),
      { text: html('line'), quantity: 1, unitPriceMinor: 1_000 },
    ],
    ...{ fulfilment: { method: 'pickup' }, instructionId: 'bank_main' },
    ...{ discount: { percent: 10, reason: html('reason') }, message: html('message'), terms: html('terms') },
  })
  const { url } = await shop.staff.create<EstimateRecord>(`${path}/${id}/sendings`, { revision })

  const { page: customer } = await shop.openPage()
  await customer.goto(String(url))
  for (const where of ['name', 'line', 'reason', 'message', 'terms'])
    await customer.getByText(html(where)).first().waitFor()
  await customer.getByLabel('Your message').fill(html('question'))
  await customer.getByRole('button', { name: 'Send message' }).click()
  await customer.getByText(html('question')).waitFor()
  await customer.getByRole('button', { name: 'Ask for a change', exact: true }).click()
  await customer.getByLabel('What to change').fill(html('note'))
  await customer.getByRole('button', { name: 'Send request' }).click()
  await customer.getByText(html('note')).waitFor()

  const { page: staff } = await shop.openConsole({ to: `/estimates/${id}` })
  for (const where of ['name', 'line', 'message', 'terms', 'question', 'note'])
    await staff.getByText(html(where)).first().waitFor()
  for (const page of [customer, staff]) {
    expect(await page.locator('img[src="x"], b').count()).toBe(0)
    expect(await page.title()).not.toBe('run')
  }
})

async function anEstimate(): Promise<EstimateRecord> {
  const { items } = await shop.shopper.order()
  const draft = await shop.staff.create<EstimateRecord>('/api/admin/estimates', {
    customer: { name: 'Rosa Cruz', email: 'rosa@panaderia.example' },
    lines: items.map(({ variantId, placements }) => ({ variantId, placements, quantity: 3 })),
    fulfilment: { method: 'pickup' },
    instructionId: 'bank_main',
  })
  return shop.staff.create<EstimateRecord>(`/api/admin/estimates/${draft.id}/sendings`, {
    revision: draft.revision,
  })
}

async function newest(): Promise<EstimateRecord> {
  const [first] = await shop.staff.read<{ id: string }[]>('/api/admin/estimates?limit=1')
  return read({ id: String(first?.id) })
}

function read({ id }: Pick<EstimateRecord, 'id'>): Promise<EstimateRecord> {
  return shop.staff.read<EstimateRecord>(`/api/admin/estimates/${id}`)
}
