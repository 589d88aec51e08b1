/** One email to one mailbox. */
export interface Mail {
  /** The same for every attempt, so that a mail program shows a repeated email once. */
  readonly messageId: string
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What may be logged about it: no personal data. */
  readonly loggable: LoggableMail
}

/** A name is untrusted input: it reaches the encoder in this object, never inside a header line. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface LoggableMail {
  /** The name of its template. */
  readonly template: string
  readonly locale: string
  readonly subject: string
  readonly text: string
}

/** Hands an email over for delivery. Throws a JobFailure when that fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
