import { LETTERS_OF, type LetterName, type TeamLetterName } from './letter-names.ts'
import type { OutboxEvent } from './outbox.store.ts'

export const MAIL_QUEUE = 'mail'

/** One letter to write. Holds ids only: a job may wait for a day, and nobody's name should wait with it. */
export interface LetterJob {
  readonly eventId: number
  readonly letter: Exclude<LetterName, TeamLetterName>
}

/** A letter to somebody of the team. The token of the link is made when the letter is written, and waits nowhere. */
export interface PasswordLinkJob {
  readonly linkId: string
  readonly letter: TeamLetterName
}

/** Turns an event into the jobs of one queue. */
export interface Subscriber {
  readonly queue: string
  readonly jobsFor: (event: OutboxEvent) => readonly object[]
}

/** Who hears of events. Another consumer is one more row. */
export const SUBSCRIBERS: readonly Subscriber[] = [
  {
    queue: MAIL_QUEUE,
    jobsFor: ({ id, type }) => LETTERS_OF[type].map((letter): LetterJob => ({ eventId: id, letter })),
  },
]
