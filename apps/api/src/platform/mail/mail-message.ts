import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

export function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    messageId: mail.messageId,
    from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // RFC 3834: suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Content is never read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
