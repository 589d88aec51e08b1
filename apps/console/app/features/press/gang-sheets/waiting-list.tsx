import { fill } from '@platen/messages'
import { filmSize } from '@platen/placement'
import { Button, MarkedText } from '@platen/ui'
import { useState } from 'react'
import { namedDay } from '../../../lib/store-days.ts'
import { sizeText, type Job } from '../print-jobs/index.ts'
import { printName, type PrintInfoByJob } from './print-info.ts'
import type { Film } from './layout.ts'
import type { Sheet } from './sheet.ts'
import type { LayoutEditor } from './use-layout-editor.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.waiting

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
        <MarkedText
          text={fill(texts.title, { prints: all.length })}
          marks={{
            figure: (text) => <span className="figures text-base font-normal text-ink-soft">{text}</span>,
          }}
        />
      </summary>
      {all.length === 0 && <p className="text-sm text-ink-soft">{texts.empty}</p>}
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
                  {[
                    sizeText(one),
                    namedDay(one.promisedBy),
                    ...(removed.includes(jobId) ? [m.sheets.print.removed] : []),
                  ].join(', ')}
                </span>
              </span>
              <Button
                variant="line"
                className="px-3"
                aria-label={fill(texts.add, { print: printName(one) })}
                unavailable={fixed ?? (full === jobId ? texts.doesNotFit : undefined)}
                onClick={() => {
                  if (editor.add(one)) onSelect(jobId)
                  else setFull(jobId)
                }}
              >
                {full === jobId ? texts.noRoom : m.shared.add}
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
