import {
  MOST_CUSTOMER_MESSAGES,
  MOST_THREAD_MESSAGES,
  MOST_THREAD_PICTURES,
  type AdminOrderThread as AdminThread,
  type OrderThread as Thread,
  type ThreadMessageCreate,
} from '@platen/contract'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../../platform/records/events.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { findArtworks, previewUrl, type StoredArtwork } from '../../selling/artworks/index.ts'
import { lockOrder } from '../../selling/orders/index.ts'
import { lockEstimate, unknownEstimate } from '../estimates/index.ts'
import {
  insertMessage,
  insertWhatsAppNote,
  listMessages,
  markRead,
  measureThread,
  type Sender,
  subjectExists,
  wasNoted,
  type StoredMessage,
  type Subject,
  type ThreadSize,
} from './threads.store.ts'

export interface ThreadDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly keys: Pick<ServerKeys, 'preview'>
}

type ReadDeps = Omit<ThreadDeps, 'transaction'>

export async function readThread(deps: ReadDeps, subject: Subject): Promise<Thread> {
  const { messages, unread } = await readAdminThread(deps, subject, 'shop')
  return {
    // WhatsApp messages were read on WhatsApp.
    messages: messages
      .filter(({ channel }) => channel === 'page')
      .map(({ authorName: _author, channel: _channel, about: _about, ...message }) => message),
    unread,
  }
}

/** `unreadOf`: whose unread messages are counted. */
export async function readAdminThread(
  deps: ReadDeps,
  subject: Subject,
  unreadOf: Sender = 'customer',
): Promise<AdminThread> {
  const stored = await listMessages(deps.database, subject)
  if (stored.length === 0 && !(await subjectExists(deps.database, subject)))
    throw new Refusal('RESOURCE_NOT_FOUND', `There is no such ${subject.kind}.`)
  const artworks = await findArtworks(deps.database, [
    ...new Set(stored.flatMap(({ artworkIds }) => artworkIds)),
  ])
  return {
    messages: stored.map((message) => toRecord(deps, message, artworks)),
    unread: stored.filter(({ sender, readAt }) => sender === unreadOf && readAt === null).length,
  }
}

interface Sending {
  readonly subject: Subject
  readonly message: ThreadMessageCreate
  readonly sender: Sender
  /** UUID of who of the team writes. */
  readonly authorId: string | null
}

/** Emails, WhatsApp and live updates follow from the event. */
export async function sendMessage<Answer>(
  deps: ThreadDeps,
  { subject, message: { text, artworkIds = [] }, sender, authorId }: Sending,
  read: (deps: ReadDeps, subject: Subject) => Promise<Answer>,
): Promise<Answer> {
  if (text === undefined && artworkIds.length === 0)
    throw invalidField('text', 'is required without a picture', 'required')
  const pictures = artworkIds.map((id) => decodeId('artwork', id))
  const known = await findArtworks(deps.database, pictures)
  const missing = pictures.findIndex((id) => !known.has(id))
  if (missing !== -1)
    throw invalidField(
      `artworkIds[${missing}]`,
      'does not exist or was removed; upload it again',
      'not_found',
    )
  return deps.transaction(async (tx) => {
    const number = await lockSubject(tx, subject)
    refuseFull(await measureThread(tx, subject), { sender, pictures: pictures.length })
    const now = deps.clock.now()
    const id = newUuid(now)
    await insertMessage(tx, {
      ...{ id, subject, sender, authorId, sentAt: now },
      body: text ?? null,
      artworkIds: pictures,
    })
    // Who answers has read what was there.
    await markRead(tx, subject, { sender: sender === 'customer' ? 'shop' : 'customer', lastId: id, now })
    await emit(tx, {
      type: sender === 'customer' ? 'message.received' : 'message.sent',
      ...(subject.kind === 'order' ? { orderId: subject.id } : { estimateId: subject.id }),
      payload: { number, threadMessageId: encodeId('threadMessage', id) },
      occurredAt: now,
    })
    return read({ ...deps, database: tx }, subject)
  })
}

