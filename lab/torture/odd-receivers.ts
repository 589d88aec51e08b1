import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'

/** Each is an endpoint of its own. */
export const RECEIVER_FAULTS = [
  'down',
  'silent',
  'endless',
  'redirects',
  'fails',
  'false certificate',
] as const
export type ReceiverFault = (typeof RECEIVER_FAULTS)[number]

export interface OddReceivers {
  readonly urls: Readonly<Record<ReceiverFault, string>>
  readonly taken: ReadonlyMap<ReceiverFault, readonly string[]>
  /** Bytes that an endless response could send before the client disconnected. */
  readonly endlessBytes: number
  /** Requests to the target of a redirect. */
  readonly followed: number
  recover(): Promise<void>
  close(): Promise<void>
}

export async function startOddReceivers(): Promise<OddReceivers> {
  const taken = new Map<ReceiverFault, string[]>(RECEIVER_FAULTS.map((fault) => [fault, []]))
  const state = { well: false, endlessBytes: 0, followed: 0 }
  const sockets = new Set<Socket>()
  const answer = (url: string | undefined, headers: IncomingHttpHeaders, response: ServerResponse) => {
    const fault = RECEIVER_FAULTS.find((known) => url === pathOf(known))
    response.on('error', () => undefined)
    if (fault === undefined) state.followed += 1
    if (state.well && fault) {
      taken.get(fault)?.push(String(headers['webhook-id']))
      response.writeHead(204).end()
    } else if (fault === 'endless') flood(response, state)
    else if (fault === 'redirects') response.writeHead(307, { location: '/elsewhere' }).end()
    else if (fault !== 'silent') response.writeHead(500).end()
  }
  const open = createServer((request, response) => answer(request.url, request.headers, response))
  const tls = createTlsServer(aFalseCertificate(), (request, response) =>
    answer(request.url, request.headers, response),
  )
  const down = createServer((request, response) => answer(request.url, request.headers, response))
  for (const server of [open, tls, down]) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const portOf = (server: typeof open | typeof tls) => (server.address() as AddressInfo).port
  const downPort = portOf(down)
  const urls = Object.fromEntries(
    RECEIVER_FAULTS.map((fault) => {
      const origin =
        fault === 'false certificate'
          ? `https://127.0.0.1:${portOf(tls)}`
          : `http://127.0.0.1:${fault === 'down' ? downPort : portOf(open)}`
      return [fault, origin + pathOf(fault)]
    }),
  ) as Record<ReceiverFault, string>
  down.close()
  await once(down, 'close')

  return {
    urls,
    taken,
    get endlessBytes() {
      return state.endlessBytes
    },
    get followed() {
      return state.followed
    },
    recover: async () => {
      state.well = true
      down.listen(downPort, '127.0.0.1')
      await once(down, 'listening')
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await Promise.all(
        [open, tls, down].filter(({ listening }) => listening).map((server) => once(server.close(), 'close')),
      )
    },
  }
}

function pathOf(fault: ReceiverFault): string {
  return `/${fault.replaceAll(' ', '-')}`
}

/** Sends until the client disconnects. */
function flood(response: ServerResponse, state: { endlessBytes: number }): void {
  const piece = Buffer.alloc(64 * 1024, 'x')
  response.writeHead(200)
  const on = () => {
    let hasRoom = true
    while (hasRoom && !response.destroyed) {
      hasRoom = response.write(piece)
      state.endlessBytes += piece.length
    }
    if (!response.destroyed) response.once('drain', on)
  }
  on()
}

/** Self-signed, made for this run. */
function aFalseCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'platen-test-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '2', '-nodes']
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject],
      {
        stdio: 'ignore',
      },
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
