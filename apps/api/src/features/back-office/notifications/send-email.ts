import type { OwnNames } from '@platen/formats/own-names'
import { JobFailure, OVER_A_DAY, type QueuePlan, type Retries } from '../../../platform/jobs/job-plan.ts'
import type { Mail, Mailbox, Mailer, MailFile, MailPicture } from '../../../platform/mail/mail.ts'
import { EMAIL_NAMES, type EmailName } from '@platen/contract'
import { DESIGN_CID } from './design-picture.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { drawLogo, LOGO_CID, type EmailLogo } from './email-logo.ts'
import { languageFor } from '../../../messages/messages.ts'
import { type EmailFacts, type MailedLink, type MailedSignInLink, withoutPerson } from './email-facts.ts'
import type { Email } from './email.ts'
import { findEditedText } from './message-templates.store.ts'
import { findOrderFacts, type OrderFactsDeps } from './order-facts.ts'
import { toHtml, toText } from './render-email.ts'
import {
  type EmailJob,
  type EstimateReminderJob,
  MAIL_QUEUE,
  type OrderLinkJob,
  type PasswordLinkJob,
  type SignInLinkJob,
  type TeamEmailName,
} from './email-jobs.ts'
import { composeEmail, EMAIL_TEMPLATES, showsDesign, type Recipient } from './compose-email.ts'
import { beginsBurst, findEstimate, findEvent, findLead, findStore } from './notifications.store.ts'

export interface SendEmailDeps extends FactsDeps {
  readonly mailer: Mailer
  /** Of the shop's things, in other languages. */
  readonly ownNames: () => Promise<OwnNames>
  readonly messageIdHost: string
  readonly documentFile: (
    documentId: string,
  ) => Promise<{ readonly fileName: string; readonly pdf: Buffer } | undefined>
}

/** Does nothing when the recipient has no email address. */
async function sendEmail(deps: SendEmailDeps, job: MailJob): Promise<void> {
  const { email: name } = job
  const facts = await findFacts(deps, job)
  // Messages about orders and about estimates have an email each, and one event.
  if (facts?.about !== EMAIL_TEMPLATES[name].about) return
  const to = mailboxOf(EMAIL_TEMPLATES[name].to, facts)
  if (!to) return
  const files = await filesOf(deps, job)
  const replyTo = mailboxOf(EMAIL_TEMPLATES[name].to === 'shop' ? 'customer' : 'shop', facts)
  await deps.mailer.send({
    messageId: `<${causeOf(job)}-${name}@${deps.messageIdHost}>`,
    to,
    ...(replyTo ? { replyTo } : {}),
    files,
    ...(await toMail(deps, name, facts)),
  })
}

/** An email about a document comes with it, or not at all. */
async function filesOf({ database, documentFile }: SendEmailDeps, job: MailJob): Promise<MailFile[]> {
  if (job.email !== 'document') return []
  const event = await findEvent(database, job.eventId)
  const id = event?.documentId ?? undefined
  const file = id === undefined ? undefined : await documentFile(decodeId('document', id))
  if (!file) throw new JobFailure('The document of this email could not be read.')
  return [{ fileName: file.fileName, contentType: 'application/pdf', bytes: file.pdf }]
}

type MailJob = EmailJob | OrderLinkJob | EstimateReminderJob | SignInLinkJob | PasswordLinkJob

async function findFacts(deps: FactsDeps, job: MailJob): Promise<EmailFacts | undefined> {
  if ('eventId' in job) return findEmailFacts(deps, job.eventId, job.email)
  if ('orderId' in job)
    return findOrderFacts(deps, { orderId: job.orderId, withPicture: showsDesign(job.email) })
  if ('estimateId' in job) return findEstimateFacts(deps, job.estimateId)
  if ('signInLinkId' in job) return findAccountFacts(deps, job.signInLinkId)
  return findMemberFacts(deps, job.linkId)
}

function causeOf(job: MailJob): string {
  if ('eventId' in job) return `event-${job.eventId}`
  if ('estimateId' in job) return `estimate-${job.estimateId}`
  if ('signInLinkId' in job) return `sign-in-${job.signInLinkId}`
  return 'orderId' in job ? `request-${job.requestId}` : `link-${job.linkId}`
}

async function toMail(
  { database, storage, ownNames }: SendEmailDeps,
  name: EmailName,
  facts: EmailFacts,
): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'pictures' | 'loggable'>> {
  const wanted = EMAIL_TEMPLATES[name].to === 'customer' ? facts.locale : null
  const language = languageFor([wanted, ...facts.store.locales])
  const [logo, text, own] = await Promise.all([
    drawLogo(storage, facts.store.logo),
    findEditedText(database, name, language),
    ownNames(),
  ])
  const words = { text, names: own[language.written] }
  const email = composeEmail(name, facts, language, words)
  const anonymous = composeEmail(name, withoutPerson(facts), language, words)
  return {
    subject: email.subject,
    text: toText(email),
    html: toHtml(email, language.locale, { look: facts.store.look, logo }),
    pictures: [...logoOf(logo), ...picturesOf(facts, email)],
    loggable: {
      template: name,
      locale: language.locale,
      subject: anonymous.subject,
      text: toText(anonymous),
    },
  }
}

function logoOf(logo: EmailLogo | undefined): MailPicture[] {
  if (!logo) return []
  return [{ cid: LOGO_CID, fileName: 'logo.png', contentType: 'image/png', bytes: logo.png }]
}

