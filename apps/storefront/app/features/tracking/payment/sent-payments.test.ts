import { expect, test } from 'vitest'
import type { Order } from '../status/tracking-status.ts'
import { sentPayments, unansweredPayment, type SentPayment } from './sent-payments.ts'

const aPayment = (changes: Partial<SentPayment> = {}): SentPayment => ({
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

test('forgets an unanswered payment once the order shows one', () => {
  const mine = aPayment()
  const others = aPayment({ trackingToken: 'other' })
  for (const sent of [mine, others]) sentPayments.keyFor(sent)
  expect(unansweredPayment('mine', knowing(0))).toEqual(mine)
  expect(unansweredPayment('mine', knowing(1))).toBeUndefined()
  expect(sentPayments.unanswered()).toEqual([others])
})
