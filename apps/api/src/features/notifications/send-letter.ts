import { JobFailure } from '../../platform/jobs/job-failure.ts'
import { OVER_A_DAY, type QueuePlan, type Retries } from '../../platform/jobs/job-plan.ts'
import type { Mail, Mailbox, Mailer } from '../../platform/mail/mail.ts'
import { findLetterFacts, findMemberFacts, type FactsDeps } from './find-letter-facts.ts'
import { withoutPerson, type LetterFacts } from './letter-facts.ts'
import { toHtml } from './letter-html.ts'
import { LETTER_NAMES, type LetterName, type TeamLetterName } from './letter-names.ts'
import { toText } from './letter-text.ts'
import { LETTERS, writeLetter, type Reader } from './letters.ts'
import { messagesIn } from './messages/messages-in.ts'
import { MAIL_QUEUE, type LetterJob, type PasswordLinkJob } from './subscribers.ts'

export interface SendLetterDeps extends FactsDeps {
  readonly mailer: Mailer
  /** The right half of Message-IDs: the host of the public address. */
  readonly messageIdHost: string
}

/**
 * Writes one letter from what the database says now and hands it to the mailer. Does nothing when its reader has
 * no e-mail address. Throws a JobFailure when the mailer could not take it.
 */
export async function sendLetter(deps: SendLetterDeps, job: LetterJob | PasswordLinkJob): Promise<void> {
  const { letter } = job
  const facts =
    'eventId' in job ? await findLetterFacts(deps, job.eventId) : await findMemberFacts(deps, job.linkId)
  if (!facts) return
  const to = mailboxOf(LETTERS[letter].to, facts)
  if (!to) return
  const replyTo = mailboxOf(LETTERS[letter].to === 'shop' ? 'customer' : 'shop', facts)
  await deps.mailer.send({
    messageId: `<${'eventId' in job ? `event-${job.eventId}` : `link-${job.linkId}`}-${letter}@${deps.messageIdHost}>`,
    to,
    ...(replyTo ? { replyTo } : {}),
    ...compose(letter, facts),
  })
}

function compose(
  letter: LetterName,
  facts: LetterFacts,
): Pick<Mail, 'subject' | 'text' | 'html' | 'loggable'> {
  const wanted = LETTERS[letter].to === 'customer' ? facts.locale : null
  const language = messagesIn([wanted, ...facts.store.locales])
  const written = writeLetter(letter, facts, language)
  const aboutNobody = writeLetter(letter, withoutPerson(facts), language)
  return {
    subject: written.subject,
    text: toText(written),
    html: toHtml(written, language.locale),
    loggable: {
      letter,
      locale: language.locale,
      subject: aboutNobody.subject,
      text: toText(aboutNobody),
    },
  }
}

/** Requests on WhatsApp are answered there, even when an address was left too. */
function mailboxOf(reader: Reader, facts: LetterFacts): Mailbox | undefined {
  const { store, person } = facts
  if (reader === 'shop') return store.email === null ? undefined : { name: store.name, address: store.email }
  if (facts.about === 'lead' && facts.channel !== 'email') return undefined
  return person.email === null ? undefined : { name: person.name, address: person.email }
}

/** Letters on their way, at most ten a second and process: a pace that mail servers are used to. */
export function mailQueue(deps: SendLetterDeps, retries: Retries = OVER_A_DAY): QueuePlan {
  return {
    name: MAIL_QUEUE,
    retries,
    batchSize: 10,
    pollSeconds: 1,
    work: (data) => sendLetter(deps, readJob(data)),
  }
}

/** A job of a later release waits here until a replica of that release takes it. */
function readJob(data: unknown): LetterJob | PasswordLinkJob {
  const { eventId, linkId, letter: name } = data as Partial<Record<'eventId' | 'linkId' | 'letter', unknown>>
  const letter = LETTER_NAMES.find((known) => known === name)
  if (letter === undefined) throw new JobFailure('This letter is not known here.')
  if (isTeamLetter(letter)) {
    if (typeof linkId === 'string') return { linkId, letter }
  } else if (typeof eventId === 'number') return { eventId, letter }
  throw new JobFailure('This letter is not known here.')
}

function isTeamLetter(letter: LetterName): letter is TeamLetterName {
  return LETTERS[letter].to === 'member'
}
