import { connect, type Socket } from 'node:net'
import type { Logger } from 'pino'
import { invalidField, Refusal } from '../../refusal.ts'

/** Of a scanner that has died, so that its uploads do not wait for ever. */
const SILENCE_MS = 60_000
const CHUNK_BYTES = 64 * 1024

/** Refuses a file in which the scanner finds something, and every file while the scanner cannot be reached. */
export type VirusScan = (bytes: Buffer) => Promise<void>

/** Speaks the protocol of ClamAV's daemon, clamd. Without an address, every file passes. */
export function createVirusScan(
  address: string | undefined,
  log: Pick<Logger, 'warn' | 'error'>,
  { silenceMs = SILENCE_MS } = {},
): VirusScan {
  if (address === undefined) return () => Promise.resolve()
  const target = new URL(address)
  return async (bytes) => {
    const verdict = await askClamd(target, bytes, silenceMs).catch((error: unknown) => {
      log.error({ err: error }, 'the virus scanner cannot be reached; uploads are refused')
      throw notScanned()
    })
    if (verdict === 'stream: OK') return
    const found = /^stream: (.+) FOUND$/.exec(verdict)?.[1]
    if (found === undefined) {
      log.error({ verdict }, 'the virus scanner could not scan a file; it was refused')
      throw notScanned()
    }
    log.warn({ found }, 'the virus scanner found something in an upload; it was refused')
    throw invalidField('file', 'was refused by the virus scanner', 'malware')
  }
}

/** `INSTREAM`: chunks after their length, ended by a length of 0. */
function askClamd(
  { protocol, hostname, port, pathname }: URL,
  bytes: Buffer,
  silenceMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket =
      protocol === 'unix:'
        ? connect({ path: decodeURIComponent(pathname) })
        : connect({ host: hostname, port: Number(port) })
    const answer: Buffer[] = []
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('The virus scanner does not answer.')))
    socket.on('error', reject)
    socket.on('data', (part) => answer.push(part))
    socket.on('close', () => {
      const verdict = Buffer.concat(answer).toString('utf8').split('\0')[0]?.trim() ?? ''
      if (verdict === '') reject(new Error('The virus scanner hung up.'))
      else resolve(verdict)
    })
    socket.write('zINSTREAM\0')
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      const chunk = bytes.subarray(from, from + CHUNK_BYTES)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.write(lengthOf(0))
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function notScanned(): Refusal {
  return new Refusal('UPSTREAM_FAILED', 'Files cannot be checked for viruses at the moment.')
}
