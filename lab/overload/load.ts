import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAnswerReader, type AnswerReader } from './answer-reader.ts'

export interface Shot {
  readonly kind: string
  readonly bytes: Buffer
}

export interface Answer {
  readonly kind: string
  /** 0 for a broken connection. */
  readonly status: number
  /** From the moment at which it should have been sent. */
  readonly latencyMs: number
  readonly atMs: number
}

interface Line {
  readonly socket: Socket
  readonly answer: AnswerReader
  shot: { readonly kind: string; readonly dueAt: number } | undefined
}

interface Load {
  readonly port: number
  /** Requests a second, regardless of pending ones. */
  readonly perSecond: number
  readonly seconds: number
  /** Limits concurrent requests; further ones that are due count as unsent. */
  readonly connections?: number
  readonly next: () => Shot
}

export interface Fired {
  readonly answers: readonly Answer[]
  readonly unsent: number
  /** How late the generator itself was, p99. It is part of the latencies. */
  readonly lateMs: number
}

const MOST_CONNECTIONS = 1_000
const TICK_MS = 2
const LAST_ANSWERS_MS = 10_000

/** An open loop: requests start when they are due, and latencies count from then, so that a slow generator shows. */
export async function fire({
  port,
  perSecond,
  seconds,
  connections = MOST_CONNECTIONS,
  next,
}: Load): Promise<Fired> {
  const answers: Answer[] = []
  const idle: Line[] = []
  const lines = new Set<Line>()
  await openAll()
  const delay = monitorEventLoopDelay({ resolution: TICK_MS })
  delay.enable()
  const began = performance.now()
  let unsent = 0
  let sent = 0
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; sent < due; sent += 1) shoot(began + (sent / perSecond) * 1000)
    await sleep(TICK_MS)
  }
  delay.disable()
  const deadline = performance.now() + LAST_ANSWERS_MS
  while (lines.size > idle.length && performance.now() < deadline) await sleep(20)
  for (const line of lines) {
    if (line.shot) count(line, 0)
    line.socket.destroy()
  }
  return { answers, unsent, lateMs: Math.max(0, delay.percentile(99) / 1e6 - TICK_MS) }

  /** In advance and one after the other, because the kernel decides how quickly connections are accepted. */
  async function openAll(): Promise<void> {
    while (lines.size < connections) {
      const line = openLine()
      await once(line.socket, 'connect')
      idle.push(line)
    }
  }

  function shoot(dueAt: number): void {
    // In turn, because the server would close an unused connection.
    const line = idle.shift() ?? (lines.size < connections ? openLine() : undefined)
    if (!line) {
      unsent += 1
      return
    }
    const { kind, bytes } = next()
    line.shot = { kind, dueAt }
    line.socket.write(bytes)
  }

  function openLine(): Line {
    const socket = connect({
      ...{ port, host: '127.0.0.1', noDelay: true },
      onread: { buffer: PIECE, callback: received },
    })
    const line: Line = { socket, answer: createAnswerReader(), shot: undefined }
    lines.add(line)
    line.socket.on('error', () => undefined)
    line.socket.on('close', () => {
      if (line.shot) count(line, 0)
      lines.delete(line)
      const place = idle.indexOf(line)
      if (place >= 0) idle.splice(place, 1)
    })
    return line

    function received(length: number): boolean {
      const status = line.answer.read(PIECE, length)
      if (status !== undefined) {
        count(line, status)
        idle.push(line)
      }
      return true
    }
  }

  function count(line: Line, status: number): void {
    const { shot } = line
    if (!shot) return
    line.shot = undefined
    const now = performance.now()
    answers.push({ kind: shot.kind, status, latencyMs: now - shot.dueAt, atMs: now - began })
  }
}

/** Requests a second by kind, when each customer waits for a response before the next request. */
export async function capacity(options: {
  readonly port: number
  readonly customers: number
  readonly seconds: number
  readonly next: () => Shot
}): Promise<{ readonly perSecond: number; readonly byKind: Readonly<Record<string, number>> }> {
  // More are due than there are connections; the rest is unsent and costs nothing.
  const { answers } = await fire({
    port: options.port,
    next: options.next,
    seconds: options.seconds,
    connections: options.customers,
    perSecond: 20_000,
  })
  const good = answers.filter(
    ({ status, atMs }) => status >= 200 && status < 300 && atMs <= options.seconds * 1000,
  )
  const byKind: Record<string, number> = {}
  for (const { kind } of good) byKind[kind] = (byKind[kind] ?? 0) + 1 / options.seconds
  return { perSecond: good.length / options.seconds, byKind }
}

/** Shared by all connections: what came is read before the next arrives. */
const PIECE = Buffer.alloc(64 * 1024)
