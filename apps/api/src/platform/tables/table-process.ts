import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { createFairQueue } from '../fair-queue.ts'
import { FILES_FD, forkLimited } from '../limited-process.ts'
import { Refusal } from '../refusal.ts'
import type { ReadOptions, ReadRow, ReadTable } from './read-fields.ts'
import { refusalOf, type TableProblem } from './table-refused.ts'
import type { SheetRow } from './write-xlsx.ts'

export type TableTask =
  | { readonly kind: 'read'; readonly options: ReadOptions<string>; readonly byteLength: number }
  | { readonly kind: 'write'; readonly sheet: string; readonly rows: readonly SheetRow[] }

export type TableAnswer<Field extends string, Values extends object> =
  | { readonly kind: 'rows'; readonly rows: readonly ReadRow<Field, Values>[] }
  | ({ readonly kind: 'read' } & Omit<ReadTable<Field, Values>, 'rows'>)
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly problem: TableProblem }
  | { readonly kind: 'defect'; readonly stack: string }

/** Of whichever fields were asked for. */
type Answer = TableAnswer<never, never>

/** Node reserves 530 MB without touching them. A hundred thousand rows need 440 in all. */
const LIMITS = { memoryMb: 1100, cpuSeconds: 30 }
/** On a machine that is busy with other work. */
const MOST_MS = 90_000

interface Job {
  readonly task: TableTask
  readonly bytes: Buffer | undefined
  readonly resolve: (answers: Answer[]) => void
  readonly reject: (reason: Error) => void
}

/** One at a time, so that tables never need more memory than one process has. */
const queue = createFairQueue<Job>({ places: 1, maxWaiting: 16 })

/**
 * Reads a file in a process of its own, which the kernel limits: a small spreadsheet can unpack to gigabytes, and a
 * large one takes seconds. `client`: whose turn it is when several wait. `Values` is what the kinds of the fields give.
 */
export async function readTableFile<Field extends string, Values extends object>(
  client: string,
  bytes: Buffer,
  options: ReadOptions<Field>,
): Promise<ReadTable<Field, Values>> {
  const answers = await run(client, { kind: 'read', options, byteLength: bytes.length }, bytes)
  const rows = answers.flatMap((answer) => (answer.kind === 'rows' ? answer.rows : []))
  const last = answers.at(-1)
  if (last?.kind !== 'read') throw failure(last)
  const { kind, ...rest } = last
  return { ...rest, rows }
}

export async function writeSheet(client: string, sheet: string, rows: readonly SheetRow[]): Promise<Buffer> {
  const [answer] = await run(client, { kind: 'write', sheet, rows })
  if (answer?.kind !== 'written') throw failure(answer)
  return Buffer.from(answer.bytes)
}

function run(client: string, task: TableTask, bytes?: Buffer): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    queue.add(client, { task, bytes, resolve, reject })?.reject(busy())
    startNext()
  })
}

function startNext(): void {
  const turn = queue.start()
  if (turn === undefined) return
  const { task, bytes, resolve, reject } = turn.job
  answersOf(task, bytes)
    .then(resolve, reject)
    .finally(() => {
      turn.finish()
      startNext()
    })
}

async function answersOf(task: TableTask, bytes: Buffer | undefined): Promise<Answer[]> {
  const child = forkLimited(new URL('./table.process.ts', import.meta.url), LIMITS)
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    return await collectAnswers(child, task, bytes)
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    // Until then it has its memory.
    if (child.pid !== undefined) await exited
  }
}

function collectAnswers(child: ChildProcess, task: TableTask, bytes: Buffer | undefined): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const answers: Answer[] = []
    child.on('message', (answer: Answer) => {
      answers.push(answer)
      if (answer.kind !== 'rows') resolve(answers)
    })
    child.on('error', (cause) =>
      reject(new Error('The table process could not be started or reached', { cause })),
    )
    child.on('exit', (code) => reject(code === null || code === 134 ? tooDemanding() : exitedWith(code)))
    child.send(task)
    const files = child.stdio[FILES_FD] as Socket
    // A process that ends before it has read the whole file is reported by its exit.
    files.on('error', () => undefined)
    files.end(bytes ?? '')
  })
}

function failure(answer: Answer | undefined): Error {
  if (answer?.kind === 'refused') return refusalOf(answer.problem)
  return new Error('The table process failed', {
    cause: answer?.kind === 'defect' ? answer.stack : answer?.kind,
  })
}

function exitedWith(code: number): Error {
  return new Error(`The table process ended by itself with code ${code}`)
}

function tooDemanding(): Refusal {
  return refusalOf({
    reason: 'too_complex',
    message: 'The spreadsheet takes too much time or memory to read.',
    resolution: 'Copy the table alone into a new spreadsheet, then send that file.',
  })
}

function busy(): Refusal {
  return new Refusal('OVERLOADED', 'Too many tables are being read right now.', {
    resolution: 'Wait a few seconds, then send the file again.',
    headers: { 'retry-after': '5' },
  })
}
