import type { StoreSettingsRequest, StoreSettingsResponse } from '@platen/contract'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { AdminAuthor } from '../../platform/auth/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import { violatedConstraint } from '../../platform/database/database-errors.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { changesBetween } from '../../platform/document-changes.ts'
import { Refusal, invalidField, refuseInvalid } from '../../platform/refusal.ts'
import { refuseStale } from '../../platform/revisions.ts'
import { settingsProblems } from './settings-rules.ts'
import {
  anyAmount,
  getSettings,
  knowsTimeZone,
  listUsedInstructions,
  lockSettings,
  writeSettings,
} from './settings.store.ts'

interface ReplaceDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
}

interface ReplaceSettings {
  readonly settings: StoreSettingsRequest
  readonly author: AdminAuthor
}

/**
 * Replaces the settings of the store. Refuses with REVISION_CONFLICT, with VALIDATION_FAILED what does not hold
 * together, and with IN_USE another currency once there is an order or a cost entry and the removal of a payment instruction that
 * an order or a payment names.
 */
export async function replaceSettings(
  { database, transaction, clock }: ReplaceDeps,
  { settings, author }: ReplaceSettings,
): Promise<StoreSettingsResponse> {
  refuseInvalid(settingsProblems(settings))
  return transaction(async (tx) => {
    await lockSettings(tx)
    const before = await getSettings(tx)
    refuseStale(settings.revision, before, 'The settings')
    await refuseOtherCurrency(tx, before, settings)
    await refuseUnknownTimeZone(tx, before, settings)

    const now = clock.now()
    await writeSettings(tx, settings, author.actor.id, now)
    const after = await getSettings(tx)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'settings.replaced',
        entity: { type: 'settings', id: 'settings' },
        message: `${author.actor.name} replaced the settings of the store.`,
        changes: changesBetween(contentOf(before), contentOf(after)),
      },
    ])
    return after
  }).catch(async (error: unknown) => {
    if (!INSTRUCTION_NAMED.has(violatedConstraint(error) ?? '')) throw error
    const used = await listUsedInstructions(
      database,
      settings.paymentInstructions.map(({ id }) => id),
    )
    throw new Refusal('IN_USE', `Orders or payments name these payment instructions: ${used.join(', ')}.`)
  })
}

const INSTRUCTION_NAMED = new Set(['orders_instruction_id_fkey', 'payments_instruction_id_fkey'])

/** Every amount that the shop ever wrote is in this currency. */
async function refuseOtherCurrency(
  tx: Tx,
  before: StoreSettingsResponse,
  { currency, currencyExponent }: StoreSettingsRequest,
): Promise<void> {
  if (currency === before.currency && currencyExponent === before.currencyExponent) return
  if (!(await anyAmount(tx))) return
  throw new Refusal(
    'IN_USE',
    `There are orders or costs in ${before.currency} with ${before.currencyExponent} decimals: the currency is fixed.`,
    { resolution: 'Keep the currency and its decimals.' },
  )
}

async function refuseUnknownTimeZone(
  tx: Tx,
  before: StoreSettingsResponse,
  { timeZone }: StoreSettingsRequest,
): Promise<void> {
  if (timeZone === before.timeZone || (await knowsTimeZone(tx, timeZone))) return
  throw invalidField('timeZone', 'is not in the time zone database of the server, in this spelling')
}

function contentOf({ revision, updatedAt, updatedBy, ...content }: StoreSettingsResponse) {
  return content
}
