import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { mergedJobs, orderJobsKey, readOrderJobs, useOrderJobs } from '../print-jobs/index.ts'
import { useMe, useRefusal } from '../../people/session/index.ts'
import { findGarment } from './find-garment.ts'
import { garmentsOf, planStep, type Garment, type Step } from './garment.ts'
import { FLOOR_KEY, useFloorJobs, type Job } from './job.ts'
import { outboxState } from './outbox-state.ts'
import { withSteps } from './outbox.ts'
import { readScan } from './scan.ts'
import { useSteps, describeGarment } from './use-steps.ts'
import type { Outcome } from './outcome-panel.tsx'
import { m } from '../../../messages/messages.ts'

/** `show` completes no step. */
export type ScanMode = 'show' | Exclude<Step, 'print'>

interface Shown {
  readonly key: string
  readonly orderId: string
  readonly jobId?: string | undefined
}

export function useFloor(mode: ScanMode) {
  const { id: me } = useMe()
  const refusal = useRefusal('production:write')
  const query = useFloorJobs()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const steps = useSteps()
  const { steps: outbox } = outboxState.use()
  const [outcome, setOutcome] = useState<Outcome>()
  const [shown, setShown] = useState<Shown>()
  const [choice, setChoice] = useState<readonly Garment[]>()
  const mine = useMemo(() => (outbox ?? []).filter(({ person }) => person.id === me), [outbox, me])
  const jobs = useMemo(() => withSteps(query.data ?? [], mine), [query.data, mine])
  const garments = useMemo(() => garmentsOf(jobs), [jobs])
  const order = useOrderJobs(shown?.orderId)
  // A finished garment leaves the floor but stays on the screen.
  const shownGarments = order.data ? garmentsOf(withSteps(newestJobs(query, order, shown), mine)) : garments

  /** Reads the current state, because the next scan may come before React has rendered. */
  function withMine(known: readonly Job[]): Job[] {
    return withSteps(
      known,
      (outboxState.read().steps ?? []).filter(({ person }) => person.id === me),
    )
  }

  async function readOrder(orderId: string): Promise<Job[]> {
    const all = await readOrderJobs(orderId)
    queries.setQueryData(orderJobsKey(orderId), all)
    return withMine(all)
  }

  /** Another device may have completed a step. */
  async function refreshed(garment: Garment): Promise<Garment> {
    if (!navigator.onLine) return garment
    try {
      const all = await readOrder(garment.orderId)
      void queries.invalidateQueries({ queryKey: FLOOR_KEY })
      return garmentsOf(all).find(({ key }) => key === garment.key) ?? garment
    } catch {
      return garment
    }
  }

  async function scan(text: string): Promise<void> {
    setChoice(undefined)
    const found = await findGarment(readScan(text), {
      jobs: withMine(queries.getQueryData<Job[]>(FLOOR_KEY) ?? []),
      readOrder,
    })
    if (found.kind === 'nothing') report({ kind: 'refused', why: found.why })
    else if (found.kind === 'sheet') void navigate(paths.sheet(found.id))
    else if (found.kind === 'choice') {
      setOutcome(undefined)
      setShown(undefined)
      setChoice(found.garments)
    } else await handle(found.garment, found.jobId)
  }

  async function handle(found: Garment, jobId?: string): Promise<void> {
    const stuck = mode !== 'show' && !planStep(found, mode).ok
    const garment = stuck ? await refreshed(found) : found
    setChoice(undefined)
    setShown({ key: garment.key, orderId: garment.orderId, jobId })
    if (mode === 'show') {
      setOutcome(undefined)
      return
    }
    const description = describeGarment(garment)
    const plan = planStep(garment, mode)
    if (refusal !== undefined) report({ kind: 'refused', why: refusal, garment: description })
    else if (!plan.ok) report({ kind: 'refused', why: plan.why, garment: description })
    else report(await steps.complete(garment, mode, plan.jobs))
  }

  function report(next: Outcome): void {
    setOutcome(next)
    // The tablet may lie on the press, out of sight.
    if (next.kind !== 'undone' && 'vibrate' in navigator)
      navigator.vibrate(next.kind === 'done' ? 60 : [120, 80, 120])
  }

  // Fast scans are handled one after the other.
  const queue = useRef(Promise.resolve())
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current
      .then(work)
      .catch(() => report({ kind: 'refused', why: m.floor.scan.failed }))
  }

  return {
    ...{ query, jobs, garments, outcome, choice },
    card: shown && shownGarments.find(({ key }) => key === shown.key),
    scanned: shown?.jobId,
    scan: (text: string) => inTurn(() => scan(text)),
    choose: (garment: Garment) => inTurn(() => handle(garment)),
    open: ({ key, orderId }: Garment) => {
      setChoice(undefined)
      setOutcome(undefined)
      setShown({ key, orderId })
    },
    report,
  }
}

interface Known {
  readonly data?: readonly Job[] | undefined
  readonly dataUpdatedAt: number
}

function newestJobs(floor: Known, order: Known, shown: Shown | undefined): Job[] {
  const [older, newer] = floor.dataUpdatedAt > order.dataUpdatedAt ? [order, floor] : [floor, order]
  const ofOrder = ({ data = [] }: Known) => data.filter(({ orderId }) => orderId === shown?.orderId)
  return mergedJobs(ofOrder(older), ofOrder(newer))
}
