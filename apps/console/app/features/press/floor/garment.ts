import type { Job, JobState } from './job.ts'

export interface Garment {
  readonly key: string
  readonly orderId: string
  readonly orderNumber: string
  readonly unit: number
  readonly quantity: number
  readonly garmentName: string
  readonly garmentKind: string
  readonly fabric: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  readonly promisedBy: string
  readonly neededBy: string | null
  readonly note: string | null
  /** Neither failed nor void, in the order of their placements. */
  readonly prints: readonly Job[]
}

export function garmentKey({ orderItemId, unit }: Pick<Job, 'orderItemId' | 'unit'>): string {
  return `${orderItemId}/${unit}`
}

export function garmentsOf(jobs: readonly Job[]): Garment[] {
  const live = jobs.filter(({ state }) => state !== 'failed' && state !== 'void')
  return [...Map.groupBy(live, garmentKey)].flatMap(([key, prints]) => {
    const [first] = prints
    return first ? [{ ...first, key, prints }] : []
  })
}

export const STEPS = ['print', 'press', 'check', 'pack'] as const
export type Step = (typeof STEPS)[number]

/** The server makes the final decision. */
export const MOVES = {
  print: { from: 'nested', to: 'printed' },
  press: { from: 'printed', to: 'pressed' },
  check: { from: 'pressed', to: 'passed' },
  pack: { from: 'passed', to: 'packed' },
} as const satisfies Record<Step, { from: JobState; to: JobState }>

/** The prints with which a step can be done now and those that follow later, or why it cannot be done. */
type StepPlan =
  | { readonly ok: true; readonly jobs: readonly Job[]; readonly rest: readonly Job[] }
  | { readonly ok: false; readonly why: string }

export function planStep(garment: Garment, step: Step): StepPlan {
  const { from, to } = MOVES[step]
  const here = garment.prints.filter(({ state }) => state === from)
  const able = here.filter(({ allowedMoves }) => allowedMoves.includes(to))
  const rest = garment.prints.filter((job) => !able.includes(job))
  const behind = rest.filter(({ state }) => PROGRESS[state] <= PROGRESS[from])
  if (able.length === 0) return { ok: false, why: whyNot(garment, step, here) }
  // A garment is packed once, with all its prints.
  if (step === 'pack' && behind.length > 0)
    return { ok: false, why: `Not all prints have passed: ${listStates(behind)}.` }
  return { ok: true, jobs: able, rest: behind }
}

export function nextStep(garment: Garment): Step | undefined {
  return STEPS.find((step) => planStep(garment, step).ok)
}

function whyNot({ prints }: Garment, step: Step, here: readonly Job[]): string {
  const { from } = MOVES[step]
  if (prints.length === 0) return 'This garment has no prints on the floor.'
  if (here.length > 0)
    return step === 'print' ? 'Mark it printed on its gang sheet.' : 'The order is on hold or closed.'
  const before = prints.filter(({ state }) => PROGRESS[state] < PROGRESS[from])
  if (before.length > 0) return `Not ready: ${listStates(before)}.`
  return DONE[step]
}

const DONE = {
  print: 'Already printed.',
  press: 'Already pressed.',
  check: 'Already passed.',
  pack: 'Already packed.',
} as const satisfies Record<Step, string>

const PROGRESS = {
  blocked: 0,
  queued: 1,
  nested: 2,
  printed: 3,
  pressed: 4,
  passed: 5,
  packed: 6,
  failed: 7,
  void: 7,
} as const satisfies Record<JobState, number>

const STATE_TEXT = {
  blocked: 'is waiting for its blank or artwork',
  queued: 'is waiting for film',
  nested: 'is on a sheet',
  printed: 'needs pressing',
  pressed: 'needs checking',
  passed: 'has passed',
  packed: 'is packed',
  failed: 'failed',
  void: 'is void',
} as const satisfies Record<JobState, string>

function listStates(jobs: readonly Job[]): string {
  return jobs.map(({ zoneId, state }) => `${zoneId.replaceAll('_', ' ')} ${STATE_TEXT[state]}`).join(', ')
}
