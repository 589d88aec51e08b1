import { createTransport, type NodemailerError } from 'nodemailer'
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

/** The server's own words often repeat the recipient's address: only its codes are kept. */
function toFailure(error: unknown): JobFailure {
  const { code = 'unknown error', responseCode } = error as Partial<NodemailerError>
  const permanent = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
  const reply = responseCode === undefined ? '' : `, reply ${responseCode}`
  return new JobFailure(`The mail server did not take the mail (${code}${reply}).`, { permanent })
}
