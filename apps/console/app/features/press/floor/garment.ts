import { fill } from '@platen/messages'
import { zoneIdName } from '../../shop/catalog/index.ts'
import { m } from '../../../messages/messages.ts'
import type { Job, JobState } from './job.ts'

export interface Garment {
  readonly key: string
  readonly orderId: string
  readonly orderNumber: string
  readonly unit: number
  readonly quantity: number
  readonly kind: Job['kind']
  readonly garmentName: string
  readonly garmentId: string | null
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
    if (!first) return []
    const { kind } = first
    const garmentName = kind === 'garment' ? first.garmentName : m.orderWords.film[kind]
    return [{ ...first, garmentName, key, prints }]
  })
}

export const STEPS = ['print', 'cut', 'press', 'check', 'pack'] as const
export type Step = (typeof STEPS)[number]

/** The server makes the final decision. */
const MOVES = {
  print: { from: 'nested', to: 'printed' },
  cut: { from: 'printed', to: 'cut' },
  press: { from: 'printed', to: 'pressed' },
  check: { from: 'pressed', to: 'passed' },
  pack: { from: 'passed', to: 'packed' },
} as const satisfies Record<Step, { from: JobState; to: JobState }>

/** Film without a garment is cut and packed. */
const FILM_STEPS: readonly Step[] = ['print', 'cut', 'pack']

function stepsOf({ kind }: Pick<Garment, 'kind'>): readonly Step[] {
  return STEPS.filter((step) => (kind === 'garment' ? step !== 'cut' : FILM_STEPS.includes(step)))
}

export function moveOf(
  { kind }: Pick<Garment, 'kind'>,
  step: Step,
): { from: JobState; to: Job['allowedMoves'][number] } {
  return kind !== 'garment' && step === 'pack' ? { from: 'cut', to: 'packed' } : MOVES[step]
}

/** The prints with which a step can be done now and those that follow later, or why it cannot be done. */
type StepPlan =
  | { readonly ok: true; readonly jobs: readonly Job[]; readonly rest: readonly Job[] }
  | { readonly ok: false; readonly why: string }

export function planStep(garment: Garment, step: Step): StepPlan {
  if (!stepsOf(garment).includes(step)) return { ok: false, why: m.floor.steps[step].empty }
  const { from, to } = moveOf(garment, step)
  const here = garment.prints.filter(({ state }) => state === from)
  const able = here.filter(({ allowedMoves }) => allowedMoves.includes(to))
  const rest = garment.prints.filter((job) => !able.includes(job))
  const behind = rest.filter(({ state }) => PROGRESS[state] <= PROGRESS[from])
  if (able.length === 0) return { ok: false, why: whyNot(garment, step, here) }
  // A garment is packed once, with all its prints.
  if (step === 'pack' && behind.length > 0)
    return { ok: false, why: fill(m.floor.plan.notAllPassed, { prints: listStates(behind) }) }
  return { ok: true, jobs: able, rest: behind }
}

export function nextStep(garment: Garment): Step | undefined {
  return STEPS.find((step) => planStep(garment, step).ok)
}

function whyNot(garment: Garment, step: Step, here: readonly Job[]): string {
  const { prints } = garment
  const { from } = moveOf(garment, step)
  if (prints.length === 0) return m.floor.plan.noPrints
  if (here.length > 0) return step === 'print' ? m.floor.plan.onSheet : m.floor.garment.closed
  const before = prints.filter(({ state }) => PROGRESS[state] < PROGRESS[from])
  if (before.length > 0) return fill(m.floor.plan.notReady, { prints: listStates(before) })
  return m.floor.steps[step].already
}

const PROGRESS = {
  blocked: 0,
  queued: 1,
  nested: 2,
  printed: 3,
  cut: 4,
  pressed: 4,
  passed: 5,
  packed: 6,
  failed: 7,
  void: 7,
} as const satisfies Record<JobState, number>

function listStates(jobs: readonly Job[]): string {
  return jobs
    .map(({ zoneId, state }) => fill(m.floor.plan.states[state], { print: zoneIdName(zoneId) }))
    .join(', ')
}
