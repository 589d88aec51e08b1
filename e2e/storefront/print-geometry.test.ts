import { inflateSync } from 'node:zlib'
import { expectData } from '@platen/api-client'
import type { OrderRecord } from '@platen/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { TABLET } from '../testing/console.ts'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { aBotToken, submitOrder, type Shopper } from '../../lab/harness/shopper.ts'

const shop = testShop()

/** In millimetres from the collar; two corners show position, size and orientation. */
interface Corners {
  readonly topLeft: readonly [number, number]
  readonly bottomRight: readonly [number, number]
}

/** A youth size, whose smaller limit is centred in the middle of the zone of all sizes. */
const FRONT = {
  ...{ zoneId: 'full_front', widthMm: 120, heightMm: 80, offsetXMm: 10, offsetYMm: -20 },
  rotationDeg: 90 as const,
}
const BACK = {
  ...{ zoneId: 'full_back', widthMm: 100, heightMm: 50, offsetXMm: 0, offsetYMm: -30 },
  rotationDeg: 0 as const,
}
const SLEEVE = {
  ...{ zoneId: 'left_sleeve', widthMm: 60, heightMm: 40, offsetXMm: 0, offsetYMm: 10 },
  rotationDeg: 0 as const,
}
// Calculated: the zones hang 76 and 102 mm below the collar and are 356 and 381 mm high.
const FRONT_AT: Corners = { topLeft: [50, 174], bottomRight: [-30, 294] }
// The zone is turned by 55° about (326, 103), so that its upper edge is towards the shoulder.
const SLEEVE_AT: Corners = { topLeft: [300.6, 121.8], bottomRight: [367.8, 95.6] }
const BACK_AT: Corners = { topLeft: [-50, 237.5], bottomRight: [50, 287.5] }

test('draws a print at the same millimetres in the designer, cart, tracking page, console and job ticket', async () => {
  const { url, shopper, staff } = shop
  const design = await aDesign(shopper, {
    zoneIds: ['full_front', 'full_back', 'left_sleeve'],
    sizes: { YS: 1 },
  })
  const [front, back, sleeve] = design.placements
  const designed = {
    ...design,
    placements: [
      { ...front!, ...FRONT },
      { ...back!, ...BACK },
      { ...sleeve!, ...SLEEVE },
    ],
  }
  const order = await ordered(url, shopper)
  await staff.takePayment(order)
  await staff.produce(order, 'printed')

  const page = await shop.browser.newPage()
  await fillCart(page, [designed])
  await page.goto(`${url}/design/classic-tee?cartItem=${design.id}`)

  expect(await drawn(page, 2), 'designer').toEqual([FRONT_AT, SLEEVE_AT])
  await page.goto(`${url}/cart`)
  expect(await drawn(page, 3), 'cart').toEqual([FRONT_AT, SLEEVE_AT, BACK_AT])
  await page.goto(`${url}/orders/${order.trackingToken}`)
  expect(await drawn(page, 3), 'tracking page').toEqual([FRONT_AT, SLEEVE_AT, BACK_AT])

  const [job] = await shop.staff.read<{ id: string }[]>(`/api/admin/print-jobs?orderId=${order.id}`)
  const console = await shop.openConsole({
    viewport: TABLET,
    to: `/orders/${order.id}`,
  })
  expect(await drawn(console.page, 3), 'order page').toEqual([FRONT_AT, SLEEVE_AT, BACK_AT])
  await console.page.goto(`${url}/admin/jobs/${job!.id}`)
  expect(await drawn(console.page, 3), 'floor').toEqual([FRONT_AT, SLEEVE_AT, BACK_AT])

  const ticket = await shop.staff.open(`/api/admin/job-tickets?orderId=${order.id}`)
  const onTicket = picturesOf(Buffer.from(await ticket.arrayBuffer()))
  expect(onTicket).toEqual(expect.arrayContaining([FRONT_AT, BACK_AT, SLEEVE_AT]))
})

async function ordered(url: string, { shop: api, artwork, order }: Shopper): Promise<OrderRecord> {
  const draft = await order({ size: 'YS' })
  const placements = [FRONT, BACK, SLEEVE].map((print) => ({ ...print, artworkId: artwork.id }))
  const items = draft.items.map((item) => ({ ...item, placements }))
  const body = { items, fulfilment: { method: 'pickup' as const } }
  const quote = await expectData(api.createQuote({ body }))
  const { totalMinor: expectedTotalMinor } = quote.totals
  const botToken = await aBotToken(url)
  const reply = await submitOrder(url, { ...draft, items, expectedTotalMinor, botToken })
  expect(reply.status, reply.text).toBe(201)
  return reply.order
}

async function drawn(page: Page, count: number): Promise<Corners[]> {
  await expect.poll(() => page.locator('svg image').count()).toBe(count)
  return page.evaluate<Corners[]>(CORNERS)
}

/**
 * A string, because the types of the page are not those of this file. The user units of the drawings are millimetres.
 */
const CORNERS = `[...document.querySelectorAll('svg image')].map((image) => {
  const toGarment = image.ownerSVGElement.getScreenCTM().inverse().multiply(image.getScreenCTM())
  const { x, y, width, height } = image.getBBox()
  const at = (point) => {
    const { x, y } = new DOMPoint(...point).matrixTransform(toGarment)
    return [x, y].map((mm) => Math.round(mm * 10) / 10)
  }
  return { topLeft: at([x, y]), bottomRight: at([x + width, y + height]) }
})`

type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/**
 * A picture is turned with its zone, turned itself and sized within three saved states; the transforms outside of them scale the garment to the paper.
 */
function picturesOf(pdf: Buffer): Corners[] {
  const found: Corners[] = []
  for (const content of streamsOf(pdf)) {
    const states: Matrix[] = [IDENTITY]
    for (const [operation, numbers = ''] of content.matchAll(
      /(?:^|\n)(?:([-\d. ]+) cm|q|Q|\/\w+ Do)(?=\n|$)/g,
    )) {
      const operator = operation.trim()
      if (operator === 'q') states.push(IDENTITY)
      else if (operator === 'Q') states.pop()
      else if (operator.endsWith('cm')) {
        states.push(times(numbers.split(' ').map(Number) as unknown as Matrix, states.pop() ?? IDENTITY))
      } else {
        const [zone = IDENTITY, turned = IDENTITY, sized = IDENTITY] = states.slice(-3)
        const matrix = times(times(sized, turned), zone)
        found.push({ topLeft: pointIn(matrix, 0, 1), bottomRight: pointIn(matrix, 1, 0) })
      }
    }
  }
  return found
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

function pointIn([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  const tenths = (mm: number) => Math.round(mm * 10) / 10
  return [tenths(a * x + c * y + e), tenths(b * x + d * y + f)]
}
