import type { MessageTemplate, TemplateName, TemplateText } from '@platen/contract'
import type { Locale } from '@platen/messages'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import type { Change } from '../../../platform/records/replace-document.ts'

export type EditedTexts = ReadonlyMap<string, TemplateText>

/** What the owner wrote, of all messages in all languages: at most a few hundred. */
export async function listEditedTexts(database: Database): Promise<EditedTexts> {
  const { rows } = await sql<TemplateText & { name: string; language: string }>`
    SELECT name, language, subject, body FROM message_templates WHERE body IS NOT NULL`.execute(database)
  return new Map(
    rows.map(({ name, language, subject, body }) => [keyOf(name, language), { subject, body }] as const),
  )
}

/** Undefined for the original. */
export function textIn(
  edited: EditedTexts,
  name: TemplateName,
  { written }: { readonly written: Locale },
): TemplateText | undefined {
  return edited.get(keyOf(name, written))
}

export async function findEditedText(
  database: Database,
  name: TemplateName,
  language: { readonly written: Locale },
): Promise<TemplateText | undefined> {
  const row = await findRow(database, name, language.written)
  return row?.body == null ? undefined : { subject: row.subject, body: row.body }
}

export interface TemplateRow {
  readonly name: string
  readonly language: string
  readonly subject: string | null
  readonly body: string | null
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: MessageTemplate['updatedBy']
}

const ROWS = sql`
  SELECT t.name, t.language, t.subject, t.body, t.revision, t.updated_at AS "updatedAt",
    CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END AS "updatedBy"
  FROM message_templates AS t LEFT JOIN admin_users AS u ON u.id = t.updated_by`

export async function listRows(database: Database): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`${ROWS}`.execute(database)
  return rows
}

export async function findRow(
  database: Database,
  name: TemplateName,
  language: Locale,
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    ${ROWS} WHERE t.name = ${name} AND t.language = ${language}`.execute(database)
  return rows[0]
}

/** Makes the row of a text that was never edited. */
export async function lockRow(tx: Tx, name: TemplateName, language: Locale): Promise<void> {
  await sql`
    INSERT INTO message_templates (name, language) VALUES (${name}, ${language})
    ON CONFLICT (name, language) DO UPDATE SET name = excluded.name`.execute(tx)
}

export async function writeRow(
  tx: Tx,
  { name, language, text }: { name: TemplateName; language: Locale; text: TemplateText | null },
  { by, at }: Change,
): Promise<void> {
  await tx
    .updateTable('message_templates')
    .set({
      subject: text?.subject ?? null,
      body: text?.body ?? null,
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .where('name', '=', name)
    .where('language', '=', language)
    .execute()
}

export async function findNewestOrder(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM orders ORDER BY id DESC LIMIT 1`.execute(database)
  return rows[0]?.id
}

function keyOf(name: string, language: string): string {
  return `${name} ${language}`
}
