import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { mergedJobs, orderJobsKey, readOrderJobs, useOrderJobs } from '../print-jobs/index.ts'
import { useMe, useRefusal } from '../session/index.ts'
import { findGarment } from './find-garment.ts'
import { garmentsOf, judge, type Garment, type Step } from './garment.ts'
import { FLOOR_KEY, useFloorJobs, type Job } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import { withSteps } from './outbox.ts'
import { readScan } from './scan.ts'
import { useSteps, wordsOf } from './use-steps.ts'
import type { Outcome } from './verdict-panel.tsx'

/** What each scan does: shows the garment, or makes its step at once. */
export type ScanMode = 'show' | Exclude<Step, 'print'>

interface Shown {
  /** Of the garment. */
  readonly key: string
  readonly orderId: string
  /** Of the ticket that was scanned. */
  readonly jobId?: string | undefined
}

/** The garments of the floor as they are with what was done here, and what the last scan was about. */
export function useFloor(mode: ScanMode) {
  const { id: me } = useMe()
  const refusal = useRefusal('production:write')
  const query = useFloorJobs()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const steps = useSteps()
  const { steps: outbox } = outboxDesk.use()
  const [outcome, setOutcome] = useState<Outcome>()
  const [shown, setShown] = useState<Shown>()
  const [choice, setChoice] = useState<readonly Garment[]>()
  const mine = useMemo(() => (outbox ?? []).filter(({ person }) => person.id === me), [outbox, me])
  const jobs = useMemo(() => withSteps(query.data ?? [], mine), [query.data, mine])
  const garments = useMemo(() => garmentsOf(jobs), [jobs])
  const order = useOrderJobs(shown?.orderId)
  // What is finished leaves the floor, and is looked at all the same.
  const looked = order.data ? garmentsOf(withSteps(asLastKnown(query, order, shown), mine)) : garments

  /** As it is in this moment: the next scan may come before anything was drawn. */
  function withMine(known: readonly Job[]): Job[] {
    return withSteps(
      known,
      (outboxDesk.read().steps ?? []).filter(({ person }) => person.id === me),
    )
  }

  /** What was asked for stays: it is what is shown next. */
  async function readOrder(orderId: string): Promise<Job[]> {
    const all = await readOrderJobs(orderId)
    queries.setQueryData(orderJobsKey(orderId), all)
    return withMine(all)
  }

  /** Somebody else may have been faster than this tablet knows. */
  async function asOfNow(garment: Garment): Promise<Garment> {
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
    if (found.kind === 'nothing') say({ kind: 'no', why: found.why })
    else if (found.kind === 'sheet') void navigate(paths.sheet(found.id))
    else if (found.kind === 'choice') {
      setOutcome(undefined)
      setShown(undefined)
      setChoice(found.garments)
    } else await handle(found.garment, found.jobId)
  }

  async function handle(found: Garment, jobId?: string): Promise<void> {
    const stuck = mode !== 'show' && !judge(found, mode).ok
    const garment = stuck ? await asOfNow(found) : found
    setChoice(undefined)
    setShown({ key: garment.key, orderId: garment.orderId, jobId })
    if (mode === 'show') {
      setOutcome(undefined)
      return
    }
    const words = wordsOf(garment)
    const verdict = judge(garment, mode)
    if (refusal !== undefined) say({ kind: 'no', why: refusal, words })
    else if (!verdict.ok) say({ kind: 'no', why: verdict.why, words })
    else say(await steps.make(garment, mode, verdict.jobs))
  }

  function say(next: Outcome): void {
    setOutcome(next)
    // Felt where the tablet lies on the press.
    if (next.kind !== 'undone' && 'vibrate' in navigator)
      navigator.vibrate(next.kind === 'yes' ? 60 : [120, 80, 120])
  }

  // One scan after the other, however fast they come.
  const line = useRef(Promise.resolve())
  const inTurn = (work: () => Promise<void>) => {
    line.current = line.current
      .then(work)
      .catch(() => say({ kind: 'no', why: 'The scan could not be read to its end. Scan it again.' }))
  }

  return {
    ...{ query, jobs, garments, outcome, choice },
    card: shown && looked.find(({ key }) => key === shown.key),
    scanned: shown?.jobId,
    scan: (text: string) => inTurn(() => scan(text)),
    choose: (garment: Garment) => inTurn(() => handle(garment)),
    /** From a queue: nothing is done by looking. */
    open: ({ key, orderId }: Garment) => {
      setChoice(undefined)
      setOutcome(undefined)
      setShown({ key, orderId })
    },
    say,
  }
}

interface Known {
  readonly data?: readonly Job[] | undefined
  readonly dataUpdatedAt: number
}

/** The jobs of the floor and of an order: whichever was asked last knows better. */
function asLastKnown(floor: Known, order: Known, shown: Shown | undefined): Job[] {
  const [older, newer] = floor.dataUpdatedAt > order.dataUpdatedAt ? [order, floor] : [floor, order]
  const ofOrder = ({ data = [] }: Known) => data.filter(({ orderId }) => orderId === shown?.orderId)
  return mergedJobs(ofOrder(older), ofOrder(newer))
}
