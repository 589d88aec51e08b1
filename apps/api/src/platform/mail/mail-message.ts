import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** The mail as the encoder takes it. */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    messageId: mail.messageId,
    from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // RFC 3834: nobody's holiday notice needs to come back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Whatever a mail holds, it is text: never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
