import { filmSize } from '@platen/placement'
import { Button } from '@platen/ui'
import { useState } from 'react'
import { namedDay } from '../../../lib/store-days.ts'
import type { Job } from '../print-jobs/index.ts'
import type { PrintInfoByJob } from './print-info.ts'
import type { Film } from './layout.ts'
import type { Sheet } from './sheet.ts'
import type { LayoutEditor } from './use-layout-editor.ts'

interface WaitingListProps {
  readonly sheet: Sheet
  readonly info: PrintInfoByJob
  readonly editor: LayoutEditor
  readonly queued: readonly Job[]
  readonly fixed: string | undefined
  readonly onSelect: (jobId: string) => void
}

/** Waiting prints that fit this film, and prints just removed from it. */
export function WaitingList({ sheet, info, editor, queued, fixed, onSelect }: WaitingListProps) {
  const [full, setFull] = useState<string>()
  const onSheet = new Set(editor.prints.map(({ jobId }) => jobId))
  const removed = sheet.prints.filter(({ jobId }) => !onSheet.has(jobId)).map(({ jobId }) => jobId)
  const waiting = queued.filter((job) => !onSheet.has(job.id) && fits(job, sheet.film)).map(({ id }) => id)
  const all = [...new Set([...removed, ...waiting])]
  return (
    <details className="group border-t border-rule-strong pt-3" open={removed.length > 0}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-display text-xl font-bold">
        Waiting <span className="figures text-base font-normal text-ink-soft">{all.length}</span>
      </summary>
      {all.length === 0 && <p className="text-sm text-ink-soft">No waiting prints fit this film.</p>}
      <ul className="max-h-80 divide-y divide-rule overflow-y-auto">
        {all.map((jobId) => {
          const one = info.get(jobId)
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
                  {removed.includes(jobId) && ', removed'}
                </span>
              </span>
              <Button
                variant="line"
                className="px-3"
                aria-label={`Add ${one.orderNumber}, ${one.zoneId.replaceAll('_', ' ')}, ${one.unit}`}
                unavailable={fixed ?? (full === jobId ? 'It does not fit on this sheet.' : undefined)}
                onClick={() => {
                  if (editor.add(one)) onSelect(jobId)
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

function fits(job: Job, { widthMm: film, sideMarginMm, allowRotation }: Film): boolean {
  const { widthMm, heightMm } = filmSize(job, job.trim)
  const across = allowRotation ? Math.min(widthMm, heightMm) : widthMm
  return across <= film - 2 * sideMarginMm
}
