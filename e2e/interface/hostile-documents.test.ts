import type { ApiErrorResponse, ArtworkRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../apps/api/src/testing/shared.ts'
import { postFile } from '../../apps/api/src/testing/storefront.ts'
import { HOSTILE_DOCUMENTS } from '../../lab/fuzz/documents.ts'

const shop = sharedTestApp()

/** Why a file is refused, or how many pages it has; null for a picture. */
const ANSWERS: Readonly<Record<string, string | number | null>> = {
  'that is a PDF with scripts': 1,
  'that is a PDF with forms': 1,
  'that is an encrypted PDF': 'password_protected',
  'that is a PDF of 10,000 pages': 10_000,
  'that is a PDF of an absurd size': 1,
  'that is a PDF which draws itself': 'too_complex',
  'that is a PDF which unpacks to much more': 'transparent',
  'that is an AI without PDF inside': 'ai_without_pdf',
  'that is a PSD of 900 megapixels': 'too_many_pixels',
  'that is a PSD of absurd dimensions': 'too_many_pixels',
  'that is a PSD of no size': 'damaged',
  'that is a PSD of many channels': null,
  'that is a PSD which ends in its runs': 'damaged',
}

test.each(Object.entries(HOSTILE_DOCUMENTS))('a file %s has a clear answer', async (what, file) => {
  const bytes = file()
  expect(bytes.length).toBeLessThan(3_000_000)
  const reply = await postFile(shop, '/api/v1/artworks', bytes, 'logo.pdf')
  const answer =
    reply.statusCode === 201
      ? (reply.json<ArtworkRecord>().pages?.count ?? null)
      : reply.json<ApiErrorResponse>().error.fields?.[0]?.reason
  expect(answer).toBe(ANSWERS[what])
  // The next customer is served.
  expect((await shop.get('/api/v1/catalog')).statusCode).toBe(200)
})
