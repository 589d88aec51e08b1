import { createTransport } from 'nodemailer'
import { JobFailure } from '../jobs/job-failure.ts'
import { toMessage } from './mail-message.ts'
import type { Mailer } from './mail.ts'

/** Sends mail through an SMTP server, one connection a mail. A server that stalls is left after seconds. */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(mail, from))
      } catch (error) {
        throw toFailure(error)
      }
    },
  }
}

/** The server's own words often repeat the recipient's address: only codes are kept. */
function toFailure(error: unknown): JobFailure {
  const code = property(error, 'code') ?? 'unknown error'
  const reply = property(error, 'responseCode')
  const permanent = code === 'EENVELOPE' && typeof reply === 'number' && reply >= 500
  const answer = reply === undefined ? '' : `, reply ${String(reply)}`
  return new JobFailure(`The mail server did not take the mail (${String(code)}${answer}).`, { permanent })
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error && name in error
    ? (error as Error & Record<string, unknown>)[name]
    : undefined
}
