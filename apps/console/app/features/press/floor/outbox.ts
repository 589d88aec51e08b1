import type { Resources } from '@platen/api-client'
import type { Job, JobState } from './job.ts'

export interface OutboxStep {
  /** Also its idempotency key. */
  readonly id: string
  /** Ascending in the order in which steps were made. */
  readonly order: number
  /** The author, in whose name it is sent. */
  readonly person: { readonly id: string; readonly name: string }
  /** Milliseconds since 1970; until then the step can be undone. */
  readonly sendAfter: number
  readonly request: Resources['PrintJobMovesCreateRequest']
  /** "PL-2026-000042, Classic tee, Black, M". */
  readonly words: string
  /** It may be done although no response arrived. */
  readonly tried?: true
  readonly defects?: number
  readonly refused?: { readonly message: string; readonly resolution: string }
}

/** Refused steps change nothing. */
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
  const lost = to === 'failed' ? printsLost(jobs, named, blankSpoiled) : new Set<string>()
  return jobs.map((job) => {
    if (named.has(job.id))
      return { ...job, state: to, reason: reason ?? job.reason, allowedMoves: [...movesAfter(job, to)] }
    return lost.has(job.id) ? { ...job, state: 'void', allowedMoves: [] } : job
  })
}

/** A spoiled garment loses every print pressed on it; a print that fails after pressing spoils the garment. */
function printsLost(jobs: readonly Job[], named: ReadonlySet<string>, blankSpoiled: boolean): Set<string> {
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

/** Transitions from states that the server does not know of yet; the server makes the final decision. */
const AFTER = {
  blocked: [],
  queued: [],
  nested: ['printed'],
  printed: ['pressed', 'failed'],
  cut: ['packed', 'failed'],
  pressed: ['passed', 'failed'],
  passed: ['packed'],
  packed: [],
  failed: [],
  void: [],
} as const satisfies Record<JobState, readonly JobState[]>

function movesAfter({ kind }: Pick<Job, 'kind'>, to: JobState): Job['allowedMoves'] {
  return kind !== 'garment' && to === 'printed' ? ['cut', 'failed'] : [...AFTER[to]]
}

/** A step can be undone until it is sent or a later step of the same jobs follows it. */
export function canUndo(step: OutboxStep, steps: readonly OutboxStep[]): boolean {
  if (step.tried || step.refused) return false
  return !steps.some(
    (other) =>
      other.order > step.order &&
      other.refused === undefined &&
      other.request.jobIds.some((id) => step.request.jobIds.includes(id)),
  )
}

export const HELD_MS = 5_000

/** Milliseconds; 0 when the clock was set back. */
export function heldFor({ sendAfter }: Pick<OutboxStep, 'sendAfter'>, now: number): number {
  const left = sendAfter - now
  return left > 0 && left <= HELD_MS ? left : 0
}

export function unsentOf(steps: readonly OutboxStep[], personId: string): OutboxStep[] {
  return steps.filter(({ person, refused }) => person.id === personId && refused === undefined)
}

export function isDone(
  { request: { jobIds, to } }: Pick<OutboxStep, 'request'>,
  jobs: readonly Job[],
): boolean {
  const done = new Set(jobs.filter(({ state }) => state === to || isBeyond(state, to)).map(({ id }) => id))
  return jobIds.every((id) => done.has(id))
}

const SEQUENCE = [
  'nested',
  'printed',
  'cut',
  'pressed',
  'passed',
  'packed',
] as const satisfies readonly JobState[]

function isBeyond(state: JobState, to: JobState): boolean {
  const [at, wanted] = [state, to].map((one) => SEQUENCE.findIndex((step) => step === one))
  return at !== undefined && wanted !== undefined && wanted >= 0 && at > wanted
}
