import type { AdminOrderRecord, GangSheetDetail, PrintJobRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { TABLET } from '../testing/console.ts'
import { placeOrderInBrowser } from '../testing/order-in-browser.ts'

const shop = testShop()

/** Four quarters of different colours, so that a misplaced, mirrored or wrongly turned print shows. */
const RED = [255, 0, 0, 255]
const GREEN = [0, 255, 0, 255]
const BLUE = [0, 0, 255, 255]
const YELLOW = [255, 255, 0, 255]
const PICTURE_PX = 2400
const FILM_COST_PER_MM = 0.002

test('a storefront order is printed on film to the pixel, produced, handed over and shows its cost', async () => {
  await setFilmCost()
  const order = await theOrderOfACustomer()
  const staff = shop.staff
  await staff.takePayment(order)
  if (order.artworkStatus !== 'approved') await staff.decide(order, 'artwork-approval')

  const sheet = await printed(await exported(await locked(order)))
  expect(sheet.prints.length).toBe(4)
  await expectPrintsInTheirPlaces(sheet)

  await overTheFloor(order)
  const ready = await readOrder(order.id)
  expect(ready.stage).toBe('ready')
  await staff.decide(order, 'handover')

  const done = await readOrder(order.id)
  expect(done.stage).toBe('completed')
  expect(done.cost?.filmMinor).toBe(Math.round(sheet.lengthMm * FILM_COST_PER_MM * 100))
  expect(done.cost?.blankMinor).toBeGreaterThan(0)
  expect(done.cost?.filmMinor).toBe(sheet.costMinor)
  expect(done.marginMinor).toBe(done.totals.totalMinor - done.totals.taxMinor - done.cost!.totalMinor)
}, 400_000)

/** Only film has a cost here, so the cost of a sheet is known in advance. */
async function setFilmCost(): Promise<void> {
  const path = '/api/admin/production-settings'
  const { updatedAt, updatedBy, ...settings } = await shop.staff.read<{
    updatedAt: string
    updatedBy: unknown
    colourInk: object
    whiteInk: object
    powder: object
    labour: object
  }>(path)
  const free = { itemId: null, unitCost: null }
  const reply = await shop.staff.send('PUT', path, {
    ...settings,
    film: { itemId: null, unitCost: String(FILM_COST_PER_MM) },
    colourInk: { ...settings.colourInk, ...free },
    whiteInk: { ...settings.whiteInk, ...free },
    powder: { ...settings.powder, ...free },
    labour: { ...settings.labour, costPerHour: null },
  })
  expect(reply.status, await reply.text()).toBe(200)
}

async function theOrderOfACustomer(): Promise<AdminOrderRecord & { trackingToken: string }> {
  const context = await shop.browser.newContext({ viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  page.setDefaultTimeout(25_000)
  const trackingToken = await placeOrderInBrowser(page, shop.url, {
    picture: await fourQuarters(),
    zones: ['Full front', 'Left sleeve'],
    sizes: ['S', 'M'],
  })
  const reply = await fetch(`${shop.url}/api/v1/orders/${trackingToken}`)
  const { id } = (await reply.json()) as { id: string }
  return { ...(await readOrder(id)), trackingToken }
}

function fourQuarters(): Promise<Buffer> {
  const half = PICTURE_PX / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_PX}" height="${PICTURE_PX}" shape-rendering="crispEdges">
    <rect width="${half}" height="${half}" fill="#f00"/><rect x="${half}" width="${half}" height="${half}" fill="#0f0"/>
    <rect y="${half}" width="${half}" height="${half}" fill="#00f"/><rect x="${half}" y="${half}" width="${half}" height="${half}" fill="#ff0"/>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const readOrder = (id: string) => shop.staff.read<AdminOrderRecord>(`/api/admin/orders/${id}`)
const readSheet = (id: string) => shop.staff.read<GangSheetDetail>(`/api/admin/gang-sheets/${id}`)

async function locked(order: AdminOrderRecord): Promise<string> {
  const jobs = await shop.staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${order.id}`)
  expect(jobs.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued', 'queued'])
  const reply = await shop.staff.send('POST', '/api/admin/gang-sheets', { seconds: 1 })
  expect(reply.status).toBe(201)
  const { id } = (await reply.json()) as GangSheetDetail
  await expect.poll(async () => (await readSheet(id)).packing, { timeout: 60_000 }).toBeNull()
  await step(id, 'lock')
  return id
}

async function exported(id: string): Promise<string> {
  await step(id, 'export')
  await expect.poll(async () => (await readSheet(id)).state, { timeout: 200_000 }).toBe('exported')
  return id
}

async function printed(id: string): Promise<GangSheetDetail> {
  await step(id, 'printing')
  return readSheet(id)
}

async function step(id: string, what: string): Promise<void> {
  const { revision } = await readSheet(id)
  const reply = await shop.staff.send('POST', `/api/admin/gang-sheets/${id}/${what}`, { revision })
  expect(reply.status, await reply.text()).toBe(201)
}

/** Looks inside each corner of every print, and around it, where the film is clear or has a label. */
async function expectPrintsInTheirPlaces(sheet: GangSheetDetail): Promise<void> {
  const { data, info } = await sharp(await download(sheet.id), { limitInputPixels: false })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([dots(sheet.film.widthMm), dots(sheet.lengthMm)])
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  for (const print of sheet.prints) {
    const [acrossMm, alongMm] = print.turned
      ? [print.heightMm, print.widthMm]
      : [print.widthMm, print.heightMm]
    const [left, right] = [dots(print.xMm), dots(print.xMm + acrossMm) - 1]
    const [top, bottom] = [dots(print.yMm), dots(print.yMm + alongMm) - 1]
    const corners = [
      at(left + 2, top + 2),
      at(right - 2, top + 2),
      at(left + 2, bottom - 2),
      at(right - 2, bottom - 2),
    ]
    // A quarter turn clockwise moves the lower left to the upper left.
    expect(corners).toEqual(print.turned ? [BLUE, RED, YELLOW, GREEN] : [RED, GREEN, BLUE, YELLOW])
    for (const [x, y] of [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const) {
      expect(at(x, y)[3]).toBe(255)
    }
    for (const [x, y] of [
      [left - 1, top],
      [right + 1, bottom],
      [left, top - 1],
    ] as const) {
      expect(at(x, y)[3]).toBe(0)
    }
  }
}

async function download(id: string): Promise<Buffer> {
  const reply = await shop.staff.open(`/api/admin/gang-sheets/${id}/files/sheet.png`)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

async function overTheFloor(order: AdminOrderRecord): Promise<void> {
  const { page } = await shop.openConsole({ viewport: TABLET, to: '/floor' })
  await page.getByRole('region', { name: 'Queues' }).waitFor()
  const jobs = await shop.staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${order.id}`)
  const tickets = [...Map.groupBy(jobs, (job) => `${job.orderItemId}/${job.unit}`).values()]
  expect(tickets.map(({ length }) => length)).toEqual([2, 2])
  for (const [station, state] of [
    ['Mark pressed', 'pressed'],
    ['Mark passed', 'passed'],
    ['Mark packed', 'packed'],
  ] as const) {
    await page.getByText(station, { exact: true }).first().click()
    for (const [job] of tickets) {
      await page.keyboard.type(`${shop.url}/admin/jobs/${job!.id}`)
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await jobOf(job!.id)).state, { timeout: 30_000 }).toBe(state)
    }
    await expect
      .poll(async () => (await jobsOf(order)).map((job) => job.state), { timeout: 30_000 })
      .toEqual([state, state, state, state])
  }
}

const jobOf = (id: string) => shop.staff.read<PrintJobRecord>(`/api/admin/print-jobs/${id}`)
const jobsOf = ({ id }: AdminOrderRecord) =>
  shop.staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${id}`)

const dots = (mm: number) => Math.round((mm * 300) / 25.4)
