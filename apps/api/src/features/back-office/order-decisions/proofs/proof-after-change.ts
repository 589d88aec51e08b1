import type { Tx } from '../../../../platform/database/transaction.ts'
import type { LockedOrder } from '../../../selling/orders/index.ts'
import { digestOf } from '../../approvals/index.ts'
import { listVersions, readPrinted } from './proofs.store.ts'

type ProofStatus = LockedOrder['proofStatus']

const SHOWN: readonly ProofStatus[] = ['sent', 'changes_requested', 'approved']

/** Artwork was replaced. What was sent is no longer what is printed, and what staff chose needs the customer's approval. */
export function proofStatusAfterArtwork(
  before: ProofStatus,
  { byStaff }: { readonly byStaff: boolean },
): ProofStatus {
  return byStaff || SHOWN.includes(before) ? 'wanted' : before
}

/** The contents of the order were changed: a proof that shows something else has to be sent again. */
export async function proofStatusAfterContents(
  tx: Tx,
  { id, proofStatus }: Pick<LockedOrder, 'id' | 'proofStatus'>,
): Promise<ProofStatus> {
  if (!SHOWN.includes(proofStatus)) return proofStatus
  const [newest] = await listVersions(tx, id, 1)
  const { content } = await readPrinted(tx, id)
  return newest && digestOf(newest.content) === digestOf(content) ? proofStatus : 'wanted'
}
