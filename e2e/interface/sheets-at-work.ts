import { createHash } from 'node:crypto'
import type { GangSheetDetail, GangSheetState } from '@platen/contract'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { storageKey } from '../../apps/api/src/platform/storage/storage-key.ts'
import type { ShopAtWork } from './shop-at-work.ts'

const PATH = '/api/admin/gang-sheets'

/** A sheet of one print that is not packed, at a step of its life. */
export async function aSheet(at: ShopAtWork, state: GangSheetState = 'draft'): Promise<GangSheetDetail> {
  const job = await at.aJob()
  const { id } = await at.made<GangSheetDetail>(PATH, { jobIds: [job.id], seconds: 1 })
  const draft = await at.made<GangSheetDetail>(`${PATH}/${id}/packing-stop`)
  if (state === 'draft') return draft
  const locked = await at.made<GangSheetDetail>(`${PATH}/${id}/lock`, { revision: draft.revision })
  if (state === 'exported') await putFile(at, id)
  return state === 'exported' ? at.read(`${PATH}/${id}`) : locked
}

/** Stands in for the making of film, which takes seconds: how that goes is proved elsewhere. */
async function putFile({ shop }: ShopAtWork, id: string): Promise<void> {
  const bytes = Buffer.from('film')
  const sha256 = createHash('sha256').update(bytes).digest()
  await shop.services.storage.put(storageKey('sheet', sha256.toString('hex')), bytes, 'image/png')
  await shop.services.pool.query(
    `WITH file AS (
       INSERT INTO gang_sheet_files (sheet_id, name, sha256, byte_size) VALUES ($1, 'sheet.png', $2, 4))
     UPDATE gang_sheets SET state = 'exported' WHERE id = $1`,
    [decodeId('gangSheet', id), sha256],
  )
}
