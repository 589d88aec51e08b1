// Orders in a running shop as a customer's browser does, from the picture to the tracking page.
//
//   npm run demo:order                                   the shop on this machine, a picture drawn here
//   npm run demo:order -- https://shop.example logo.png  another shop, your own picture
//
// It creates a real order, so run it against your own shop only.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createPlatenClient, expectData, PlatenError, type Resources } from '@platen/api-client'
import sharp from 'sharp'
import { solveChallenge } from './demo/solve-challenge.ts'

const given = process.argv.slice(2)
const baseUrl = (given.find((word) => /^https?:\/\//.test(word)) ?? 'http://localhost:3000').replace(
  /\/+$/,
  '',
)
const pictureFile = given.find((word) => !/^https?:\/\//.test(word))
const shop = createPlatenClient({ baseUrl })

try {
  await orderOne()
} catch (error) {
  console.error(`\n${explain(error)}\n`)
  process.exitCode = 1
}

async function orderOne(): Promise<void> {
  const config = await expectData(shop.getPublicConfigV1())
  const catalog = await expectData(shop.getCatalog())
  const money = (minor: number) => format(minor, config)
  say('Shop', `${config.storeName}: ${catalog.garments.map(({ name }) => name).join(', ')}`)

  const picture = pictureFile === undefined ? await drawPicture() : await readPicture(pictureFile)
  const artwork = await upload(picture)
  say('Artwork', `${artwork.fileName}: ${artwork.format}, ${artwork.widthPx} × ${artwork.heightPx} px`)

  const garment = chooseGarment(catalog)
  const print = printSize(artwork)
  const place = { zoneId: 'full_front', offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 } as const
  const placements = [{ artworkId: artwork.id, ...place, ...print }]
  const items = [{ variantId: garment.variantId, quantity: 2, placements }]
  const fulfilment = { method: 'pickup' } as const
  const quote = await expectData(shop.createQuote({ body: { items, fulfilment } }))
  const preflight = quote.items[0]?.placements[0]?.preflight
  say(
    'Preflight',
    `${preflight?.state ?? 'none'} at ${print.widthMm} × ${print.heightMm} mm, ${dpi(preflight)}`,
  )
  for (const { severity, message } of preflight?.findings ?? []) say('', `${severity}: ${message}`)
  say('Quote', `2 × ${garment.name}: ${money(quote.totals.totalMinor)}, ready by ${quote.promisedBy}`)

  const instruction = config.paymentInstructions.find(({ proofRequired }) => !proofRequired)
  if (!instruction) throw new Error('Every payment method requires a proof; this script has none.')
  const order = await expectData(
    shop.createStorefrontOrder({
      body: {
        customer: { name: 'Ana Beltrán', email: 'ana@example.com' },
        items,
        fulfilment,
        payment: { instructionId: instruction.id },
        expectedTotalMinor: quote.totals.totalMinor,
        acceptedPolicyVersion: quote.policyVersion,
        botToken: await botToken(config.botProtection.provider),
      },
      idempotencyKey: randomUUID(),
    }),
  )
  say(
    'Order',
    `${order.number} is ${order.stage}; ${money(order.totals.dueMinor)} due by ${order.payBefore ?? 'any day'}`,
  )

  const trackingToken = String(order.trackingToken)
  const payment = await expectData(
    shop.submitPayment({
      trackingToken,
      body: { instructionId: instruction.id, reference: `SLIP-${Date.now()}` },
    }),
  )
  say(
    'Payment',
    `${money(payment.amountMinor)} by ${instruction.label}, ${String(payment.reference)}: ${payment.status}`,
  )

  const tracked = await expectData(shop.getTrackedOrder({ trackingToken }))
  say('Tracking', `${tracked.number} is in ${tracked.stage}`)
  for (const { at, label } of tracked.timeline) say('', `${at}  ${label}`)
  const { subtotalMinor, feeMinor, totalMinor, dueMinor } = tracked.totals
  say('', `Garments ${money(subtotalMinor)}, delivery ${money(feeMinor)}, total ${money(totalMinor)}`)
  say('', `Still due: ${money(dueMinor)}, until the shop has seen the payment`)
  say('', `${baseUrl}/api/v1/orders/${trackingToken}`)
}

/** Real transparency, and large enough for 200 mm at 300 DPI. */
async function drawPicture(): Promise<File> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2400">
    <circle cx="1200" cy="1200" r="1100" fill="none" stroke="#9b3129" stroke-width="160"/>
    <circle cx="1200" cy="1200" r="640" fill="#d9c9a8"/></svg>`
  return new File([Uint8Array.from(await sharp(Buffer.from(svg)).png().toBuffer())], 'demo.png')
}

async function readPicture(file: string): Promise<File> {
  return new File([await readFile(file)], basename(file))
}

function upload(picture: File): Promise<Resources['ArtworkRecord']> {
  return expectData(shop.uploadArtwork({ body: { file: picture } }))
}

function chooseGarment({ garments }: Resources['CatalogResponse']) {
  const onSale = garments
    .filter(({ zoneIds }) => zoneIds.includes('full_front'))
    .flatMap(({ name, colours }) =>
      colours.flatMap((colour) =>
        colour.sizes.map((size) => ({ ...size, name: `${name}, ${colour.name}, ${size.size}` })),
      ),
    )
  const chosen = onSale.find(({ size, availability }) => size === 'M' && availability === 'in_stock')
  if (!chosen) throw new Error('Nothing of size M is in stock.')
  return chosen
}

function dpi(preflight: Resources['Preflight'] | null | undefined): string {
  return preflight?.dpi == null ? 'sharp at any size' : `${preflight.dpi} DPI`
}

/** Within 200 × 200 mm, undistorted. */
function printSize({ widthPx, heightPx }: Resources['ArtworkRecord']) {
  const scale = 200 / Math.max(widthPx, heightPx)
  return { widthMm: Math.round(widthPx * scale * 10) / 10, heightMm: Math.round(heightPx * scale * 10) / 10 }
}

async function botToken(
  provider: Resources['PublicConfigResponse']['botProtection']['provider'],
): Promise<string> {
  switch (provider) {
    case 'off':
      return ''
    case 'altcha': {
      const began = performance.now()
      const token = await solveChallenge(await expectData(shop.getBotChallenge()))
      say('Challenge', `solved in ${Math.round(performance.now() - began)} ms`)
      return token
    }
    case 'turnstile':
      throw new Error('This shop is protected by Cloudflare Turnstile, which only a browser can pass.')
  }
}

function format(minor: number, config: Resources['PublicConfigResponse']): string {
  const { currency, currencyExponent } = config
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 10 ** currencyExponent)
}

function say(step: string, text: string): void {
  console.log(`  ${step.padEnd(11)}${text}`)
}

function explain(error: unknown): string {
  if (error instanceof PlatenError) {
    return [`The shop refused: ${error.code}. ${error.message}`, error.resolution].join('\n')
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return `Nothing answers at ${baseUrl}. Open the shop in another terminal first:\n\n  npm start`
  }
  return error instanceof Error ? error.message : String(error)
}
