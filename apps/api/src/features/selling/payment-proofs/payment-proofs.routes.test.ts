import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PaymentProofRecord } from '@platen/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeId, newUuid } from '../../../platform/records/ids.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { errorOf } from '../../../testing/replies.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { findPaymentProof } from './index.ts'

const PROOFS = '/api/v1/payment-proofs'

let folder: string
let shop: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platen-proofs-'))
  shop = await startTestApp({ config: { storageUrl: pathToFileURL(folder).href } })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(['png', 'jpeg', 'webp'] as const)('stores a %s picture unchanged', async (format) => {
  const picture = await aSlip().toFormat(format).toBuffer()
  const reply = await upload(picture, 'slip from my bank')
  expect(reply.statusCode).toBe(201)
  const proof = reply.json<PaymentProofRecord>()
  expect(proof).toMatchObject({ fileName: 'slip from my bank', format, byteSize: picture.length })

  const stored = await findPaymentProof(shop.services.database, decodeId('proof', proof.id))
  expect(stored).toMatchObject({
    fileName: 'slip from my bank',
    format,
    byteSize: picture.length,
    sha256: sha256(picture),
  })
  expect(await shop.services.storage.get(storageKey('proof', sha256(picture)))).toEqual(picture)
})

test('stores a PDF unchanged', async () => {
  const reply = await upload(Buffer.from('%PDF-1.4\n%%EOF'), 'slip.pdf')
  expect(reply.json<PaymentProofRecord>()).toMatchObject({ format: 'pdf', byteSize: 14 })
})

test.each([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script>')],
  ['a GIF', () => aSlip().gif().toBuffer()],
  ['a TIFF', () => aSlip().tiff().toBuffer()],
  ['an empty file', () => Buffer.alloc(0)],
  ['a PDF that does not begin like one', () => Buffer.from('MZ\n%PDF-1.4')],
  ['a picture that was cut off', async () => (await aSlip().png().toBuffer()).subarray(0, 300)],
  ['a picture of nothing but its first bytes', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('refuses %s and stores nothing', async (_what, make) => {
  const bytes = await make()
  const reply = await upload(bytes, 'slip.png')
  expect(reply.statusCode).toBe(422)
  expect(errorOf(reply)).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'file' }],
  })
  expect(await shop.services.storage.get(storageKey('proof', sha256(bytes)))).toBeUndefined()
})

test('finds no proof with an unknown id', async () => {
  expect(await findPaymentProof(shop.services.database, newUuid())).toBeUndefined()
})

function aSlip() {
  return sharp({
    create: {
      width: 300,
      height: 500,
      channels: 3,
      background: '#fafafa',
      noise: { type: 'gaussian', mean: 200, sigma: 20 },
    },
  })
}

function upload(content: Buffer, fileName: string) {
  return shop.app.inject({ method: 'POST', url: PROOFS, ...uploadedForm({ content, fileName }) })
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
