import { fill } from '@platen/messages'
import { Button, MarkedText } from '@platen/ui'
import { useId, useState, type ReactNode } from 'react'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import { cellText, tableCsv, type ChartTable } from './cell.ts'

interface ChartFrameProps {
  readonly title: string
  readonly note?: ReactNode
  readonly table: ChartTable
  /** Without extension: `money-2026-10-01-2026-10-31`. */
  readonly fileName: string
  readonly children: ReactNode
  readonly className?: string
}

export function ChartFrame({ title, note, table, fileName, children, className = '' }: ChartFrameProps) {
  const [open, setOpen] = useState(false)
  const { data: shop } = useShop()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className={`min-w-0 border-t-2 border-ink pt-3 ${className}`}>
      <div className="mb-3 flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        <div className="-mt-1.5 -mr-2 flex shrink-0">
          <Button
            variant="quiet"
            className="min-h-9 px-2 text-sm"
            aria-expanded={open}
            aria-controls={`${id}-table`}
            onClick={() => setOpen(!open)}
          >
            <ButtonText text={open ? m.metrics.table.hide : m.metrics.table.show} chart={title} />
          </Button>
          <Button
            variant="quiet"
            className="min-h-9 px-2 text-sm"
            onClick={() => saveCsv(`${fileName}.csv`, tableCsv(table, shop?.currencyExponent ?? 2))}
          >
            <ButtonText text={m.metrics.table.csv} chart={title} />
          </Button>
        </div>
      </div>
      {children}
      <div
        id={`${id}-table`}
        hidden={!open}
        className="mt-4 max-h-[32rem] overflow-auto"
        tabIndex={open ? 0 : -1}
      >
        {open && <FiguresTable label={title} table={table} />}
      </div>
    </section>
  )
}

function ButtonText({ text, chart }: { text: string; chart: string }) {
  return (
    <MarkedText
      text={fill(text, { chart })}
      marks={{ hidden: (hidden) => <span className="sr-only">{hidden}</span> }}
    />
  )
}

function FiguresTable({ label, table: { columns, rows } }: { label: string; table: ChartTable }) {
  const formats = useFormats()
  return (
    <table aria-label={label} className="w-full border-collapse text-sm">
      <thead className="sticky top-0 bg-paper text-ink-soft">
        <tr className="border-b border-rule-strong">
          {columns.map((header, at) => (
            <th
              key={header}
              scope="col"
              className={`px-2 py-1 font-semibold ${isWords(rows, at) ? 'text-left' : 'text-right'}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="border-b border-rule">
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row" className="px-2 py-1 text-left font-normal whitespace-nowrap">
                  {cellText(cell, formats)}
                </th>
              ) : (
                <td
                  key={at}
                  className={`figures px-2 py-1 whitespace-nowrap ${cell.kind === 'text' ? '' : 'text-right'} ${cell.value === null ? 'text-ink-soft' : ''}`}
                >
                  {cellText(cell, formats)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isWords(rows: ChartTable['rows'], at: number): boolean {
  return rows[0]?.[at]?.kind === 'text'
}

function saveCsv(name: string, content: string): void {
  // The byte order mark tells a spreadsheet that the text is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
