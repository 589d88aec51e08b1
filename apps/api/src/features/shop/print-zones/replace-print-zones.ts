import type { AdminPrintZoneSettingsRequest, AdminPrintZoneSettingsResponse } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { listLocales } from '../../../platform/records/locales.store.ts'
import { translationProblems, withKeptTranslations } from '../../../platform/records/translations.ts'
import { Refusal, refuseInvalid } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { photoProblems, printZoneProblems } from './print-zone-rules.ts'
import {
  getPrintZones,
  listFabricsOfGarments,
  listPhotos,
  listUsedKinds,
  listUsedZones,
  lockPrintSettings,
  writePrintZones,
} from './print-zones.store.ts'

interface ReplacePrintZones {
  readonly settings: AdminPrintZoneSettingsRequest
  readonly author: AdminAuthor
}

export async function replacePrintZones(
  deps: Pick<Platform, 'database' | 'transaction' | 'clock'>,
  { settings, author }: ReplacePrintZones,
): Promise<AdminPrintZoneSettingsResponse> {
  refuseInvalid(printZoneProblems(settings))
  return replaceDocument(deps, {
    entity: { type: 'print_zones', id: 'print_zones' },
    title: () => 'the print settings',
    revision: settings.revision,
    author,
    lock: lockPrintSettings,
    read: getPrintZones,
    check: async (tx, before) => {
      refuseInvalid(translationProblems(settings, before, await listLocales(tx)))
      await refuseLostRecipes(tx, before, settings)
    },
    write: async (tx, change) => {
      await writePrintZones(tx, keepTranslations(settings, await getPrintZones(tx)), change)
      // As written, because the side of a zone may be left out.
      refuseInvalid(photoProblems(await getPrintZones(tx), await listPhotos(tx)))
    },
  }).catch(async (error: unknown) => {
    const constraint = violatedConstraint(error)
    if (constraint === 'garments_kind_fkey') throw await kindsInUse(deps.database, settings)
    if (constraint !== 'placements_zone_id_fkey') throw error
    const used = await listUsedZones(
      deps.database,
      settings.zones.map(({ id }) => id),
    )
    throw new Refusal('IN_USE', `Orders have prints in these zones: ${used.join(', ')}.`, {
      details: { reason: 'zones_used', names: used },
    })
  })
}

function keepTranslations(
  { kinds, zones, sizeTiers, ...settings }: AdminPrintZoneSettingsRequest,
  before: AdminPrintZoneSettingsResponse,
): AdminPrintZoneSettingsRequest {
  const sizesOf = new Map(before.kinds.map(({ id, sizeTranslations }) => [id, sizeTranslations]))
  return {
    ...settings,
    ...(kinds && {
      kinds: withKeptTranslations(kinds, before.kinds, 'id').map((kind) => ({
        ...kind,
        sizeTranslations: kind.sizeTranslations ?? sizesOf.get(kind.id) ?? [],
      })),
    }),
    zones: withKeptTranslations(zones, before.zones, 'id'),
    sizeTiers: withKeptTranslations(sizeTiers, before.sizeTiers, 'id'),
  }
}

async function kindsInUse(
  database: Database,
  { kinds = [] }: AdminPrintZoneSettingsRequest,
): Promise<Refusal> {
  const used = await listUsedKinds(
    database,
    kinds.map(({ id }) => id),
  )
  return new Refusal('IN_USE', `Garments are of these kinds: ${used.join(', ')}.`, {
    details: { reason: 'kinds_used', names: used },
    resolution: 'Keep these kinds, or change the kind of those garments first.',
  })
}

async function refuseLostRecipes(
  tx: Tx,
  before: AdminPrintZoneSettingsResponse,
  { pressRecipes }: AdminPrintZoneSettingsRequest,
): Promise<void> {
  const kept = new Set(pressRecipes.map(({ fabric }) => fabric))
  const lost = before.pressRecipes.map(({ fabric }) => fabric).filter((fabric) => !kept.has(fabric))
  const used = await listFabricsOfGarments(tx, lost)
  if (used.length === 0) return
  throw new Refusal('IN_USE', `Garments use these fabrics: ${used.join(', ')}.`, {
    details: { reason: 'fabrics_used', names: used },
    resolution: 'Keep their press recipes, or change the fabric of those garments first.',
  })
}
