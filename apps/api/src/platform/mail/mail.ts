import type { SendMailOptions } from 'nodemailer'

export interface Mail {
  /** The same for every attempt, so that a mail program shows a repeated email once. */
  readonly messageId: string
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Shown in the HTML by `cid:`, so that nothing is loaded when the email is read. */
  readonly pictures?: readonly MailPicture[]
  readonly files?: readonly MailFile[]
  /** Contains no personal data. */
  readonly loggable: LoggableMail
}

/** A name is untrusted input: it reaches the encoder in this object, never inside a header line. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface MailPicture {
  readonly cid: string
  readonly fileName: string
  readonly contentType: 'image/jpeg' | 'image/png'
  readonly bytes: Buffer
}

export interface MailFile {
  readonly fileName: string
  readonly contentType: 'application/pdf'
  readonly bytes: Buffer
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
    attachments: [
      ...(mail.pictures ?? []).map(({ cid, fileName, contentType, bytes }) => ({
        ...{ cid, contentType, filename: fileName, content: bytes },
        contentDisposition: 'inline' as const,
      })),
      ...(mail.files ?? []).map(({ fileName, contentType, bytes }) => ({
        ...{ contentType, filename: fileName, content: bytes },
        contentDisposition: 'attachment' as const,
      })),
    ],
    // RFC 3834: suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Content is never read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
