import type { SendMailOptions } from 'nodemailer'
import type { Mail, Mailbox } from './mail.ts'

/** The mail as the encoder takes it. */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    messageId: mail.messageId,
    from,
    to: toAddress(mail.to),
    ...(mail.replyTo ? { replyTo: toAddress(mail.replyTo) } : {}),
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

function toAddress({ name, address }: Mailbox): Mailbox {
  return { name: name.replaceAll(/\p{Cc}+/gu, ' ').trim(), address }
}
