import type { Resources } from '@platen/api-client'
import type { Job, JobState } from './job.ts'

/** A step that was made here and is not with the shop yet, or that the shop refused. */
export interface OutboxStep {
  /** Its idempotency key: however often it is sent, it is done once. */
  readonly id: string
  /** Ascending in the order in which steps were made. */
  readonly order: number
  /** In whose name it is sent, and nobody else's. */
  readonly person: { readonly id: string; readonly name: string }
  /** Milliseconds since 1970; until then it can be taken back. */
  readonly sendAfter: number
  readonly request: Resources['PrintJobMovesCreateRequest']
  /** What it is about, for people: "PL-2026-000042, Classic tee, Black, M". */
  readonly words: string
  /** It was sent once at least, and may have been done though nobody heard of it. */
  readonly tried?: true
  /** So often the shop answered that it has a defect. */
  readonly defects?: number
  readonly refused?: { readonly message: string; readonly resolution: string }
}

/** The jobs as they will be once everything is sent. What was refused changes nothing. */
export function withSteps(jobs: readonly Job[], steps: readonly OutboxStep[]): Job[] {
  return steps
    .filter(({ refused }) => refused === undefined)
    .reduce<Job[]>((before, { request }) => applied(before, request), [...jobs])
}

function applied(
  jobs: readonly Job[],
  { jobIds, to, reason, blankSpoiled = false }: OutboxStep['request'],
): Job[] {
  const named = new Set(jobIds)
  const lost = to === 'failed' ? lostWith(jobs, named, blankSpoiled) : new Set<string>()
  return jobs.map((job) => {
    if (named.has(job.id))
      return { ...job, state: to, reason: reason ?? job.reason, allowedMoves: [...AFTER[to]] }
    return lost.has(job.id) ? { ...job, state: 'void', allowedMoves: [] } : job
  })
}

/** With a garment goes what was pressed on it; a print that fails on the garment spoils it. */
function lostWith(jobs: readonly Job[], named: ReadonlySet<string>, blankSpoiled: boolean): Set<string> {
  const spoiled = jobs.filter(({ id, state }) => named.has(id) && (blankSpoiled || state === 'pressed'))
  const sameGarment = (job: Job) =>
    spoiled.some(({ orderItemId, unit }) => orderItemId === job.orderItemId && unit === job.unit)
  return new Set(
    jobs
      .filter(
        (job) =>
          !named.has(job.id) && (job.state === 'pressed' || job.state === 'passed') && sameGarment(job),
      )
      .map(({ id }) => id),
  )
}

/** Where a job can go on from a state that the shop has not heard of yet. It judges when it does. */
const AFTER = {
  blocked: [],
  queued: [],
  nested: ['printed'],
  printed: ['pressed', 'failed'],
  pressed: ['passed', 'failed'],
  passed: ['packed'],
  packed: [],
  failed: [],
  void: [],
} as const satisfies Record<JobState, readonly JobState[]>

/** Whether it can still be taken back: it never left, and nothing was built on it. */
export function canTakeBack(step: OutboxStep, steps: readonly OutboxStep[]): boolean {
  if (step.tried || step.refused) return false
  return !steps.some(
    (other) =>
      other.order > step.order &&
      other.refused === undefined &&
      other.request.jobIds.some((id) => step.request.jobIds.includes(id)),
  )
}

/** So long a step can be taken back before it leaves. */
export const HELD_MS = 5_000

/** For how many milliseconds it is not sent yet. A clock that was set back holds nothing. */
export function heldFor({ sendAfter }: Pick<OutboxStep, 'sendAfter'>, now: number): number {
  const left = sendAfter - now
  return left > 0 && left <= HELD_MS ? left : 0
}

/** What one person did and the shop has neither heard of nor refused, in its order. */
export function unsentOf(steps: readonly OutboxStep[], personId: string): OutboxStep[] {
  return steps.filter(({ person, refused }) => person.id === personId && refused === undefined)
}

/** Whether the jobs stand where the step takes them, or further: its answer may have been lost for too long. */
export function isDone(
  { request: { jobIds, to } }: Pick<OutboxStep, 'request'>,
  jobs: readonly Job[],
): boolean {
  const there = new Set(jobs.filter(({ state }) => state === to || isBeyond(state, to)).map(({ id }) => id))
  return jobIds.every((id) => there.has(id))
}

const ON_THE_WAY = ['nested', 'printed', 'pressed', 'passed', 'packed'] as const satisfies readonly JobState[]

function isBeyond(state: JobState, to: JobState): boolean {
  const [at, wanted] = [state, to].map((one) => ON_THE_WAY.findIndex((step) => step === one))
  return at !== undefined && wanted !== undefined && wanted >= 0 && at > wanted
}
