import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ApiKeyRecord, SheetLayoutRecord } from '@platen/contract'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { idsOf, openFloor } from '../../apps/api/src/testing/floor.ts'
import { aPaidOrder } from '../../apps/api/src/testing/paid-order.ts'
import { shared, sharedTestApp } from '../../apps/api/src/testing/shared.ts'
import { openSheetClient } from '../../apps/api/src/testing/sheet-client.ts'
import { PASSWORD, aMember } from '../../apps/api/src/testing/team.ts'
import { MEMORY_FILE, openCourierMemory } from './courier-memory.ts'
import { UNFINISHED_FOLDER } from './deliver-sheets.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))
const owner = shared(() => aMember(shop, 'owner'))
const key = shared(async () =>
  (
    await shop.post(
      '/api/admin/api-keys',
      { name: 'Hot folder', permissions: ['production:read'], password: PASSWORD },
      owner.headers,
    )
  ).json<ApiKeyRecord & { key: string }>(),
)

/** The shop over HTTP; a film stops half way while `isStuck`. */
const front = { isStuck: false, server: undefined as Server | undefined, url: '' }

let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'courier-'))
  front.isStuck = false
  if (front.server !== undefined) return
  front.server = createServer((request, response) => {
    void shop.app
      .inject({
        method: 'GET',
        url: request.url ?? '',
        headers: { authorization: request.headers.authorization ?? '' },
      })
      .then(({ statusCode, headers, rawPayload }) => {
        response.writeHead(statusCode, headers as Record<string, string>)
        if (front.isStuck && (request.url ?? '').includes('/files/'))
          response.write(rawPayload.subarray(0, 5))
        else response.end(rawPayload)
      })
  })
  await once(front.server.listen(0, '127.0.0.1'), 'listening')
  front.url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => front.server?.closeAllConnections())

const COURIER = fileURLToPath(new URL('../courier.ts', import.meta.url))

function start() {
  const child = spawn(process.execPath, [COURIER, '--to', folder, '--from', front.url, '--once'], {
    env: { ...process.env, PLATEN_API_KEY: key.key },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) }
}

const delivered = () => readdirSync(folder).filter((name) => !name.startsWith('.'))
const unfinished = () => readdirSync(join(folder, UNFINISHED_FOLDER))

async function anExportedSheet() {
  const jobIds = idsOf(await floor.jobsOf(await floor.aJobOrder({ sizeMm: 60 })))
  return client.anExportedSheet({ jobIds })
}

test('writes the film of new sheets, whole and once, and takes up where it was killed', async () => {
  const first = await anExportedSheet()
  front.isStuck = true
  const killed = start()
  await expect
    .poll(() => {
      const [part] = unfinished()
      return part === undefined ? 0 : statSync(join(folder, UNFINISHED_FOLDER, part)).size
    })
    .toBe(5)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(delivered()).toEqual([])

  front.isStuck = false
  expect(await start().ended).toEqual({ code: 0, output: `Wrote ${first.number}.png\n` })
  expect(delivered()).toEqual([`${first.number}.png`])
  expect(readFileSync(join(folder, `${first.number}.png`), 'utf8')).toBe(`sheet.png of ${first.number}`)
  expect(unfinished()).toEqual([])

  // The RIP has taken it.
  rmSync(join(folder, `${first.number}.png`))
  const second = await anExportedSheet()
  expect(await start().ended).toEqual({ code: 0, output: `Wrote ${second.number}.png\n` })
  expect(await start().ended).toEqual({ code: 0, output: '' })
  expect(delivered()).toEqual([`${second.number}.png`])
})

test('a sheet that a customer laid out comes under its own number, as every film', async () => {
  const { storefront } = floor
  const piece = { artworkId: storefront.artworkId, widthMm: 100, heightMm: 100, turned: false }
  const saved = await shop.post('/api/v1/layouts', { pieces: [{ ...piece, xMm: 5, yMm: 0 }] })
  const { id: layoutId } = saved.json<SheetLayoutRecord>()
  const order = await aPaidOrder(shop, storefront, { items: [{ kind: 'sheet', layoutId, quantity: 1 }] })
  const { number } = await client.anExportedSheet({ jobIds: idsOf(await floor.jobsOf(order)) })
  expect(await start().ended).toMatchObject({ code: 0 })
  expect(delivered()).toContain(`${number}.png`)
})

test('a file that was ready when the courier was killed is moved once', async () => {
  const sheets = await listExported()
  const [before, after] = [await anExportedSheet(), await anExportedSheet()]
  mkdirSync(join(folder, UNFINISHED_FOLDER))
  const memory = openCourierMemory(folder)
  for (const id of sheets) {
    memory.setReady(`${id}/sheet.png`, 'old.png')
    memory.setWritten(`${id}/sheet.png`)
  }
  for (const { id } of [before, after]) {
    writeFileSync(join(folder, UNFINISHED_FOLDER, `${id}-sheet.png`), id)
    memory.setReady(`${id}/sheet.png`, `${id}.png`)
  }
  // Of this one only the note is missing.
  renameSync(join(folder, UNFINISHED_FOLDER, `${after.id}-sheet.png`), join(folder, `${after.id}.png`))
  rmSync(join(folder, `${after.id}.png`))
  memory.close()
  expect(await start().ended).toEqual({ code: 0, output: `Wrote ${before.id}.png\n` })
  expect(delivered()).toEqual([`${before.id}.png`])
})

test('does not replace a file of another program, and writes nothing that did not arrive whole', async () => {
  const sheet = await anExportedSheet()
  writeFileSync(join(folder, `${sheet.number}.png`), 'mine')
  await start().ended
  expect(readFileSync(join(folder, `${sheet.number}.png`), 'utf8')).toBe('mine')
  expect(readFileSync(join(folder, `${sheet.number} (2).png`), 'utf8')).toBe(`sheet.png of ${sheet.number}`)
})

test('a second courier on the same folder ends with a message, and the lock ends with its holder', async () => {
  await anExportedSheet()
  front.isStuck = true
  const holder = start()
  await expect.poll(() => readdirSync(folder).includes(UNFINISHED_FOLDER) && unfinished().length).toBe(1)
  expect(await start().ended).toEqual({ code: 1, output: `Another courier writes to ${folder}.\n` })
  holder.child.kill('SIGKILL')
  await holder.ended
  front.isStuck = false
  expect((await start().ended).code).toBe(0)
  expect(readdirSync(folder)).toContain(MEMORY_FILE)
})

async function listExported(): Promise<string[]> {
  const reply = await shop.get('/api/admin/gang-sheets?state=exported&limit=200', owner.headers)
  return idsOf(reply.json<{ id: string }[]>())
}
