import { offeredLocales } from '@platen/messages'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import { inFirstLanguage, listInFirstLanguage, type LanguageChange, type Written } from './first-language.ts'

/** Colours and sizes keep their names, because carts, stock and zones refer to them. */
export async function changeFirstLanguage(
  tx: Tx,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const change = { from: offeredLocales(before)[0], to: offeredLocales(after)[0] }
  if (change.from === change.to) return
  await changeStore(tx, change)
  await changeBrand(tx, change)
  await changeGarments(tx, change)
  for (const table of TABLES) await changeTable(tx, table, change)
}

interface TranslatedTable {
  readonly name: string
  readonly id: string
  /** Columns by the field of the translation. */
  readonly columns: Readonly<Record<string, string>>
  /** Its kind among the examples of a new shop. */
  readonly example?: string
  /** The row whose revision readers of the table know. */
  readonly document?: string
}

const TABLES: readonly TranslatedTable[] = [
  {
    name: 'meetup_zones',
    id: 'own.id',
    columns: { name: 'name', area: 'area', landmark: 'landmark' },
    example: 'meetup_zone',
  },
  {
    name: 'payment_instructions',
    id: 'own.id',
    columns: { label: 'label', instructions: 'instructions', referenceHint: 'reference_hint' },
    example: 'payment_instruction',
  },
  { name: 'print_zones', id: 'own.id', columns: { name: 'name' }, document: 'print_settings' },
  { name: 'size_tiers', id: 'own.id', columns: { label: 'label' }, document: 'print_settings' },
  { name: 'garment_kinds', id: 'own.id', columns: { name: 'name' }, document: 'print_settings' },
  {
    name: 'categories',
    id: 'own.id',
    columns: { name: 'name', description: 'description' },
    document: 'category_list',
  },
  { name: 'garment_pictures', id: `own.garment_id || ' ' || own.place`, columns: { alt: 'alt' } },
]

interface Row extends Written {
  readonly id: string
}

async function changeTable(
  tx: Tx,
  { name, id, columns, example, document }: TranslatedTable,
  change: LanguageChange,
): Promise<void> {
  const pairs = Object.entries(columns).flatMap(([field, column]) => [sql.lit(field), sql.ref(column)])
  const { rows } = await sql<Row>`
    SELECT (${sql.raw(id)})::text AS id, jsonb_build_object(${sql.join(pairs)}) AS texts, translations
    FROM ${sql.table(name)} AS own ORDER BY 1 FOR UPDATE`.execute(tx)
  const changed = changedRows(rows, change)
  if (changed.length === 0) return
  const sets = Object.entries(columns).map(
    ([field, column]) => sql`${sql.ref(column)} = new.texts ->> ${sql.lit(field)}`,
  )
  if (example !== undefined) await keepExamples(tx, example, sql.table(name), changed, columns)
  await sql`
    UPDATE ${sql.table(name)} AS own SET ${sql.join(sets)}, translations = new.translations
    FROM ${recordset(changed)} WHERE (${sql.raw(id)})::text = new.id`.execute(tx)
  if (document !== undefined) await sql`UPDATE ${sql.table(document)} SET revision = revision + 1`.execute(tx)
}

function changedRows<One extends Row>(rows: readonly One[], change: LanguageChange): One[] {
  return rows.flatMap((row) => {
    const written = inFirstLanguage(row, change)
    return written ? [{ ...row, ...written }] : []
  })
}

