import { connect } from 'node:net'

interface RawReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** `headOnly`: the response has no body despite its length. Fails after five seconds of silence. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  options: { keepOpen?: boolean; headOnly?: boolean } = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes)
      if (!options.keepOpen) socket.end()
    })
    socket.setTimeout(5000, () => {
      socket.destroy()
      reject(new Error(`No response in time. So far: ${Buffer.concat(chunks).toString()}`))
    })
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const reply = parse(Buffer.concat(chunks).toString(), options.headOnly)
      if (!reply) return
      resolve(reply)
      socket.destroy()
    })
    socket.on('close', () =>
      reject(
        new Error(
          `The connection was closed without a complete response: ${Buffer.concat(chunks).toString()}`,
        ),
      ),
    )
    socket.on('error', reject)
  })
}

function parse(text: string, headOnly = false): RawReply | undefined {
  const [head, ...rest] = text.split('\r\n\r\n')
  if (head === undefined || rest.length === 0) return undefined
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = rest.join('\r\n\r\n')
  if (!headOnly && Buffer.byteLength(body) < Number(headers['content-length'] ?? 0)) return undefined
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}
