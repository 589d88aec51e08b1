import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'

export type Sender = 'customer' | 'shop'

/** What a thread is about. */
export interface Subject {
  readonly kind: 'order' | 'estimate'
  /** UUID. */
  readonly id: string
}

function isAbout({ kind, id }: Subject) {
  return kind === 'order' ? sql`m.order_id = ${id}` : sql`m.estimate_id = ${id}`
}

function subjectColumns({ kind, id }: Subject) {
  return kind === 'order' ? { order_id: id } : { estimate_id: id }
}

export interface StoredMessage {
  readonly id: string
  readonly sender: Sender
  readonly authorName: string | null
  readonly channel: 'page' | 'whatsapp'
  readonly body: string | null
  readonly about: string | null
  readonly artworkIds: readonly string[]
  readonly sentAt: Date
  readonly readAt: Date | null
}

export async function listMessages(database: Database, subject: Subject): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    SELECT m.id, m.sender, u.name AS "authorName", m.channel, m.body, m.about, m.artwork_ids AS "artworkIds",
      m.sent_at AS "sentAt", m.read_at AS "readAt"
    FROM thread_messages AS m LEFT JOIN admin_users AS u ON u.id = m.author_id
    WHERE ${isAbout(subject)} ORDER BY m.place`.execute(database)
  return rows
}

export async function subjectExists(database: Database, { kind, id }: Subject): Promise<boolean> {
  const table = kind === 'order' ? sql`orders` : sql`estimates`
  const { rows } = await sql`SELECT FROM ${table} WHERE id = ${id}`.execute(database)
  return rows.length > 0
}

export interface ThreadSize {
  readonly all: number
  readonly ofCustomer: number
  readonly pictures: number
}

/** The order or estimate must be locked. */
export async function measureThread(tx: Tx, subject: Subject): Promise<ThreadSize> {
  const { rows } = await sql<ThreadSize>`
    SELECT count(*)::integer AS "all", (count(*) FILTER (WHERE sender = 'customer'))::integer AS "ofCustomer",
      coalesce(sum(cardinality(artwork_ids)), 0)::integer AS pictures
    FROM thread_messages AS m WHERE ${isAbout(subject)}`.execute(tx)
  return rows[0] ?? { all: 0, ofCustomer: 0, pictures: 0 }
}

interface NewMessage {
  readonly id: string
  readonly subject: Subject
  readonly sender: Sender
  readonly authorId: string | null
  readonly body: string | null
  readonly artworkIds: readonly string[]
  readonly sentAt: Date
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx
    .insertInto('thread_messages')
    .values({
      id: message.id,
      ...subjectColumns(message.subject),
      sender: message.sender,
      author_id: message.authorId,
      body: message.body,
      artwork_ids: [...message.artworkIds],
      sent_at: message.sentAt,
    })
    .execute()
}

/** It needs no mark of reading. */
export async function insertWhatsAppNote(
  tx: Tx,
  note: {
    readonly id: string
    readonly subject: Subject
    readonly authorId: string | null
    readonly about: string
    readonly at: Date
  },
): Promise<void> {
  await tx
    .insertInto('thread_messages')
    .values({
      id: note.id,
      ...subjectColumns(note.subject),
      sender: 'shop',
      author_id: note.authorId,
      channel: 'whatsapp',
      about: note.about,
      sent_at: note.at,
      read_at: note.at,
    })
    .execute()
}

/** Since the newest version of the estimate was sent. */
export async function wasNoted(tx: Tx, estimateId: string, about: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM thread_messages AS m
    WHERE m.estimate_id = ${estimateId} AND m.channel = 'whatsapp' AND m.about = ${about}
      AND m.sent_at >= (SELECT max(sent_at) FROM estimate_versions WHERE estimate_id = ${estimateId})`.execute(
    tx,
  )
  return rows.length > 0
}

/** What `sender` wrote, up to a message. */
export async function markRead(
  tx: Tx,
  subject: Subject,
  { sender, lastId, now }: { sender: Sender; lastId: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE thread_messages AS m SET read_at = ${now}
    WHERE ${isAbout(subject)} AND m.sender = ${sender} AND m.read_at IS NULL
      AND m.place <= (SELECT m.place FROM thread_messages AS m WHERE ${isAbout(subject)} AND m.id = ${lastId})`.execute(
    tx,
  )
}
