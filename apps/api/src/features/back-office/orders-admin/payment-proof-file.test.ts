import type { AdminOrderRecord, PaymentProofRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture, openStorefront, postFile } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const viewer = shared(() => aMember(shop, 'viewer'))

const fetchProof = (id: string) => shop.get(`/api/admin/payment-proofs/${id}`, viewer.headers)

async function aProof(file: Buffer, name: string): Promise<PaymentProofRecord> {
  const reply = await postFile(shop, '/api/v1/payment-proofs', file, name)
  expect(reply.statusCode).toBe(201)
  return reply.json<PaymentProofRecord>()
}

test('an order links the proof of its payment, and staff can open the file', async () => {
  const picture = await aPicture(400)
  const proof = await aProof(picture, "O'Neil (2).png")
  const storefront = await openStorefront(shop)
  const payment = { instructionId: 'bank_main', reference: 'SLIP-1', proofUploadId: proof.id }
  const { id } = await storefront.ordered({ payment })

  const order = (await shop.get(`/api/admin/orders/${id}`, viewer.headers)).json<AdminOrderRecord>()
  const { proofUrl } = order.payments[0]!
  expect(proofUrl).toBe(`/api/admin/payment-proofs/${proof.id}`)
  const reply = await shop.get(String(proofUrl), viewer.headers)
  expect(reply.rawPayload).toEqual(picture)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename="proof.png"; filename*=UTF-8''O%27Neil%20%282%29.png`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await shop.get(String(proofUrl))).statusCode).toBe(401)

  await shop.services.pool.query('UPDATE payment_proofs SET removed_at = now() WHERE id = $1', [
    decodeId('proof', proof.id),
  ])
  expect(codeOf(await fetchProof(proof.id))).toBe('RESOURCE_NOT_FOUND')
  const later = (await shop.get(`/api/admin/orders/${id}`, viewer.headers)).json<AdminOrderRecord>()
  expect(later.payments[0]!.proofUrl).toBeNull()
})

test('a PDF is downloaded and never opened in the browser', async () => {
  const reply = await fetchProof((await aProof(Buffer.from('%PDF-1.4\n%%EOF'), 'Überweisung.pdf')).id)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="proof.pdf"; filename*=UTF-8''%C3%9Cberweisung.pdf`,
  })
})

test('an unknown proof is not found', async () => {
  expect(codeOf(await fetchProof(encodeId('proof', newUuid())))).toBe('RESOURCE_NOT_FOUND')
})
