import { expect, test } from 'vitest'
import type { ProofRecord } from '@platen/contract'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { TABLET } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('staff send a proof from the order, and the customer approves it on a phone', async () => {
  const { order } = await submitOrder(shop.url, await shop.shopper.order())
  const { page } = await shop.openConsole({ to: `/orders/${order.id}`, viewport: TABLET })
  const proofs = page.getByRole('region', { name: 'Proofs' })
  await proofs.getByRole('button', { name: 'Send proof' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send proof' })
  await dialog.getByLabel(/^Message to the customer/).fill('Please check the colours.')
  await dialog.getByRole('button', { name: 'Send proof' }).click()
  await proofs.getByText('Waits for the customer').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const phone = await shop.browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const customer = await phone.newPage()
    await customer.goto(`${shop.url}/orders/${String(order.trackingToken)}`)
    const proof = customer.getByRole('region', { name: 'Your proof' })
    await proof.getByText('Please check the colours.').waitFor()
    expect(await scrollsSideways(customer)).toBe(false)
    expect(await accessibilityProblems(customer)).toEqual([])
    await proof.getByRole('button', { name: 'Ask for a change' }).click()
    await proof.getByLabel('What to change').fill('A little larger, please.')
    await proof.getByRole('button', { name: 'Send request' }).click()
    await proof.getByText(/^We got your changes/).waitFor()
    await proof.getByLabel('Your full name').fill('Rosa Cruz')
    await proof.getByRole('button', { name: 'Approve and print' }).click()
    await proof.getByText('You approved this proof. Thank you!').waitFor()
  } finally {
    await phone.close()
  }
  await proofs.getByText(/^Approved by Rosa Cruz/).waitFor()
  await proofs.getByText('A little larger, please.').waitFor()
  const { status } = await shop.staff.read<ProofRecord>(`/api/admin/orders/${order.id}/proof`)
  expect(status).toBe('approved')
})