function picturesOf(facts: EmailFacts, { blocks }: Email): MailPicture[] {
  if (facts.about !== 'order' || facts.picture === null) return []
  if (blocks.every(({ kind }) => kind !== 'picture')) return []
  const { jpeg: bytes } = facts.picture
  return [{ cid: DESIGN_CID, fileName: 'design.jpg', contentType: 'image/jpeg', bytes }]
}

/** Requests on WhatsApp are answered there, even when an address was left too. */
function mailboxOf(recipient: Recipient, facts: EmailFacts): Mailbox | undefined {
  const { store, person } = facts
  if (recipient === 'shop')
    return store.email === null ? undefined : { name: store.name, address: store.email }
  if (facts.about === 'lead' && facts.channel !== 'email') return undefined
  return person.email === null ? undefined : { name: person.name, address: person.email }
}

/** Sends at most ten emails a second and process, a rate that mail servers accept. */
export function mailQueue(deps: SendEmailDeps, retries: Retries = OVER_A_DAY): QueuePlan {
  return {
    name: MAIL_QUEUE,
    retries,
    batchSize: 10,
    pollSeconds: 1,
    work: (data) => sendEmail(deps, readJob(data)),
  }
}

/** An unknown name comes from a later release: the job is retried until a replica of that release takes it. */
function readJob(data: unknown): MailJob {
  const job = data as Partial<
    Record<
      'eventId' | 'orderId' | 'requestId' | 'estimateId' | 'signInLinkId' | 'linkId' | 'email' | 'letter',
      unknown
    >
  >
  const { eventId, orderId, requestId, estimateId, signInLinkId, linkId } = job
  // Jobs of 0.1.0 have the name as `letter`.
  const stored = job.email ?? job.letter
  const email = EMAIL_NAMES.find((name) => name === stored)
  if (email !== undefined && isTeamEmail(email)) {
    if (typeof linkId === 'string') return { linkId, email }
  } else if (email === 'order-link') {
    if (typeof orderId === 'string' && typeof requestId === 'string') return { orderId, requestId, email }
  } else if (email === 'estimate-reminder') {
    if (typeof estimateId === 'string') return { estimateId, email }
  } else if (email === 'account-sign-in') {
    if (typeof signInLinkId === 'string') return { signInLinkId, email }
  } else if (email !== undefined && typeof eventId === 'number') return { eventId, email }
  throw new JobFailure('This release does not know this email.')
}

function isTeamEmail(name: EmailName): name is TeamEmailName {
  return EMAIL_TEMPLATES[name].to === 'member'
}

interface FactsDeps extends OrderFactsDeps {
  readonly estimateUrl: OrderFactsDeps['trackingUrl']
  readonly estimateConsoleUrl: (estimateId: string) => string
  /** Undefined when it was withdrawn. */
  readonly signInLink: (linkId: string) => Promise<MailedSignInLink | undefined>
  /** Undefined when it was used or replaced. */
  readonly passwordLink: (linkId: string) => Promise<MailedLink | undefined>
}

async function findEmailFacts(
  deps: FactsDeps,
  eventId: number,
  name: EmailName,
): Promise<EmailFacts | undefined> {
  const event = await findEvent(deps.database, eventId)
  if (event?.threadMessageId != null && !(await beginsBurst(deps.database, event.threadMessageId)))
    return undefined
  if (event?.orderId)
    return findOrderFacts(deps, { orderId: event.orderId, event, withPicture: showsDesign(name) })
  if (event?.leadId) return findLeadFacts(deps, event.leadId)
  if (event?.estimateId) return findEstimateFacts(deps, event.estimateId)
  return undefined
}

async function findMemberFacts(
  { database, passwordLink }: FactsDeps,
  linkId: string,
): Promise<EmailFacts | undefined> {
  const [store, link] = await Promise.all([findStore(database), passwordLink(linkId)])
  if (!store || !link) return undefined
  const { expiresAt, ...person } = link
  return { about: 'member', store, locale: null, expiresAt, person }
}

async function findAccountFacts(
  { database, signInLink }: FactsDeps,
  linkId: string,
): Promise<EmailFacts | undefined> {
  const [store, link] = await Promise.all([findStore(database), signInLink(linkId)])
  if (!store || !link) return undefined
  const { expiresAt, locale, ...person } = link
  return { about: 'account', store, locale, expiresAt, person }
}

/** Of the newest version: an email that waits for a while says what the link shows. Undefined once it is withdrawn. */
async function findEstimateFacts(
  { database, estimateUrl, estimateConsoleUrl }: FactsDeps,
  estimateId: string,
): Promise<EmailFacts | undefined> {
  const [store, estimate] = await Promise.all([findStore(database), findEstimate(database, estimateId)])
  if (!store || !estimate) return undefined
  const { locale } = languageFor([estimate.locale, ...store.locales])
  const person = {
    ...estimate.person,
    url: estimateUrl(estimateId, { locale, offered: store.locales }),
  }
  return { ...estimate, about: 'estimate', store, person, consoleUrl: estimateConsoleUrl(estimateId) }
}

async function findLeadFacts({ database }: FactsDeps, leadId: string): Promise<EmailFacts | undefined> {
  const [store, lead] = await Promise.all([findStore(database), findLead(database, leadId)])
  return store && lead && { ...lead, about: 'lead', store }
}
