import { expectData, type PlatenClient } from '@platen/api-client'
import type { EstimateRecord } from '@platen/contract'
import type { Counter } from './orders-by-stage.ts'

export async function anEstimate({ shopper, staff }: Pick<Counter, 'shopper' | 'staff'>): Promise<string> {
  const { items } = await shopper.order()
  const { id } = await staff.create<EstimateRecord>('/api/admin/estimates', {
    customer: { name: 'Rosa Cruz', email: 'rosa@panaderia.example' },
    lines: items.map(({ variantId, placements }) => ({ variantId, placements, quantity: 3 })),
    fulfilment: { method: 'pickup' },
    instructionId: 'bank_main',
  })
  return id
}

/** What its customer sees, by the key of its link. */
export async function aSentEstimate(counter: Pick<Counter, 'shopper' | 'staff'>): Promise<string> {
  const address = `/api/admin/estimates/${await anEstimate(counter)}`
  const { revision } = await counter.staff.read<EstimateRecord>(address)
  await counter.staff.create(`${address}/sendings`, { revision })
  const { url } = await counter.staff.read<EstimateRecord>(address)
  return new URL(String(url)).pathname.split('/').at(-1) ?? ''
}

export async function aDiscount(client: PlatenClient): Promise<string> {
  const { id } = await expectData(
    client.createDiscount({
      body: {
        ...{ code: 'SPRING', kind: 'percent', percentOff: 10, amountMinor: null, garmentKinds: [] },
        ...{ minimumMinor: 0, validFrom: null, validUntil: null, maxUses: null, maxUsesEach: null },
        note: null,
      },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  return id
}

export async function aWebhook(client: PlatenClient): Promise<string> {
  const { id } = await expectData(
    client.createWebhookEndpoint({
      body: { url: 'https://example.com/hook', description: 'Bookkeeping', eventTypes: [] },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  return id
}
