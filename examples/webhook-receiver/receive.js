// Takes the webhooks of a Platen store: believes only what is signed, and acts once on what may come twice.
import { createServer } from 'node:http'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'

const { WEBHOOK_SECRET = '', PORT = '4000', PLATEN_URL, PLATEN_API_KEY } = process.env
const MAX_BYTES = 100_000
const KEPT_IDS = 10_000

if (!WEBHOOK_SECRET.startsWith('whsec_')) {
  console.error('Set WEBHOOK_SECRET to the secret that the console showed: whsec_…')
  process.exit(1)
}
const webhook = new Webhook(WEBHOOK_SECRET)
/** What was acted on. Keep it in your database, in the transaction of what you do, when it must outlive this process. */
const done = new Set()

const server = createServer(async (request, response) => {
  const status = await answer(request).catch((error) => {
    // Anything but 2xx, and the store tries again: for a day, with longer and longer waits.
    console.error(error)
    return 500
  })
  response.writeHead(status).end()
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${PORT}`))
process.once('SIGTERM', () => server.close())

async function answer(request) {
  if (request.method !== 'POST') return 405
  const body = await textOf(request)
  if (body === undefined) return 413
  try {
    // Verifies the received bytes, not re-serialised JSON, and also refuses messages older than five minutes.
    const event = webhook.verify(body, request.headers)
    const id = request.headers['webhook-id']
    if (!done.has(id)) await act(id, event)
    return 204
  } catch (error) {
    if (error instanceof WebhookVerificationError) return 401
    throw error
  }
}

/** The place for what you want to happen. Be quick: the store waits ten seconds. */
async function act(id, { type, timestamp, data }) {
  done.add(id)
  const order = PLATEN_API_KEY && data.orderId && (await readOrder(data.orderId))
  console.log(JSON.stringify({ id, type, timestamp, ...data, ...order }))
  if (done.size > KEPT_IDS) done.delete(done.values().next().value)
}

/** A delivery holds ids only; what they stand for is read with an API key that may see orders. */
async function readOrder(orderId) {
  const headers = { authorization: `Bearer ${PLATEN_API_KEY}` }
  const reply = await fetch(`${PLATEN_URL}/api/admin/orders/${orderId}`, { headers })
  if (!reply.ok) return console.error(`The order was not readable: ${reply.status}`)
  const { number, stage } = await reply.json()
  return { number, stage }
}

async function textOf(request) {
  const chunks = []
  let bytes = 0
  for await (const chunk of request) if ((bytes += chunk.length) <= MAX_BYTES) chunks.push(chunk)
  return bytes > MAX_BYTES ? undefined : Buffer.concat(chunks).toString('utf8')
}
