import { expect, test } from 'vitest'
import type { Order } from './standing.ts'
import { toldPayments, unansweredPayment, type ToldPayment } from './told-payments.ts'

const aPayment = (changes: Partial<ToldPayment> = {}): ToldPayment => ({
  ...{
    trackingToken: 'mine',
    known: 0,
    instructionId: 'bank',
    reference: 'SLIP-1',
    payerName: '',
    proof: null,
  },
  ...changes,
})
const knowing = (payments: number) => ({ payments: Array(payments).fill({}) }) as unknown as Order

test('what was told and not answered is forgotten once the shop knows of a payment', () => {
  const mine = aPayment()
  const others = aPayment({ trackingToken: 'other' })
  for (const told of [mine, others]) toldPayments.keyFor(told)
  expect(unansweredPayment('mine', knowing(0))).toEqual(mine)
  expect(unansweredPayment('mine', knowing(1))).toBeUndefined()
  expect(toldPayments.unanswered()).toEqual([others])
})
