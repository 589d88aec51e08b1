import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface DatabaseProxy {
  readonly url: string
  readonly lines: number
  /** Delivers what was held back, too. */
  pass(): void
  /** Accepts new connections but forwards nothing, or only what the database sends. */
  stall(what?: 'everything' | 'answers'): void
  slow(milliseconds: number): void
  /** Like a machine that has forgotten them. */
  reset(): void
  /** Breaks a connection in the middle of every nth chunk that the database sends, until reset. */
  cut(every: number): void
  /** Current connections stay open and silent forever; new ones work. */
  forget(): void
  close(): Promise<void>
}

interface Line {
  readonly flush: () => void
  readonly breakOff: () => void
  forgotten: boolean
}

interface Weather {
  stalled: 'nothing' | 'everything' | 'answers'
  delayMs: number
  cutEvery: number | undefined
}

/** `databaseUrl` may name a host or, in its `host` parameter, the folder of a socket. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const lines = new Set<Line>()
  const weather: Weather = { stalled: 'nothing', delayMs: 0, cutEvery: undefined }
  const counter = { pieces: 0 }
  const server = createServer((near) => {
    const line = openLine(near, reach(target), weather, counter)
    lines.add(line)
    near.once('close', () => lines.delete(line))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: addressOf(server.address() as AddressInfo, target),
    get lines() {
      return lines.size
    },
    pass: () => {
      Object.assign(weather, { stalled: 'nothing', delayMs: 0, cutEvery: undefined })
      for (const line of lines) line.flush()
    },
    stall: (what = 'everything') => {
      weather.stalled = what
    },
    slow: (milliseconds) => {
      weather.delayMs = milliseconds
    },
    reset: () => {
      for (const line of lines) line.breakOff()
    },
    cut: (every) => {
      weather.cutEvery = every
    },
    forget: () => {
      for (const line of lines) line.forgotten = true
    },
    close: async () => {
      for (const line of lines) line.breakOff()
      server.close()
      await once(server, 'close')
    },
  }
}

function addressOf({ port }: AddressInfo, target: URL): string {
  const url = new URL(target)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  return url.href
}

function reach(target: URL): Socket {
  const folder = target.searchParams.get('host')
  const port = target.port === '' ? 5432 : Number(target.port)
  return folder === null ? connect(port, target.hostname) : connect(`${folder}/.s.PGSQL.${port}`)
}

function openLine(near: Socket, far: Socket, weather: Weather, counter: { pieces: number }): Line {
  const asking = aDirection(() => line.forgotten || weather.stalled === 'everything', weather)
  const answering = aDirection(() => line.forgotten || weather.stalled !== 'nothing', weather)
  const line: Line = {
    forgotten: false,
    flush: () => {
      asking.flush()
      answering.flush()
    },
    breakOff: () => {
      near.resetAndDestroy()
      far.destroy()
    },
  }
  near.on('data', (piece: Buffer) => asking.deliver(() => far.write(piece)))
  far.on('data', (piece: Buffer) => {
    counter.pieces += 1
    const isCut = weather.cutEvery !== undefined && counter.pieces % weather.cutEvery === 0
    if (isCut) near.write(piece.subarray(0, piece.length >> 1), line.breakOff)
    else answering.deliver(() => near.write(piece))
  })
  // An end is forwarded like data; a forgotten connection does not even end.
  near.on('end', () => asking.deliver(() => far.end())).on('close', () => far.destroy())
  far.on('end', () => answering.deliver(() => near.end()))
  far.on('close', () => answering.deliver(() => near.destroy()))
  near.on('error', () => undefined)
  far.on('error', () => undefined)
  return line
}

/** Keeps the order of chunks, however they are delayed. */
function aDirection(isHeld: () => boolean, weather: Weather) {
  const held: (() => void)[] = []
  const deliverOrHold = (deliver: () => void) => {
    if (isHeld() || held.length > 0) held.push(deliver)
    else deliver()
  }
  return {
    deliver: (deliver: () => void) => {
      if (weather.delayMs === 0) deliverOrHold(deliver)
      else setTimeout(() => deliverOrHold(deliver), weather.delayMs)
    },
    flush: () => {
      if (!isHeld()) for (const deliver of held.splice(0)) deliver()
    },
  }
}
