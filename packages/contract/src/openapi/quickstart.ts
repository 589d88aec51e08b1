/** Runs with Node 20 or later and nothing else; a test runs it against a shop. */
const SCRIPT = `import { pbkdf2Sync, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const shop = process.env.SHOP ?? 'http://localhost:3000'
const key = process.env.PLATEN_API_KEY

// One request. Whoever creates something sends a key, so that sending it again creates nothing.
async function call(method, path, body) {
  const isForm = body instanceof FormData
  const reply = await fetch(shop + path, {
    method,
    headers: {
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(path.startsWith('/api/admin') ? { authorization: \`Bearer \${key}\` } : {}),
    },
    body: body && !isForm ? JSON.stringify(body) : body,
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Error(\`\${answer.error.code}: \${answer.error.message} \${answer.error.resolution}\`)
  return answer
}

// 1. What to print, and on what.
const file = new FormData()
file.set('file', new Blob([await readFile(process.argv[2])]), 'logo.png')
const artwork = await call('POST', '/api/v1/artworks', file)
const { garments } = await call('GET', '/api/v1/catalog')
const tee = garments.find(({ zoneIds }) => zoneIds.includes('full_front'))
const size = tee.colours.flatMap(({ sizes }) => sizes).find(({ availability }) => availability !== 'out')
const print = { zoneId: 'full_front', artworkId: artwork.id, widthMm: 100, heightMm: 100 }
const placements = [{ ...print, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }]
const items = [{ variantId: size.variantId, quantity: 1, placements }]

// 2. What it costs. The shop decides; the order repeats the total.
const fulfilment = { method: 'pickup' }
const quote = await call('POST', '/api/v1/quotes', { items, fulfilment })
const { paymentInstructions } = await call('GET', '/api/v1/public-config')
const instruction = paymentInstructions.find(({ proofRequired }) => !proofRequired)

// 3. The bot challenge: count until the derived key begins as the shop says.
const challenge = await call('GET', '/api/v1/bot-challenge')
const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
let derivedKey = ''
for (let counter = 0; !derivedKey.startsWith(keyPrefix); counter += 1) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), count])
  derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
}
const botToken = Buffer.from(JSON.stringify({ challenge, solution: { derivedKey } })).toString('base64')

// 4. The order, with the consent of the person it is for.
const order = await call('POST', '/api/orders', {
  customer: { name: 'Ana Beltrán', email: 'ana@example.com' },
  ...{ items, fulfilment, botToken, payment: { instructionId: instruction.id } },
  expectedTotalMinor: quote.totals.totalMinor,
  acceptedPolicyVersion: quote.policyVersion,
})
const tracking = \`/api/v1/orders/\${order.trackingToken}\`

// 5. The customer pays outside of the shop and says so.
const reference = \`SLIP-\${Date.now()}\`
await call('POST', \`\${tracking}/payments\`, { instructionId: instruction.id, reference })

// 6. The shop finds the money and confirms it: the API key may see orders and verify payments.
const [payment] = (await call('GET', \`/api/admin/orders/\${order.id}\`)).payments
await call('POST', \`/api/admin/orders/\${order.id}/payments/\${payment.id}/verification\`, {
  amountMinor: payment.amountMinor,
  reference,
})
const { number, paymentStatus, stage } = await call('GET', tracking)
console.log(number, paymentStatus, stage)
`

export const QUICKSTART = `## Quickstart

From nothing to a paid order. Save this as \`quickstart.mjs\` and run it against your own shop with a picture of at least 1,200 by 1,200 pixels: \`PLATEN_API_KEY=plt_… node quickstart.mjs logo.png\`. Create the key in the console, under API keys, with the permissions \`orders:read\` and \`payments:verify\`. It creates a real order.

\`\`\`js
${SCRIPT}\`\`\`

In TypeScript, the client \`@platen/api-client\` has a function for each operation (\`create_quote\` is \`createQuote\`) and types for all of this; the repository has it in \`packages/api-client\`, and two small integrations in \`examples\`.`
