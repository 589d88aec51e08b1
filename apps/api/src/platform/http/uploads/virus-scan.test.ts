import { createServer, type Socket } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { errorOf, refusalOf } from '../../../testing/replies.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { createVirusScan } from './virus-scan.ts'

const HARMFUL = Buffer.from('a-known-virus')
const silent = pino({ level: 'silent' })

/** Answers like clamd, by what the stream contains. */
async function aScanner(answer?: (socket: Socket, bytes: Buffer) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-clamd-'))
  const path = join(folder, 'clamd.ctl')
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      const bytes = readStream(received)
      if (bytes === undefined) return
      if (answer) answer(socket, bytes)
      else socket.end(bytes.includes(HARMFUL) ? 'stream: Known-Virus FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(path, resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return `unix://${path}`
}

/** Undefined until the closing length of 0 has arrived. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  expect(received.subarray(0, command.length).toString()).toBe(command.slice(0, received.length))
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

test('sends the whole file to the scanner and lets a clean one pass', async () => {
  const seen: Buffer[] = []
  const address = await aScanner((socket, bytes) => {
    seen.push(bytes)
    socket.end('stream: OK\0')
  })
  const file = Buffer.alloc(200_000, 'abc')
  await createVirusScan(address, silent)(file)
  expect(seen).toEqual([file])
})

test.each<[string, (socket: Socket) => void]>([
  ['refuses to scan', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['hangs up', (socket) => socket.end()],
  ['never answers', () => undefined],
])('refuses every file while the scanner %s', async (_what, answer) => {
  const scan = createVirusScan(await aScanner(answer), silent, { silenceMs: 100 })
  await expect(scan(Buffer.from('a file'))).rejects.toMatchObject({ code: 'UPSTREAM_FAILED', status: 502 })
})

test('refuses every file while there is no scanner at the address', async () => {
  const scan = createVirusScan('unix:///nowhere/clamd.ctl', silent)
  await expect(scan(Buffer.from('a file'))).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
})

test('no upload that the scanner refuses is stored', async () => {
  const virusScanner = await aScanner()
  const shop = await startTestApp({ config: { virusScanner } })
  onTestFinished(() => shop.close())
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fafafa' } })
    .png()
    .toBuffer()
  const upload = (path: string, content: Buffer) =>
    shop.app.inject({ method: 'POST', url: path, ...uploadedForm({ content, fileName: 'a.png' }) })
  for (const [path, table] of [
    ['/api/v1/artworks', 'artworks'],
    ['/api/v1/payment-proofs', 'payment_proofs'],
  ] as const) {
    const refused = await upload(path, Buffer.concat([picture, HARMFUL]))
    expect(refusalOf(refused)).toEqual([422, 'VALIDATION_FAILED'])
    expect(errorOf(refused).fields).toEqual([
      { path: 'file', message: 'was refused by the virus scanner', reason: 'malware' },
    ])
    expect((await upload(path, picture)).statusCode).toBe(201)
    const { rowCount } = await shop.services.pool.query(`SELECT FROM ${table}`)
    expect(rowCount).toBe(1)
  }
})
