import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Only those of `TAKES` accept a mail with 250. */
export type MailFault =
  | 'healthy'
  | 'away'
  | 'silent'
  | 'mute after greeting'
  | 'busy: 421'
  | 'later: 451'
  | 'drops the mail'
  | 'takes and hangs up'
  | 'no such mailbox: 550'

export interface OddMailServer {
  readonly port: number
  /** The Message-ID of every mail accepted with 250, in order. */
  readonly taken: readonly string[]
  readonly calls: ReadonlyMap<MailFault, number>
  setFault(fault: MailFault): Promise<void>
  close(): Promise<void>
}

export async function startOddMailServer(): Promise<OddMailServer> {
  const taken: string[] = []
  const calls = new Map<MailFault, number>()
  const sockets = new Set<Socket>()
  let fault: MailFault = 'healthy'
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    port,
    taken,
    calls,
    setFault: async (next) => {
      if ((fault === 'away') !== (next === 'away')) {
        if (next === 'away') await shut(server)
        else server = await listen(port)
      }
      fault = next
    },
    close: () => (fault === 'away' ? Promise.resolve() : shut(server)),
  }

  async function listen(onPort: number): Promise<Server> {
    const listening = createServer((socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket)).on('error', () => undefined)
      calls.set(fault, (calls.get(fault) ?? 0) + 1)
      converse(socket, fault, taken)
    }).listen(onPort, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }

  async function shut(listening: Server): Promise<void> {
    for (const socket of sockets) socket.destroy()
    listening.close()
    await once(listening, 'close')
  }
}

function converse(socket: Socket, fault: MailFault, taken: string[]): void {
  if (fault === 'silent') return
  const say = (line: string) => void socket.write(`${line}\r\n`)
  if (fault === 'busy: 421') return void socket.end('421 too busy\r\n')
  say('220 odd.example ESMTP')
  if (fault === 'mute after greeting') return

  let mail: string[] | undefined
  createInterface({ input: socket }).on('line', (line) => {
    if (mail !== undefined) {
      if (line !== '.') return void mail.push(line)
      if (fault === 'drops the mail') return void socket.destroy()
      taken.push(/^message-id:\s*(\S+)/im.exec(mail.join('\n'))?.[1] ?? 'none')
      mail = undefined
      say('250 taken')
      if (fault === 'takes and hangs up') socket.end()
      return
    }
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'DATA') {
      mail = []
      say('354 go on')
    } else if (word === 'QUIT') {
      say('221 bye')
      socket.end()
    } else if (word === 'RCPT' && fault === 'later: 451') say('451 try again later')
    else if (word === 'RCPT' && fault === 'no such mailbox: 550') say('550 no such mailbox')
    else say('250 ok')
  })
}
