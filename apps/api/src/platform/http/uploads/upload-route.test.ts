import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, request as sendRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { MAX_ARTWORK_BYTES, MAX_PROOF_BYTES, type ApiErrorResponse } from '@platen/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { codeOf, errorOf } from '../../../testing/replies.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import type { Services } from '../../../services.ts'
import type { Pace } from './body-pace.ts'

const ARTWORKS = '/api/v1/artworks'
const PROOFS = '/api/v1/payment-proofs'
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')

let folder: string
let shop: TestApp
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platen-uploads-'))
  shop = await startTestApp({ config: { storageUrl: pathToFileURL(folder).href } })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['no file', [], 'file'],
  ['two files', [{ content: PDF }, { content: PDF }], 'file'],
  ['the file in another field', [{ name: 'picture', content: PDF }], 'picture'],
  [
    'a further field before the file',
    [{ name: 'note', fileName: null, content: 'hi' }, { content: PDF }],
    'note',
  ],
  [
    'a further field after the file',
    [{ content: PDF }, { name: 'note', fileName: null, content: 'hi' }],
    'note',
  ],
  ['a text field instead of the file', [{ fileName: null, content: 'hi' }], 'file'],
  ['a field named __proto__', [{ name: '__proto__', fileName: null, content: 'hi' }], 'file'],
  ['fifty files', Array.from({ length: 50 }, () => ({ content: PDF })), 'file'],
])('refuses a form with %s', async (_what, parts, field) => {
  const reply = await shop.app.inject({ method: 'POST', url: PROOFS, ...uploadedForm(...parts) })
  expect(reply.statusCode).toBe(422)
  const { error } = reply.json<ApiErrorResponse>()
  expect(error.code).toBe('VALIDATION_FAILED')
  expect(error.fields?.map(({ path }) => path)).toEqual([field])
})

test.each([
  ['application/json', '{}'],
  ['text/plain', 'hello'],
  ['application/x-www-form-urlencoded', 'file=1'],
  ['image/png', PDF],
  ['nonsense', PDF],
])('refuses a body of the type %s', async (contentType, payload) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: ARTWORKS,
    payload,
    headers: { 'content-type': contentType },
  })
  expect(reply.statusCode).toBe(400)
  expect(errorOf(reply)).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The file must be sent as multipart/form-data, in the field `file`.',
  })
})

test('refuses a request without any body', async () => {
  const reply = await shop.app.inject({ method: 'POST', url: ARTWORKS })
  expect(codeOf(reply)).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test('accepts forms only for uploads', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/contact-leads',
    ...uploadedForm({ content: PDF }),
  })
  expect(codeOf(reply)).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test.each([
  ['without a boundary', 'multipart/form-data', uploadedForm({ content: PDF }).payload],
  ['with another boundary', 'multipart/form-data; boundary=other', uploadedForm({ content: PDF }).payload],
  ['that ends inside the file', 'multipart/form-data; boundary=b', Buffer.from(`${openPart('b')}%PDF-1.7`)],
  ['that ends inside the headers', 'multipart/form-data; boundary=b', Buffer.from('--b\r\nContent-Disp')],
])('refuses a form %s', async (_what, contentType, payload) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: PROOFS,
    payload,
    headers: { 'content-type': contentType },
  })
  expect(reply.statusCode).toBe(400)
  expect(codeOf(reply)).toBe('BAD_REQUEST')
})

test('accepts a file of exactly the maximum size, and refuses one byte more', async () => {
  const [largest, larger] = [MAX_PROOF_BYTES, MAX_PROOF_BYTES + 1].map((size) =>
    uploadedForm({ content: Buffer.concat([PDF], size), fileName: 'slip.pdf' }),
  )
  expect((await send(PROOFS, largest!.headers, Readable.from([largest!.payload]))).status).toBe(201)
  const refused = await send(PROOFS, larger!.headers, Readable.from([larger!.payload]))
  expect(refused).toMatchObject({ status: 400, error: { code: 'PAYLOAD_TOO_LARGE' } })
})

test('refuses 60 MB with a response that a client can read even after sending everything', async () => {
  const socket = await aConnection()
  socket.pause()
  socket.write(head(ARTWORKS, 'Content-Length: 60000000'))
  await new Promise((resolve) => socket.write(Buffer.alloc(60_000_000, 1), resolve))
  expect(await answerOn(socket)).toMatch(/^HTTP\/1.1 400 [^]*PAYLOAD_TOO_LARGE/)
})

test('refuses a too large content length before the body arrives', async () => {
  const socket = await aConnection()
  socket.write(head(ARTWORKS, `Content-Length: ${MAX_ARTWORK_BYTES + 1_000_000}`))
  expect(await answerOn(socket)).toContain('PAYLOAD_TOO_LARGE')
})

