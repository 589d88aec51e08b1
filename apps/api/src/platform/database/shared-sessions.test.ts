import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { inject, onTestFinished, expect, test } from 'vitest'
import { refuseSharedSessions } from './shared-sessions.ts'

/** A pooler that speaks just enough of PostgreSQL's protocol; `e2e/service/pooler.test.ts` uses a real PgBouncer. */

test('connects to PostgreSQL directly', async () => {
  await expect(refuseSharedSessions(inject('testServerUrl'))).resolves.toBeUndefined()
})

test('connects through a pooler in session mode', async () => {
  const url = await aPooler((client) => client)
  await expect(refuseSharedSessions(url)).resolves.toBeUndefined()
})

test.each([1, 2, 3, 4, 5])('refuses one that hands out %i connections in turn', async (size) => {
  const url = await aPooler((_client, question) => question % size)
  await expect(refuseSharedSessions(url)).rejects.toThrow('a pooler in transaction mode')
})

test('refuses a pooler that shares a connection between two queries', async () => {
  const url = await aPooler((client, question) => (question === 11 ? 9 : client))
  await expect(refuseSharedSessions(url)).rejects.toThrow('a pooler in transaction mode')
})

/** Which connection responds: per client, counted from 0, or per query, counted over all clients. */
type Choice = (client: number, question: number) => number

async function aPooler(choose: Choice): Promise<string> {
  let clients = 0
  let questions = 0
  const server = createServer((socket) => {
    const client = clients++
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]))
      socket.on('data', (asked) => answer(socket, asked, client))
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgresql://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`

  function answer(socket: Socket, asked: Buffer, client: number): void {
    if (asked.toString('latin1', 0, 1) !== 'Q') return void socket.end()
    const pid = Buffer.from(String(100 + choose(client, questions++)))
    const row = message('D', Buffer.concat([int16(1), int32(pid.length), pid]))
    socket.write(Buffer.concat([COLUMN, row, message('C', Buffer.from('SELECT 1\0')), READY]))
  }
}

const INT4 = 23
const READY = message('Z', Buffer.from('I'))
const COLUMN = message(
  'T',
  Buffer.concat([
    int16(1),
    Buffer.from('pid\0'),
    int32(0),
    int16(0),
    int32(INT4),
    int16(4),
    int32(-1),
    int16(0),
  ]),
)

function message(kind: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(content.length + 4), content])
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
