import type { StoreSettingsRequest, StoreSettingsResponse } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { translationProblems, withKeptTranslations } from '../../../platform/records/translations.ts'
import { Refusal, invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeFirstLanguage } from './first-language.store.ts'
import { paymentProblems, settingsProblems } from './settings-rules.ts'
import {
  anyAmount,
  getSettings,
  knowsTimeZone,
  listUsedInstructions,
  lockSettings,
  writeSettings,
} from './settings.store.ts'

interface ReplaceSettings {
  readonly settings: StoreSettingsRequest
  readonly author: AdminAuthor
}

export async function replaceSettings(
  deps: Pick<Platform, 'database' | 'transaction' | 'clock'>,
  { settings, author }: ReplaceSettings,
): Promise<StoreSettingsResponse> {
  refuseInvalid(settingsProblems(settings))
  return replaceDocument(deps, {
    entity: { type: 'settings', id: 'settings' },
    title: () => 'the settings of the store',
    revision: settings.revision,
    author,
    lock: lockSettings,
    read: getSettings,
    check: async (tx, before) => {
      refuseInvalid([
        ...paymentProblems(settings, before),
        ...translationProblems(settings, before, settings.locales),
      ])
      await refuseOtherCurrency(tx, before, settings)
      await refuseUnknownTimeZone(tx, before, settings)
    },
    write: async (tx, change) => {
      const before = await getSettings(tx)
      await writeSettings(tx, keepTranslations(settings, before), change)
      await changeFirstLanguage(tx, before.locales, settings.locales)
    },
  }).catch(async (error: unknown) => {
    if (!INSTRUCTION_CONSTRAINTS.has(violatedConstraint(error) ?? '')) throw error
    const used = await listUsedInstructions(
      deps.database,
      settings.paymentInstructions.map(({ id }) => id),
    )
    throw new Refusal('IN_USE', `Orders or payments use these payment instructions: ${used.join(', ')}.`, {
      details: { reason: 'instructions_used', names: used },
    })
  })
}

function keepTranslations(
  settings: StoreSettingsRequest,
  before: StoreSettingsResponse,
): StoreSettingsRequest {
  const { supportChannels, meetupZones, fulfilmentMethods, paymentInstructions, deliveryAreas } = settings
  return {
    ...settings,
    supportChannels: withKeptTranslations(supportChannels, before.supportChannels, 'url'),
    meetupZones: withKeptTranslations(meetupZones, before.meetupZones, 'id'),
    fulfilmentMethods: withKeptTranslations(fulfilmentMethods, before.fulfilmentMethods, 'kind'),
    paymentInstructions: withKeptTranslations(paymentInstructions, before.paymentInstructions, 'id'),
    ...(deliveryAreas && {
      deliveryAreas: withKeptTranslations(deliveryAreas, before.deliveryAreas, 'id'),
    }),
  }
}

const INSTRUCTION_CONSTRAINTS = new Set(['orders_instruction_id_fkey', 'payments_instruction_id_fkey'])

/** All stored amounts are in this currency. */
async function refuseOtherCurrency(
  tx: Tx,
  before: StoreSettingsResponse,
  { currency, currencyExponent }: StoreSettingsRequest,
): Promise<void> {
  if (currency === before.currency && currencyExponent === before.currencyExponent) return
  if (!(await anyAmount(tx))) return
  throw new Refusal(
    'IN_USE',
    `There are orders or costs in ${before.currency} with ${before.currencyExponent} decimals, so the currency cannot change.`,
    {
      details: { reason: 'currency_used', names: [before.currency] },
      resolution: 'Keep the currency and its decimals.',
    },
  )
}

async function refuseUnknownTimeZone(
  tx: Tx,
  before: StoreSettingsResponse,
  { timeZone }: StoreSettingsRequest,
): Promise<void> {
  if (timeZone === before.timeZone || (await knowsTimeZone(tx, timeZone))) return
  throw invalidField('timeZone', 'is not a time zone that the database knows by this name', 'not_a_time')
}