test.each([
  ['file', openPart('b')],
  ['prologue', ''],
])('answers an endless %s before it ends, and then disconnects', async (_what, beginning) => {
  const socket = await aConnection()
  const hungUp = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head(PROOFS, 'Transfer-Encoding: chunked')}${asChunk(beginning)}`)
  const answer = answerOn(socket)
  // Only the server can stop this.
  const pump = () => {
    while (socket.writable && socket.write(asChunk('x'.repeat(65_536))));
    if (socket.writable) socket.once('drain', pump)
  }
  pump()
  expect(await answer).toContain('PAYLOAD_TOO_LARGE')
  await hungUp
})

test('serves the next request on the connection of a refused one', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const wrong = uploadedForm({ name: 'wrong', content: Buffer.alloc(3_000_000) })
  const right = uploadedForm({ content: PDF })
  expect((await send(PROOFS, wrong.headers, inPieces(wrong.payload), agent)).status).toBe(422)
  const next = await send(PROOFS, right.headers, inPieces(right.payload), agent)
  expect(next).toMatchObject({ status: 201, reusedConnection: true })
})

test.each([
  ['by a disconnect', (socket: Socket) => socket.destroy()],
  ['by a half-closed connection', (socket: Socket) => socket.end()],
])('leaves nothing behind when an upload is aborted %s', async (_what, breakOff) => {
  const before = readdirSync(folder, { recursive: true })
  const counted: number[] = []
  const watched = await aListeningApp({ limits: countingBytes(counted) })
  const socket = await aConnection(watched)
  socket.write(`${head(ARTWORKS, 'Content-Length: 500000')}${openPart('b')}${'x'.repeat(100_000)}`)
  await expect.poll(() => shop.services.uploadCapacity.inUse.bytes).toBeGreaterThan(0)
  breakOff(socket)

  await expect.poll(() => shop.services.uploadCapacity.inUse).toEqual({ uploads: 0, bytes: 0 })
  // The received bytes count against the quota anyway.
  await expect.poll(() => counted.at(-1)).toBeGreaterThan(100_000)
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
  const { rows } = await shop.services.pool.query('SELECT 1 FROM artworks')
  expect(rows).toEqual([])
})

test('allows more time for checking a file than for receiving bytes', async () => {
  const sockets: Socket[] = []
  const timeouts: (number | undefined)[] = []
  const storage = {
    ...shop.services.storage,
    put: () => {
      timeouts.push(sockets[0]?.timeout)
      return Promise.resolve()
    },
  }
  const waiting = await aListeningApp({ storage }, (socket) => sockets.push(socket))
  const form = uploadedForm({ content: PDF })
  const reply = await send(PROOFS, form.headers, Readable.from([form.payload]), undefined, waiting)
  expect(reply.status).toBe(201)
  expect(timeouts).toEqual([5 * 60_000])
})

test('takes an upload and answers reads while forty clients send theirs byte by byte', async () => {
  const config = { ...shop.services.config, trustProxy: ['loopback'] }
  const busyPort = await aListeningApp({ config })
  const { uploadCapacity, shedding } = shop.services
  await Promise.all(
    Array.from({ length: 240 }, async (_, index) => {
      const socket = await aConnection(busyPort)
      const client = `X-Forwarded-For: 192.0.2.${index % 40}`
      socket.write(`${head(ARTWORKS, `${client}\r\nContent-Length: 500000`)}${openPart('b')}x`)
    }),
  )
  await expect.poll(() => uploadCapacity.inUse.uploads).toBe(240)
  await expect.poll(() => shedding.active.ordinary).toBe(0)
  const form = uploadedForm({ content: PDF })
  const headers = { ...form.headers, 'x-forwarded-for': '198.51.100.1' }
  const reply = await send(PROOFS, headers, Readable.from([form.payload]), undefined, busyPort)
  expect(reply.status).toBe(201)
})

test('answers an upload that arrives too slowly, frees what it held and disconnects', async () => {
  const slowPort = await aListeningApp({ pace: { bytes: 1_000_000, ms: 100 } })
  const socket = await aConnection(slowPort)
  const hungUp = new Promise((resolve) => socket.once('close', resolve))
  const answer = answerOn(socket)
  socket.write(`${head(ARTWORKS, 'Content-Length: 500000')}${openPart('b')}${'x'.repeat(1000)}`)
  expect(await answer).toMatch(/^HTTP\/1.1 400 [^]*BAD_REQUEST[^]*arrived too slowly/)
  expect(shop.services.uploadCapacity.inUse).toEqual({ uploads: 0, bytes: 0 })
  await hungUp
})

function openPart(boundary: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
}

function head(path: string, length: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`
}

function asChunk(text: string): string {
  return text === '' ? '' : `${text.length.toString(16)}\r\n${text}\r\n`
}

function inPieces(bytes: Buffer): Readable {
  const size = 65_536
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  )
}

async function aConnection(toPort = port): Promise<Socket> {
  const socket = connect(toPort, '127.0.0.1')
  // The server ends an endless upload with a reset.
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function answerOn(socket: Socket): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
    if (text.endsWith('}')) resolve(undefined)
  })
  socket.on('close', () => resolve(undefined))
  socket.resume()
  await promise
  return text
}

async function send(
  path: string,
  headers: OutgoingHttpHeaders,
  body: Readable,
  agent?: Agent,
  toPort = port,
): Promise<{ status: number | undefined; error?: ApiErrorResponse['error']; reusedConnection: boolean }> {
  const request = sendRequest({
    host: '127.0.0.1',
    port: toPort,
    path,
    method: 'POST',
    headers,
    ...(agent ? { agent } : {}),
  })
  body.pipe(request)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  const { error } = JSON.parse(text) as Partial<ApiErrorResponse>
  return { status: response.statusCode, ...(error ? { error } : {}), reusedConnection: request.reusedSocket }
}

async function aListeningApp(
  replaced: Partial<Services> & { readonly pace?: Pace },
  onConnection?: (socket: Socket) => void,
): Promise<number> {
  const app = buildApp({ ...shop.services, ...replaced })
  if (onConnection) app.server.on('connection', onConnection)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return (app.server.address() as AddressInfo).port
}

function countingBytes(counted: number[]): Services['limits'] {
  return {
    ...shop.services.limits,
    consume: (quota, client, points) => {
      if (quota === 'artwork-bytes') counted.push(points ?? 1)
      return shop.services.limits.consume(quota, client, points)
    },
  }
}
