import { createTransport, type NodemailerError } from 'nodemailer'
import { JobFailure } from '../jobs/job-plan.ts'
import { toMessage } from './mail.ts'
import type { Mailer } from './mail.ts'

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

/** Keeps only the codes: the server's message often repeats the recipient's address. */
function toFailure(error: unknown): JobFailure {
  const { code = 'unknown error', responseCode } = error as Partial<NodemailerError>
  const permanent = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
  const reply = responseCode === undefined ? '' : `, reply ${responseCode}`
  return new JobFailure(`The mail server did not accept the email (${code}${reply}).`, { permanent })
}
