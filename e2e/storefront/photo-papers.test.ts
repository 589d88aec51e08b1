import { expect, onTestFinished, test } from 'vitest'
import { startMailCatcher } from '../../apps/api/src/testing/mail-catcher.ts'
import { readPdf } from '../../apps/api/src/testing/pdf.ts'
import { uploadPicture } from '../../lab/harness/shopper.ts'
import { PRINTED, aPhotographedGarment, orderOf, yellow } from '../testing/photographed-garment.ts'
import { frameIn, photoInPdf, pixelsOf, printIn } from '../testing/measured-photo.ts'
import { testShop } from '../testing/test-shop.ts'

const mailbox = await startMailCatcher()
const shop = testShop({ SMTP_URL: mailbox.url })

test('the email and the job ticket show a print on a photo within a millimetre of its numbers', async () => {
  onTestFinished(() => mailbox.close())
  const garment = await aPhotographedGarment(shop)
  const artwork = await uploadPicture(shop.shopper.shop, await yellow())
  const order = await orderOf(shop, garment, artwork.id)

  await expect.poll(() => pictureInEmail()).toBeDefined()
  expectPrinted(printIn(await pixelsOf(pictureInEmail())), 'email')

  await shop.staff.takePayment(order)
  const reply = await shop.staff.open(`/api/admin/job-tickets?orderId=${order.id}`)
  const ticket = Buffer.from(await reply.arrayBuffer())
  expectPrinted(printIn(await pixelsOf(photoInPdf(ticket))), 'picture on the ticket')
  const page = await readPdf(ticket)
  expectPrinted(frameIn({ ...(await page.pixelsOf(1, 8)), channels: 4 }), 'dimension lines on the ticket')
  expect(await page.textOf(1)).toContain(`collar↓${PRINTED.top}`)
})

function expectPrinted(seen: typeof PRINTED, where: string): void {
  for (const side of ['left', 'right', 'top', 'bottom'] as const)
    expect(Math.abs(seen[side] - PRINTED[side]), `${where}, ${side}: ${seen[side]}`).toBeLessThan(1)
}

function pictureInEmail(): Uint8Array | undefined {
  const attachments = mailbox.mails.flatMap(({ mail }) => mail.attachments)
  const content = attachments.find(({ contentId }) => contentId === '<design@platen>')?.content
  return content instanceof ArrayBuffer ? new Uint8Array(content) : undefined
}
