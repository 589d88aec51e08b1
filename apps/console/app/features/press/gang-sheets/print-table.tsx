import { useEffect, useRef } from 'react'
import { Heads } from '../../../lib/lists/heads.tsx'
import { JOB_STATES, isJobState } from '../print-jobs/index.ts'
import { printName, type PrintInfoByJob } from './print-info.ts'
import type { LayoutPrint } from './layout.ts'

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
        Prints <span className="figures text-base font-normal text-ink-soft">{prints.length}</span>
      </h2>
      <div ref={list} className="relative max-h-96 overflow-y-auto">
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-paper text-ink-soft">
            <Heads className="py-1 pr-2 font-semibold" of={[['Print'], ['mm', 'text-right'], ['State']]} />
          </thead>
          <tbody>
            {prints.map(({ jobId, widthMm, heightMm, place: [, , turned, pinned] }) => {
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
                      <span className="text-ink-soft">{one?.zoneId.replaceAll('_', ' ')}</span>
                    </button>
                  </td>
                  <td className="figures pr-2 text-right whitespace-nowrap">
                    {widthMm} × {heightMm}
                  </td>
                  <td className="whitespace-nowrap text-ink-soft">
                    {one && isJobState(one.jobState) && one.jobState !== 'nested' && one.jobState !== 'queued'
                      ? JOB_STATES[one.jobState].label
                      : [...(pinned ? ['pinned'] : []), ...(turned ? ['rotated'] : [])].join(', ')}
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
