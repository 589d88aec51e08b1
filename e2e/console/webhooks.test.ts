import { expectData, type PlatenClient } from '@platen/api-client'
import { expect, test } from 'vitest'
import { startReceiver } from '../../apps/api/src/testing/webhook-receiver.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { TABLET } from '../testing/console.ts'
import { aLead } from './leads.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop({ WEBHOOK_ALLOW_PRIVATE: 'on' })

test('adds a webhook, shows its secret once, lists its deliveries and sends one again', async () => {
  const receiver = await startReceiver()
  const { page } = await shop.openConsole({ to: '/webhooks', viewport: TABLET })
  await page.getByText('No webhooks yet.').waitFor()
  await page.keyboard.press('n')
  await page.getByLabel('Description').fill('The bookkeeper')
  await page.getByLabel('URL', { exact: true }).fill(receiver.url)
  await page.getByRole('checkbox', { name: 'lead.created' }).check()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  expect(await page.getByRole('dialog').locator('code').innerText()).toMatch(/^whsec_/)
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByRole('heading', { level: 1, name: 'The bookkeeper' }).waitFor()

  await aLead(shop.url)
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1)
  const delivered = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('group', { name: 'Status' }).waitFor()
        await page.getByRole('status', { name: /Loading/ }).waitFor({ state: 'detached' })
        return delivered.filter({ hasText: 'Delivered' }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  expect(await accessibilityProblems(page)).toEqual([])
  await delivered.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Sending again with the same id.').first().waitFor()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2)
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
})

test('retries a failed delivery and shows when', async () => {
  const receiver = await startReceiver((response) => response.writeHead(503).end())
  const owner = shop.staff.client
  const made = await owner.createWebhookEndpoint({
    body: { url: receiver.url, description: 'Under repair', eventTypes: ['lead.created'] },
    idempotencyKey: crypto.randomUUID(),
  })
  const endpointId = made.data?.id ?? ''
  await aLead(shop.url)
  const deliveries = () => owner.listWebhookDeliveries({ endpointId })
  await expect
    .poll(async () => (await deliveries()).data?.[0]?.nextAttemptBy, { timeout: 30_000 })
    .toEqual(expect.any(String))
  const { page } = await shop.openConsole({ to: `/webhooks/${endpointId}` })
  await page.getByText(/Next retry by|Retrying soon/).waitFor()
})

test('shows what a colleague saved meanwhile and keeps both changes', async () => {
  const owner = shop.staff.client
  const made = await owner.createWebhookEndpoint({
    body: { url: 'https://example.com/hook', description: 'The accounts', eventTypes: [] },
    idempotencyKey: crypto.randomUUID(),
  })
  const endpoint = made.data
  if (!endpoint) throw new Error('The webhook was not made.')
  const { page } = await shop.openConsole({
    to: `/webhooks/${endpoint.id}`,
    colorScheme: 'dark',
  })
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/other')
  const { url, eventTypes, active, revision } = endpoint
  await owner.replaceWebhookEndpoint({
    endpointId: endpoint.id,
    body: { url, eventTypes: eventTypes as [], active, revision, description: 'The new accounts' },
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: 'Someone else changed the webhook' })
  await conflict.getByText('The new accounts').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await conflict.getByRole('radio', { name: /^Original/ }).check()
  await conflict.getByRole('radio', { name: /^Theirs/ }).check()
  await conflict.getByRole('button', { name: 'Save selection' }).click()
  await conflict.waitFor({ state: 'detached' })
  await page.getByText('All changes saved').waitFor()
  expect(await theEndpoint(owner, endpoint.id)).toMatchObject({
    description: 'The new accounts',
    url: 'https://example.com/other',
    revision: revision + 2,
  })
})

test('lets the person choose where both changed a field', async () => {
  const owner = shop.staff.client
  const endpoint = await expectData(
    owner.createWebhookEndpoint({
      body: { url: 'https://example.com/hook', description: 'Two minds', eventTypes: [] },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  const { page } = await shop.openConsole({ to: `/webhooks/${endpoint.id}` })
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/mine')
  const { description, active, revision } = endpoint
  await owner.replaceWebhookEndpoint({
    endpointId: endpoint.id,
    body: { url: 'https://example.com/theirs', description, eventTypes: [], active, revision },
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: 'Someone else changed the webhook' })
  await expect.poll(() => conflict.getByRole('radio', { name: /^Mine/ }).isChecked()).toBe(true)
  await conflict.getByRole('radio', { name: /^Theirs/ }).check()
  await conflict.getByRole('button', { name: 'Save selection' }).click()
  await conflict.waitFor({ state: 'detached' })
  expect(await page.getByLabel('URL', { exact: true }).inputValue()).toBe('https://example.com/theirs')
  await page.getByText('All changes saved').waitFor()
  expect((await theEndpoint(owner, endpoint.id))?.url).toBe('https://example.com/theirs')
})

test('confirms a new secret first and keeps the old one valid for a day', async () => {
  const owner = shop.staff.client
  const made = await owner.createWebhookEndpoint({
    body: { url: 'https://example.com/hook', description: 'Rotated', eventTypes: [] },
    idempotencyKey: crypto.randomUUID(),
  })
  const { page } = await shop.openConsole({ to: `/webhooks/${made.data?.id}` })
  await page.getByRole('button', { name: 'Replace secret…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click()
  const secret = await page.getByRole('dialog', { name: 'New webhook secret' }).locator('code').innerText()
  expect(secret).not.toBe(made.data?.secret)
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByText('The old secret stays valid until').waitFor()
})

test('removes a webhook after saying how many deliveries will not be sent', async () => {
  const receiver = await startReceiver((response) => response.writeHead(503).end())
  const owner = shop.staff.client
  const made = await owner.createWebhookEndpoint({
    body: { url: receiver.url, description: 'No longer used', eventTypes: ['lead.created'] },
    idempotencyKey: crypto.randomUUID(),
  })
  await aLead(shop.url)
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const { page } = await shop.openConsole({ to: `/webhooks/${made.data?.id}` })
  await page.getByRole('button', { name: 'Remove…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove No longer used?' })
  await dialog.getByText('One delivery that is still waiting will not be sent.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep webhook' }).click()
  expect(await theEndpoint(owner, String(made.data?.id))).toBeDefined()
  await page.getByRole('button', { name: 'Remove…' }).click()
  await dialog.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByText('No longer used is removed.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor()
  expect(await theEndpoint(owner, String(made.data?.id))).toBeUndefined()
})

test('shows webhooks read-only to a manager', async () => {
  const manager = await shop.staff.addColleague('manager')
  const { page } = await shop.openConsole({ to: '/webhooks', as: manager })
  const add = page.getByRole('button', { name: 'Add webhook' })
  expect(await add.getAttribute('title')).toBe('Your role (manager) can’t do this.')
})

async function theEndpoint(owner: PlatenClient, id: string) {
  const all = await expectData(owner.listWebhookEndpoints())
  return all.find((one) => one.id === id)
}
