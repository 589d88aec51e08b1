import { PACKING_SECONDS, type GangSheetDetail, type GangSheetPackingRequest } from '@platen/contract'
import { newUuid } from '../../../../platform/records/ids.ts'
import { decideSheet, type SheetDeps } from '../decide-sheet.ts'
import type { SheetPacker } from './sheet-packer.ts'

/** Looks for a shorter layout around the pinned prints. Packing that is already running starts over. */
export async function packSheet(
  deps: SheetDeps & { readonly packer: SheetPacker },
  sheetId: string,
  { revision, seconds = PACKING_SECONDS.default }: GangSheetPackingRequest,
): Promise<GangSheetDetail> {
  const { packer, author } = deps
  const packingId = newUuid()
  const sheet = await decideSheet(deps, { sheetId, action: 'pack', revision }, ({ name, now }) => ({
    change: { packing: { id: packingId, since: now, until: packer.until(now, seconds) } },
    audit: 'gang_sheet.packing_begun',
    message: `${author.actor.name} started packing sheet ${name} for ${seconds} s.`,
  }))
  packer.start({ sheetId, packingId, seconds })
  return sheet
}

/** Keeps the best layout so far. */
export async function stopPacking(deps: SheetDeps, sheetId: string): Promise<GangSheetDetail> {
  const { author } = deps
  return decideSheet(deps, { sheetId, action: 'change' }, ({ sheet, name, now }) => {
    if (sheet.packingUntil === null || sheet.packingUntil <= now) return undefined
    return {
      change: {},
      audit: 'gang_sheet.packing_stopped',
      message: `${author.actor.name} stopped packing sheet ${name}.`,
    }
  })
}
