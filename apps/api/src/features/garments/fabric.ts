import type { Tx } from '../../platform/database/transaction.ts'
import { invalidField } from '../../platform/refusal.ts'
import { lockFabrics } from '../print-zones/index.ts'

/** What nobody knows how to press is not sold. The recipe stays until the transaction ends. */
export async function refuseUnknownFabric(tx: Tx, fabric: string): Promise<void> {
  const fabrics = await lockFabrics(tx)
  if (fabrics.includes(fabric)) return
  throw invalidField('fabric', `has no press recipe; there are recipes for ${fabrics.join(', ')}`)
}
