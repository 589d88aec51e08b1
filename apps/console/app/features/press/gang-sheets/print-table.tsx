import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { useEffect, useRef } from 'react'
import { zoneIdName } from '../../shop/catalog/index.ts'
import { Heads } from '../../../lib/lists/heads.tsx'
import { JOB_STATES, figure, isJobState } from '../print-jobs/index.ts'
import { placeMarks, printName, type PrintInfoByJob } from './print-info.ts'
import type { LayoutPrint } from './layout.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.prints

interface PrintTableProps {
  readonly prints: readonly LayoutPrint[]
  readonly info: PrintInfoByJob
  readonly selected: string | undefined
  readonly onSelect: (jobId: string) => void
}

export function PrintTable({ prints, info, selected, onSelect }: PrintTableProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${selected ?? ''}"]`)
    if (!list.current || !row) return
    const { scrollTop, clientHeight } = list.current
    if (row.offsetTop < scrollTop || row.offsetTop + row.offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = row.offsetTop - clientHeight / 2
    }
  }, [selected])
  return (
    <section aria-labelledby="prints" className="border-t border-rule-strong pt-3">
      <h2 id="prints" className="mb-2 text-xl">
        <MarkedText
          text={fill(texts.title, { prints: prints.length })}
          marks={{
            figure: (text) => <span className="figures text-base font-normal text-ink-soft">{text}</span>,
          }}
        />
      </h2>
      <div ref={list} className="relative max-h-96 overflow-y-auto">
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-paper text-ink-soft">
            <Heads
              className="py-1 pr-2 font-semibold"
              of={[[texts.print], ['mm', 'text-right'], [texts.state]]}
            />
          </thead>
          <tbody>
            {prints.map((print) => {
              const { jobId, widthMm, heightMm } = print
              const one = info.get(jobId)
              return (
                <tr
                  key={jobId}
                  data-row={jobId}
                  className={`border-t border-rule ${jobId === selected ? 'bg-press-wash' : 'hover:bg-tray'}`}
                >
                  <td className="pr-2">
                    <button
                      type="button"
                      aria-label={printName(one)}
                      aria-pressed={jobId === selected}
                      onClick={() => onSelect(jobId)}
                      className="min-h-9 w-full text-left"
                    >
                      <span className="figures">{one?.orderNumber ?? '?'}</span>{' '}
                      <span className="text-ink-soft">{one && zoneIdName(one.zoneId)}</span>
                    </button>
                  </td>
                  <td className="figures pr-2 text-right whitespace-nowrap">
                    {figure(widthMm)} × {figure(heightMm)}
                  </td>
                  <td className="whitespace-nowrap text-ink-soft">
                    {one && isJobState(one.jobState) && one.jobState !== 'nested' && one.jobState !== 'queued'
                      ? JOB_STATES[one.jobState].label
                      : placeMarks(print).join(', ')}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
