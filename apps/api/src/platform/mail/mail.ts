/** One mail to one mailbox. */
export interface Mail {
  /** The same for every attempt at the same mail, so that a mail program shows a repeated one once. */
  readonly messageId: string
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What a log may say about it: names nobody. */
  readonly loggable: LoggableMail
}

/** A person's name is hostile input: it travels in this object up to the encoder, never inside a header line. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface LoggableMail {
  readonly letter: string
  readonly locale: string
  readonly subject: string
  readonly text: string
}

/** Hands mail over to be delivered. Throws a JobFailure when that did not work. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
