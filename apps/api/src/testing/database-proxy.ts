import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between a service and its database, and lets a test spoil the line. */
export interface DatabaseProxy {
  /** What the service is told in the place of the database's address. */
  readonly url: string
  /** Lines that are open from the service's side. */
  readonly lines: number
  /** All is well, for new lines and old; what was held back is delivered. */
  pass(): void
  /** New lines are taken, but nothing is forwarded: in neither direction, or only of what the database answers. */
  stall(what?: 'everything' | 'answers'): void
  /** Every piece is delivered so much later. */
  slow(milliseconds: number): void
  /** Breaks all lines as a machine does that has forgotten them. */
  reset(): void
  /** Until told otherwise, breaks a line in the middle of every so manieth piece that the database sends. */
  cut(every: number): void
  /** The lines of now stay open and stay silent for ever; new ones are well. */
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

/** Listens on loopback. `databaseUrl` may name a host or, in its `host` parameter, the folder of a socket. */
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
  // An end travels like everything else; a line that is forgotten does not even end.
  near.on('end', () => asking.deliver(() => far.end())).on('close', () => far.destroy())
  far.on('end', () => answering.deliver(() => near.end()))
  far.on('close', () => answering.deliver(() => near.destroy()))
  near.on('error', () => undefined)
  far.on('error', () => undefined)
  return line
}

/** Keeps the order of what it delivers, however it is held back. */
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
