import { readSync } from 'node:fs'
import { PRODUCT_TABLE_BOUNDS } from '@platen/contract'
import { FILES_FD } from '../../../../platform/limited-process.ts'
import { readTable } from '../../../../platform/tables/read-table.ts'
import { TableRefused } from '../../../../platform/tables/table-refused.ts'
import { readProducts } from './read-products.ts'
import type { TableAnswer, TableTask } from './table-process.ts'

/** The process that opens tables; `table-process.ts` starts and stops it. It gets one task. */

/** The service takes in one such part after the other, and answers others in between. */
const ROWS_AT_ONCE = 1000

process.on('message', (task: TableTask) => {
  void work(task).catch((error: unknown) => {
    if (error instanceof TableRefused) send({ kind: 'refused', problem: error.problem })
    else send({ kind: 'defect', stack: error instanceof Error ? (error.stack ?? error.message) : 'unknown' })
  })
})
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function work(task: TableTask): Promise<void> {
  if (task.kind === 'write') {
    const { writeXlsx } = await import('../../../../platform/tables/write-xlsx.ts')
    send({ kind: 'written', bytes: await writeXlsx(task.sheet, task.rows) })
    return
  }
  const table = await readTable(readBytes(task.byteLength), PRODUCT_TABLE_BOUNDS)
  const { rows, ...rest } = readProducts(table, task.options)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    send({ kind: 'rows', rows: rows.slice(from, from + ROWS_AT_ONCE) })
  send({ kind: 'read', ...rest })
}

function send(answer: TableAnswer): void {
  process.send?.(answer)
}

function readBytes(length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let at = 0; at < length;) {
    const read = readSync(FILES_FD, bytes, { offset: at })
    if (read === 0) process.kill(process.pid, 'SIGKILL')
    at += read
  }
  return bytes
}