function recordset(rows: readonly Row[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS new(id text, texts jsonb, translations jsonb)`
}

/** Examples that nobody changed are still examples when their text is the translation that came with them. */
async function keepExamples(
  tx: Tx,
  kind: string,
  table: RawBuilder<unknown>,
  rows: readonly Row[],
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const named = rows.map(({ id, texts, translations }) => ({
    id,
    translations,
    texts: Object.fromEntries(Object.entries(texts).map(([field, text]) => [columns[field] ?? field, text])),
  }))
  await sql`
    UPDATE examples AS e SET content = content || (
      SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(new.texts) WHERE e.content ? key)
    FROM ${recordset(named)} JOIN ${table} AS own ON own.id::text = new.id
    WHERE e.kind = ${kind} AND e.id = new.id AND to_jsonb(own) @> e.content`.execute(tx)
}

const GARMENT_COLUMNS = { name: 'name', description: 'description' }

interface GarmentRow extends Row {
  readonly measures: readonly {
    readonly name: string | null
    readonly translations: Written['translations']
  }[]
}

async function changeGarments(tx: Tx, change: LanguageChange): Promise<void> {
  const { rows } = await sql<GarmentRow>`
    SELECT id::text AS id, jsonb_build_object(
      'name', name, 'description', description, 'careNote', care ->> 'note', 'sizeGuideNote', size_guide ->> 'note'
    ) AS texts, translations, coalesce(size_guide -> 'measures', '[]') AS measures
    FROM garments ORDER BY id FOR UPDATE`.execute(tx)
  const changed = rows.flatMap((row) => {
    const written = inFirstLanguage(row, change)
    const measures = listInFirstLanguage(row.measures, ['name'], change)
    const same = measures.every((measure, at) => measure === row.measures[at])
    return written || !same ? [{ ...row, ...written, measures }] : []
  })
  if (changed.length === 0) return
  await keepExamples(tx, 'garment', sql.table('garments'), changed, GARMENT_COLUMNS)
  await sql`
    UPDATE garments AS g SET
      name = new.texts ->> 'name', description = new.texts ->> 'description', translations = new.translations,
      care = g.care || jsonb_build_object('note', new.texts -> 'careNote'),
      size_guide = g.size_guide || jsonb_build_object('note', new.texts -> 'sizeGuideNote', 'measures', new.measures),
      revision = revision + 1
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS new(
      id text, texts jsonb, translations jsonb, measures jsonb)
    WHERE g.id = new.id::uuid`.execute(tx)
}

interface Lists {
  readonly support_channels: Parameters<typeof channels>[0]
  readonly fulfilment_methods: Parameters<typeof methods>[0]
  readonly delivery_areas: Parameters<typeof areas>[0]
}

type Member<Field extends string> = Readonly<Partial<Record<Field, string>>> & {
  readonly translations?: Written['translations']
}
const channels = (list: readonly Member<'label' | 'hours'>[], change: LanguageChange) =>
  listInFirstLanguage(list, ['label', 'hours'], change)
const methods = (list: readonly Member<'label'>[], change: LanguageChange) =>
  listInFirstLanguage(list, ['label'], change)
const areas = (list: readonly Member<'name'>[], change: LanguageChange) =>
  listInFirstLanguage(list, ['name'], change)

/** The row is locked, and its revision changes anyway. */
async function changeStore(tx: Tx, change: LanguageChange): Promise<void> {
  const { rows } = await sql<Lists & Written>`
    SELECT jsonb_build_object('tagline', tagline) AS texts, translations, support_channels, fulfilment_methods,
      delivery_areas FROM store_settings`.execute(tx)
  for (const row of rows) {
    const { texts, translations } = inFirstLanguage(row, change) ?? row
    await tx
      .updateTable('store_settings')
      .set({
        tagline: texts.tagline ?? '',
        translations: JSON.stringify(translations),
        support_channels: JSON.stringify(channels(row.support_channels, change)),
        fulfilment_methods: JSON.stringify(methods(row.fulfilment_methods, change)),
        delivery_areas: JSON.stringify(areas(row.delivery_areas, change)),
      })
      .execute()
  }
}

async function changeBrand(tx: Tx, change: LanguageChange): Promise<void> {
  const { rows } = await sql<Written & { readonly faq: readonly Member<'question' | 'answer'>[] }>`
    SELECT texts, translations, faq FROM brand FOR UPDATE`.execute(tx)
  for (const row of rows) {
    const { texts, translations } = inFirstLanguage(row, change) ?? row
    await tx
      .updateTable('brand')
      .set({
        texts: JSON.stringify(texts),
        translations: JSON.stringify(translations),
        faq: JSON.stringify(listInFirstLanguage(row.faq, ['question', 'answer'], change)),
        revision: sql`revision + 1`,
      })
      .execute()
  }
}
