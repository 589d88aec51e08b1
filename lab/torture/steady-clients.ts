import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SteadyClients {
  /** How often clients saw what. */
  readonly seen: ReadonlyMap<string, number>
  /** Resets and incomplete answers; a refused connection is neither. */
  readonly broken: () => string[]
  readonly answered: () => number
  stop(): Promise<void>
}

interface ClientOptions {
  readonly port: number
  readonly count: number
  /** Whether connections are kept for further requests. */
  readonly keepAlive: boolean
  readonly pauseMs?: number
  readonly request: (connection: 'keep-alive' | 'close') => string
}

/** While nobody listens. */
const AGAIN_MS = 20
const REFUSED = 'refused'
const COMPLETE = /^\d{3}\b/

/** Sends requests one after the other on raw connections, because HTTP clients repeat some failed requests by themselves. */
export function startSteadyClients(options: ClientOptions): SteadyClients {
  const { port, count, keepAlive, pauseMs = 0, request } = options
  const seen = new Map<string, number>()
  const state = { stopping: false, answered: 0 }
  const all = Promise.all(Array.from({ length: count }, run))
  return {
    seen,
    broken: () =>
      [...seen].flatMap(([what, times]) =>
        what === REFUSED || COMPLETE.test(what) ? [] : Array.from({ length: times }, () => what),
      ),
    answered: () => state.answered,
    stop: async () => {
      state.stopping = true
      await all
    },
  }

  function note(what: string): void {
    seen.set(what, (seen.get(what) ?? 0) + 1)
  }

  async function run(): Promise<void> {
    let kept: Socket | undefined
    while (!state.stopping) {
      const socket = kept?.writable === true ? kept : await open(port)
      kept = undefined
      if (typeof socket === 'string') {
        note(socket)
        await sleep(AGAIN_MS)
        continue
      }
      const answer = await exchange(socket, request(keepAlive ? 'keep-alive' : 'close'))
      note(answer.what)
      if (answer.complete) state.answered += 1
      if (answer.keep) kept = socket
      else socket.destroy()
      if (pauseMs > 0) await sleep(pauseMs)
    }
    kept?.destroy()
  }
}

/** A word when there is no connection: that is no reset. */
function open(port: number): Promise<Socket | string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => {
      // Linux may connect a socket to itself while nobody listens.
      if (socket.localPort === port) socket.destroy()
      else {
        socket.removeAllListeners('error')
        socket.on('error', () => undefined)
      }
      resolve(socket.destroyed ? REFUSED : socket)
    })
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? REFUSED : `no connection: ${error.code ?? error.message}`),
    )
  })
}

interface Answer {
  readonly what: string
  readonly complete: boolean
  readonly keep: boolean
}

function exchange(socket: Socket, text: string): Promise<Answer> {
  return new Promise((resolve) => {
    let received = ''
    const end = (what: string) => {
      const answer = readAnswer(received)
      socket.off('data', onData).off('error', onError).off('close', onClose)
      resolve(
        answer ?? {
          what: `${what} ${received === '' ? 'without an answer' : 'in an answer'}`,
          complete: false,
          keep: false,
        },
      )
    }
    const onData = (bytes: Buffer) => {
      received += bytes.toString('latin1')
      if (readAnswer(received)) end('')
    }
    const onError = (error: NodeJS.ErrnoException) => end(error.code ?? error.message)
    const onClose = () => end('closed')
    socket.on('data', onData).on('error', onError).on('close', onClose)
    socket.write(text)
  })
}

/** Undefined until it is complete. */
function readAnswer(received: string): Answer | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.slice(0, end)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  const complete =
    length === undefined ? received.endsWith('0\r\n\r\n') : received.length - end - 4 >= Number(length)
  if (!complete) return undefined
  const code = /"code":"([A-Z_]+)"/.exec(received)?.[1]
  const status = head.slice(9, 12)
  return {
    what: code === undefined ? status : `${status} ${code}`,
    complete: true,
    keep: !/^connection: close$/im.test(head),
  }
}
