import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useMe, useRefusal } from '../session/index.ts'
import { findGarment } from './find-garment.ts'
import { garmentKey, garmentsOf, judge, type Garment, type Step } from './garment.ts'
import { FLOOR_KEY, readOrderJobs, useFloorJobs, type Job } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import { withSteps } from './outbox.ts'
import { readScan } from './scan.ts'
import { STEP_WORDS } from './step-words.ts'
import { useSteps, wordsOf } from './use-steps.ts'
import type { Outcome } from './verdict-panel.tsx'

/** What each scan does: shows the garment, or makes its step at once. */
export type ScanMode = 'show' | Exclude<Step, 'print'>

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
  const [shown, setShown] = useState<{ readonly key: string; readonly jobId?: string | undefined }>()
  const [choice, setChoice] = useState<readonly Garment[]>()
  /** What was asked for by a scan and is not on the floor. */
  const [others, setOthers] = useState<readonly Job[]>([])

  const jobs = useMemo(() => {
    const known = query.data ?? []
    const ids = new Set(known.map(({ id }) => id))
    const all = [...known, ...others.filter(({ id }) => !ids.has(id))]
    return withSteps(
      all,
      (outbox ?? []).filter(({ person }) => person.id === me),
    )
  }, [query.data, others, outbox, me])
  const garments = useMemo(() => garmentsOf(jobs), [jobs])

  /** As it is in this moment: the next scan may come before anything was drawn. */
  function withMine(known: readonly Job[]): Job[] {
    return withSteps(
      known,
      (outboxDesk.read().steps ?? []).filter(({ person }) => person.id === me),
    )
  }

  /** Somebody else may have been faster than this tablet knows. */
  async function asOfNow(garment: Garment): Promise<Garment> {
    if (!navigator.onLine) return garment
    try {
      const all = withMine(await readOrderJobs(garment.orderId))
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
      withMine,
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
    setOthers(garment.prints)
    setShown({ key: garment.key, jobId })
    if (mode === 'show') {
      setOutcome(undefined)
      return
    }
    const words = wordsOf(garment)
    const verdict = judge(garment, mode)
    if (refusal !== undefined) say({ kind: 'no', why: refusal, words })
    else if (!verdict.ok) say({ kind: 'no', why: verdict.why, words })
    else {
      const { id } = await steps.make(garment, mode, verdict.jobs)
      say({ kind: 'yes', done: STEP_WORDS[mode].done, words, stepId: id })
    }
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
      .catch(() => say({ kind: 'no', why: 'This device could not keep the step. Nothing was done.' }))
  }

  return {
    ...{ query, jobs, garments, outcome, choice },
    card: shown && garments.find(({ key }) => key === shown.key),
    scanned: shown?.jobId,
    scan: (text: string) => inTurn(() => scan(text)),
    choose: (garment: Garment) => inTurn(() => handle(garment)),
    /** From a queue: nothing is done by looking. */
    open: (garment: Garment) => {
      setChoice(undefined)
      setOutcome(undefined)
      setOthers(garment.prints)
      setShown({ key: garmentKey(garment.prints[0] ?? { orderItemId: '', unit: 0 }) })
    },
    say,
  }
}
