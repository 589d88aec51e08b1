import type { ExampleRemoval, StoreSettingsRequest, StoreSettingsResponse } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { changesBetween } from '../../../platform/records/document-changes.ts'
import { getSettings, listUsedInstructions, lockSettings, writeSettings } from '../settings/index.ts'
import { deleteGarments, deleteStockItems, forgetExamples, lockExamples } from './examples.store.ts'
import { getFirstRun, lockFirstRun } from './first-run.store.ts'
import type { Examples } from './first-run-steps.ts'

/** All or nothing. What an order names stays, out of the customers' sight. */
export async function removeExamples(
  { transaction, clock }: Pick<Platform, 'transaction' | 'clock'>,
  { author }: { readonly author: AdminAuthor },
): Promise<ExampleRemoval> {
  return transaction(async (tx) => {
    const change = { by: author.actor.id, at: clock.now() }
    await lockFirstRun(tx)
    await lockSettings(tx)
    await lockExamples(tx)
    const { examples } = await getFirstRun(tx)
    const stock = await deleteStockItems(tx)
    const garments = await deleteGarments(tx, change)
    const before = await getSettings(tx)
    const settings = withoutExamples(before, examples, await usedInstructions(tx))
    await writeSettings(tx, settings, change)
    await forgetExamples(tx, ['garment', 'stock_item', 'meetup_zone', 'payment_instruction'])

    const after = await getSettings(tx)
    const instructions = examples.paymentInstructions.filter(
      ({ id }) => !after.paymentInstructions.some((one) => one.id === id),
    )
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: change.at,
        action: 'first_run.examples_removed',
        entity: { type: 'settings', id: 'settings' },
        message: `${author.actor.name} removed the examples of the shop.`,
        changes: [
          ...garments.removed.map((name) => ({ path: `garments[${name}]`, from: name, to: null })),
          ...garments.kept.map((name) => ({ path: `garments[${name}].active`, from: true, to: false })),
          ...changesBetween(contentOf(before), contentOf(after)),
        ],
        metadata: { stockItems: stock.removed },
      },
    ])
    return {
      removed: {
        garments: garments.removed.length,
        stockItems: stock.removed,
        meetupZones: before.meetupZones.length - after.meetupZones.length,
        paymentInstructions: instructions.length,
        supportChannels: before.supportChannels.length - after.supportChannels.length,
      },
      kept: [
        ...garments.kept.map((name) => ({ kind: 'garment' as const, name })),
        ...examples.paymentInstructions
          .filter((one) => !instructions.includes(one))
          .map(({ name }) => ({ kind: 'payment_instruction' as const, name })),
        ...stock.kept.map((name) => ({ kind: 'stock_item' as const, name })),
      ],
    }
  })
}

async function usedInstructions(tx: Tx): Promise<ReadonlySet<string>> {
  return new Set(await listUsedInstructions(tx, []))
}

/** Without a meet-up point nobody can meet, and the fee of a delivery is as made up as the rest. */
function withoutExamples(
  { updatedAt, updatedBy, shopEmail, ...settings }: StoreSettingsResponse,
  examples: Examples,
  used: ReadonlySet<string>,
): StoreSettingsRequest {
  const isExample = (list: readonly { readonly id: string }[]) => {
    const ids = new Set(list.map(({ id }) => id))
    return ({ id }: { readonly id: string }) => ids.has(id)
  }
  const isExampleInstruction = isExample(examples.paymentInstructions)
  const isExampleZone = isExample(examples.meetupZones)
  const channels = new Set(examples.supportChannels)
  const meetupZones = settings.meetupZones.filter((zone) => !isExampleZone(zone))
  const meets = meetupZones.some(({ active }) => active)
  const paymentInstructions = settings.paymentInstructions.flatMap((instruction) => {
    if (!isExampleInstruction(instruction)) return [instruction]
    return used.has(instruction.id) ? [{ ...instruction, active: false }] : []
  })
  const methods = settings.fulfilmentMethods.filter(({ kind }) => kind !== 'meetup' || meets)
  return {
    ...settings,
    ...(shopEmail !== undefined && !channels.has(shopEmail) && { shopEmail }),
    supportChannels: settings.supportChannels.filter(({ value }) => !channels.has(value)),
    studio: settings.studio?.address === examples.address ? null : settings.studio,
    meetupZones,
    fulfilmentMethods: methods.length > 0 ? methods : settings.fulfilmentMethods,
    paymentInstructions,
    deliveryAreas: settings.deliveryAreas.map((area) => ({
      ...area,
      paymentInstructionIds: area.paymentInstructionIds.filter((id) =>
        paymentInstructions.some((instruction) => instruction.id === id),
      ),
    })),
  }
}

function contentOf({ revision, updatedAt, updatedBy, ...content }: StoreSettingsResponse): object {
  return content
}
