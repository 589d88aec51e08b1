import { Readable } from 'node:stream'
import { invalidField } from '../../../platform/refusal.ts'
import { toRecord, canonicalJson } from './audit-record.ts'
import { findLinks, readHead, type Link } from './chain-walk.store.ts'
import { sealAuditLog, type SealingDeps } from './seal-audit-log.ts'

const BATCH = 500

/** Both inclusive. */
interface Range {
  readonly from?: number
  readonly to?: number
}

/** Reads only as fast as the client does. */
export async function exportAuditLog(deps: SealingDeps, { from = 1, to }: Range): Promise<Readable> {
  if (to !== undefined && to < from) throw invalidField('to', 'must not be before `from`', 'before_start')
  await sealAuditLog(deps)
  const { sequence } = await readHead(deps.database)
  return Readable.from(linesOf(deps, from - 1, Math.min(to ?? sequence, sequence)), { objectMode: false })
}

async function* linesOf({ database }: SealingDeps, after: number, last: number): AsyncGenerator<string> {
  let done = after
  while (done < last) {
    const links = await findLinks(database, { after: done, last, limit: BATCH })
    if (links.length === 0) return
    yield links.map(lineOf).join('')
    done = links.at(-1)?.sequence ?? last
  }
}

function lineOf({ row, ...seal }: Link): string {
  return row ? `${canonicalJson(toRecord(row, seal))}\n` : ''
}
