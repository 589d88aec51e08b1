import { Button } from '@platen/ui'
import { useState } from 'react'
import { namedDay } from '../../lib/store-days.ts'
import type { Job } from '../print-jobs/index.ts'
import type { FactsByJob } from './facts.ts'
import type { Film } from './layout.ts'
import type { Sheet } from './sheet.ts'
import type { SheetBench } from './use-sheet-bench.ts'

interface WaitingListProps {
  readonly sheet: Sheet
  readonly facts: FactsByJob
  readonly bench: SheetBench
  readonly queued: readonly Job[]
  readonly fixed: string | undefined
  readonly onChoose: (jobId: string) => void
}

/** What waits and goes on this film, and what was just left out of it. */
export function WaitingList({ sheet, facts, bench, queued, fixed, onChoose }: WaitingListProps) {
  const [full, setFull] = useState<string>()
  const here = new Set(bench.prints.map(({ jobId }) => jobId))
  const leftOut = sheet.prints.filter(({ jobId }) => !here.has(jobId)).map(({ jobId }) => jobId)
  const waiting = queued.filter((job) => !here.has(job.id) && fits(job, sheet.film)).map(({ id }) => id)
  const all = [...new Set([...leftOut, ...waiting])]
  return (
    <details className="group border-t border-rule-strong pt-3" open={leftOut.length > 0}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-display text-xl font-bold">
        Waiting <span className="figures text-base font-normal text-ink-soft">{all.length}</span>
      </summary>
      {all.length === 0 && <p className="text-sm text-ink-soft">Nothing that this film can hold waits.</p>}
      <ul className="max-h-80 divide-y divide-rule overflow-y-auto">
        {all.map((jobId) => {
          const one = facts.get(jobId)
          if (!one) return null
          return (
            <li key={jobId} className="flex min-h-14 items-center gap-3 py-1 pr-1">
              <span className="checkerboard grid size-11 shrink-0 place-items-center">
                <img
                  src={one.artwork.previewUrl}
                  alt=""
                  loading="lazy"
                  className="max-h-10 max-w-10 object-contain"
                />
              </span>
              <span className="min-w-0 flex-1 text-sm">
                <span className="figures block truncate font-semibold">{one.orderNumber}</span>
                <span className="figures block truncate text-ink-soft">
                  {one.widthMm} × {one.heightMm} mm, {namedDay(one.promisedBy)}
                  {leftOut.includes(jobId) && ', left out'}
                </span>
              </span>
              <Button
                look="line"
                className="px-3"
                aria-label={`Add ${one.orderNumber}, ${one.zoneId.replaceAll('_', ' ')}, ${one.unit}`}
                unavailable={fixed ?? (full === jobId ? 'There is no room left for it.' : undefined)}
                onClick={() => {
                  if (bench.add(one)) onChoose(jobId)
                  else setFull(jobId)
                }}
              >
                {full === jobId ? 'No room' : 'Add'}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Between the margins of the film, across it if prints may lie so. */
function fits({ widthMm, heightMm }: Job, { widthMm: film, sideMarginMm, allowRotation }: Film): boolean {
  const across = allowRotation ? Math.min(widthMm, heightMm) : widthMm
  return across <= film - 2 * sideMarginMm
}
