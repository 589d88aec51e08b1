import type { Tx } from '../database/transaction.ts'

/** The tags of the languages that the shop offers, its own first. */
export async function listLocales(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('store_settings').select('locales').execute()
  return rows.flatMap(({ locales }) => locales)
}
