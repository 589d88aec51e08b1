import { readSync } from 'node:fs'
import { TABLE_BOUNDS } from '@platen/contract'
import { FILES_FD } from '../limited-process.ts'
import { readFields } from './read-fields.ts'
import { readTable } from './read-table.ts'
import { TableRefused } from './table-refused.ts'
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
    const { writeXlsx } = await import('./write-xlsx.ts')
    send({ kind: 'written', bytes: await writeXlsx(task.sheet, task.rows) })
    return
  }
  const table = await readTable(readBytes(task.byteLength), TABLE_BOUNDS)
  const { rows, ...rest } = readFields(table, task.options)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    send({ kind: 'rows', rows: rows.slice(from, from + ROWS_AT_ONCE) })
  send({ kind: 'read', ...rest })
}

function send(answer: TableAnswer<string, object>): void {
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
