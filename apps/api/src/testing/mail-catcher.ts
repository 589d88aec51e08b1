import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  readonly raw: string
  readonly mail: Email
  /** From the SMTP dialogue, whatever the headers say. */
  readonly recipients: readonly string[]
}

export interface MailCatcher {
  readonly url: string
  readonly port: number
  readonly mails: CaughtMail[]
  close(): Promise<void>
}

/** `refuse` returns the SMTP code with which a recipient is refused. */
export async function startMailCatcher(
  options: { port?: number; refuse?: (address: string) => number | undefined } = {},
): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const code = options.refuse?.(address)
      if (code === undefined) done()
      else done(Object.assign(new Error(`mailbox <${address}> is not here`), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        void PostalMime.parse(raw).then((mail) => {
          mails.push({ raw, mail, recipients })
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
