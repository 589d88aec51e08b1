import type { SendMailOptions } from 'nodemailer'

export interface Mail {
  /** The same for every attempt, so that a mail program shows a repeated email once. */
  readonly messageId: string
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Contains no personal data. */
  readonly loggable: LoggableMail
}

/** A name is untrusted input: it reaches the encoder in this object, never inside a header line. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

interface LoggableMail {
  readonly template: string
  readonly locale: string
  readonly subject: string
  readonly text: string
}

/** Throws a JobFailure when the delivery fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

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
