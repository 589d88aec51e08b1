import type { Subscriber } from '../../platform/outbox/subscriber.ts'
import { LETTERS_OF, type LetterName } from './letter-names.ts'

export const MAIL_QUEUE = 'mail'

/** One letter to write. Holds ids only: a job may wait for a day, and nobody's name should wait with it. */
export interface LetterJob {
  readonly eventId: number
  readonly letter: LetterName
}

/** Letters follow from events. */
export const letterSubscriber: Subscriber = {
  queue: MAIL_QUEUE,
  jobsFor: (events) =>
    events.flatMap(({ id, type }) => LETTERS_OF[type].map((letter): LetterJob => ({ eventId: id, letter }))),
}
