import type { Job, JobState } from './job.ts'

/** What goes under the press as a whole: one garment with all prints that count. */
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
  /** Neither failed nor void, in the order of its placements. */
  readonly prints: readonly Job[]
}

export function garmentKey({ orderItemId, unit }: Pick<Job, 'orderItemId' | 'unit'>): string {
  return `${orderItemId}/${unit}`
}

/** In the order in which their first jobs stand. */
export function garmentsOf(jobs: readonly Job[]): Garment[] {
  const live = jobs.filter(({ state }) => state !== 'failed' && state !== 'void')
  return [...Map.groupBy(live, garmentKey)].flatMap(([key, prints]) => {
    const [first] = prints
    return first ? [{ ...first, key, prints }] : []
  })
}

/** The steps of a garment on the floor, in their order. */
export const STEPS = ['print', 'press', 'check', 'pack'] as const
export type Step = (typeof STEPS)[number]

/** From where to where each step takes a print. The shop has the last word. */
export const MOVES = {
  print: { from: 'nested', to: 'printed' },
  press: { from: 'printed', to: 'pressed' },
  check: { from: 'pressed', to: 'passed' },
  pack: { from: 'passed', to: 'packed' },
} as const satisfies Record<Step, { from: JobState; to: JobState }>

/** Whether a step can be made with a garment now, and with which of its prints; otherwise what stands in the way. */
export type Verdict =
  | { readonly ok: true; readonly jobs: readonly Job[]; readonly rest: readonly Job[] }
  | { readonly ok: false; readonly why: string }

export function judge(garment: Garment, step: Step): Verdict {
  const { from, to } = MOVES[step]
  const here = garment.prints.filter(({ state }) => state === from)
  const able = here.filter(({ allowedMoves }) => allowedMoves.includes(to))
  const rest = garment.prints.filter((job) => !able.includes(job))
  const behind = rest.filter(({ state }) => ORDER[state] <= ORDER[from])
  if (able.length === 0) return { ok: false, why: whyNot(garment, step, here) }
  // A bag is closed once.
  if (step === 'pack' && behind.length > 0)
    return { ok: false, why: `Not all prints have passed: ${tellOf(behind)}.` }
  return { ok: true, jobs: able, rest: behind }
}

/** What is to be done next with it: of several, that which its prints came to first. */
export function nextStep(garment: Garment): Step | undefined {
  return STEPS.find((step) => judge(garment, step).ok)
}

function whyNot({ prints }: Garment, step: Step, here: readonly Job[]): string {
  const { from } = MOVES[step]
  if (prints.length === 0) return 'Nothing of it is on the floor.'
  if (here.length > 0)
    return step === 'print' ? 'It is printed with its sheet.' : 'Its order is on hold or over.'
  const before = prints.filter(({ state }) => ORDER[state] < ORDER[from])
  if (before.length > 0) return `It is not that far: ${tellOf(before)}.`
  return DONE[step]
}

const DONE = {
  print: 'It is printed already.',
  press: 'It is pressed already.',
  check: 'It has passed already.',
  pack: 'It is packed already.',
} as const satisfies Record<Step, string>

/** How far a state is on the way. */
const ORDER = {
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

const STANDS = {
  blocked: 'waits for its blank or artwork',
  queued: 'waits for film',
  nested: 'is on a sheet',
  printed: 'is to be pressed',
  pressed: 'is to be checked',
  passed: 'has passed',
  packed: 'is packed',
  failed: 'failed',
  void: 'is void',
} as const satisfies Record<JobState, string>

function tellOf(jobs: readonly Job[]): string {
  return jobs.map(({ zoneId, state }) => `${zoneId.replaceAll('_', ' ')} ${STANDS[state]}`).join(', ')
}