/** Returns its number. Nobody reads the thread of an estimate that was never sent, or was withdrawn. */
async function lockSubject(tx: Tx, { kind, id }: Subject): Promise<string> {
  if (kind === 'order') return (await lockOrder(tx, id)).number
  const estimate = await lockEstimate(tx, id)
  if (!estimate) throw unknownEstimate()
  const { number, status } = estimate
  if (status !== 'draft') return number
  throw new Refusal(
    'INVALID_TRANSITION',
    `Estimate ${number} has not been sent, so its customer cannot read messages.`,
    {
      details: { reason: 'estimate_moved', names: [number], state: status, allowedActions: ['send'] },
      resolution: 'Send the estimate first.',
    },
  )
}

/** The bounds of one thread, which anybody with the link could fill. */
function refuseFull(size: ThreadSize, { sender, pictures }: { sender: Sender; pictures: number }): void {
  const most = sender === 'customer' ? MOST_CUSTOMER_MESSAGES : MOST_THREAD_MESSAGES
  const messages = sender === 'customer' ? size.ofCustomer : size.all
  if (messages >= most)
    throw invalidField('text', `is one message more than the ${most} of a thread`, 'too_many', String(most))
  if (pictures > 0 && size.pictures + pictures > MOST_THREAD_PICTURES)
    throw invalidField(
      'artworkIds',
      `are more than the ${MOST_THREAD_PICTURES} pictures of a thread`,
      'too_many',
      String(MOST_THREAD_PICTURES),
    )
}

/** `sender`: whose messages were read. */
export async function readUpTo<Answer extends { readonly messages: readonly { readonly id: string }[] }>(
  deps: ThreadDeps,
  {
    subject,
    lastId,
    sender,
  }: { readonly subject: Subject; readonly lastId: string; readonly sender: Sender },
  read: (deps: ReadDeps, subject: Subject) => Promise<Answer>,
): Promise<Answer> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    await markRead(tx, subject, { sender, lastId: decodeId('threadMessage', lastId), now })
    const thread = await read({ ...deps, database: tx }, subject)
    if (!thread.messages.some(({ id }) => id === lastId))
      throw invalidField('lastId', `does not name a message of this ${subject.kind}`, 'not_found')
    return thread
  })
}

/** That staff sent a prepared text by hand. */
export async function noteWhatsApp(
  tx: Tx,
  note: {
    readonly subject: Subject
    readonly about: string
    readonly authorId: string | null
    readonly at: Date
  },
): Promise<void> {
  await insertWhatsAppNote(tx, { ...note, id: newUuid(note.at) })
}

/** That staff sent the link of an estimate, once for each version. */
export async function noteEstimateLink(
  deps: ThreadDeps,
  { estimateId, authorId }: { readonly estimateId: string; readonly authorId: string },
): Promise<AdminThread> {
  const subject: Subject = { kind: 'estimate', id: estimateId }
  return deps.transaction(async (tx) => {
    await lockSubject(tx, subject)
    if (!(await wasNoted(tx, estimateId, 'estimate-sent'))) {
      refuseFull(await measureThread(tx, subject), { sender: 'shop', pictures: 0 })
      await noteWhatsApp(tx, { subject, about: 'estimate-sent', authorId, at: deps.clock.now() })
    }
    return readAdminThread({ ...deps, database: tx }, subject)
  })
}

function toRecord(
  { keys, clock }: ReadDeps,
  message: StoredMessage,
  artworks: ReadonlyMap<string, StoredArtwork>,
): AdminThread['messages'][number] {
  const now = clock.now()
  return {
    id: encodeId('threadMessage', message.id),
    sender: message.sender,
    text: message.body,
    pictures: message.artworkIds.map((id) => {
      const artwork = artworks.get(id)
      return {
        id: encodeId('artwork', id),
        fileName: artwork?.fileName ?? '',
        previewUrl: artwork ? previewUrl(keys.preview, id, now) : null,
      }
    }),
    sentAt: message.sentAt.toISOString(),
    readAt: message.readAt?.toISOString() ?? null,
    authorName: message.authorName,
    channel: message.channel,
    about: message.about,
  }
}
