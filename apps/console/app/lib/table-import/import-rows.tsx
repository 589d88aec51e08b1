import { count, fill } from '@platen/messages'
import { Button, Pill, type Tone } from '@platen/ui'
import { useState } from 'react'
import { locale, m } from '../../messages/messages.ts'
import { CopyButton } from '../copy-button.tsx'
import { useFormats } from '../formats.ts'
import { saveFile } from '../save-file.ts'
import {
  changeText,
  problemText,
  problemsAsCsv,
  type ImportResult,
  type ImportRow,
  type SubjectWords,
  type TablePreview,
  type TableSubject,
} from './table-import.ts'

const words = m.tableImport.rows
const AT_ONCE = 100

type Fate = ImportRow['fate']
type Filter = Fate | 'all'

const TONES: Readonly<Record<Fate, Tone>> = {
  create: 'good',
  update: 'work',
  unchanged: 'over',
  error: 'bad',
}

interface ImportRowsProps<Preview extends TablePreview, Result extends ImportResult> {
  readonly subject: TableSubject<Preview, Result>
  readonly preview: Preview
}

/** Problems first, if there are any: they are what somebody must look at. */
export function ImportRows<Preview extends TablePreview, Result extends ImportResult>({
  subject,
  preview,
}: ImportRowsProps<Preview, Result>) {
  const { totals, rows } = preview
  const [filter, setFilter] = useState<Filter>(totals.error > 0 ? 'error' : 'all')
  const [most, setMost] = useState(AT_ONCE)
  const found = filter === 'all' ? rows : rows.filter(({ fate }) => fate === filter)
  const shown = found.slice(0, most)
  return (
    <section aria-labelledby="rows-heading" className="grid gap-4">
      <h2 id="rows-heading" className="text-2xl">
        {words.title}
      </h2>
      <Filters
        totals={totals}
        filter={filter}
        onFilter={(next) => {
          setFilter(next)
          setMost(AT_ONCE)
        }}
      />
      {totals.error === 0 && <Summary facts={subject.summary(preview.totals)} />}
      {totals.error > 0 && <ProblemTools preview={preview} subject={subject} />}
      <ul aria-label={words.title} className="grid">
        {shown.map((row) => (
          <Row key={row.row} row={row} subject={subject} {...subject.describe(row)} />
        ))}
      </ul>
      {found.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {found.length > shown.length && (
        <Button variant="line" className="justify-self-start" onClick={() => setMost(most + AT_ONCE)}>
          {count(locale, words.more, found.length - shown.length)}
        </Button>
      )}
    </section>
  )
}

interface FiltersProps {
  readonly totals: TablePreview['totals']
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}

function Filters({ totals, filter, onFilter }: FiltersProps) {
  const formats = useFormats()
  const filters = [
    ['all', totals.rows],
    ['create', totals.create],
    ['update', totals.update],
    ['unchanged', totals.unchanged],
    ['error', totals.error],
  ] as const
  return (
    <div role="group" aria-label={words.show} className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      {filters.map(([name, number]) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          onClick={() => onFilter(name)}
          className={`grid min-h-16 content-center rounded-platen border px-3 py-2 text-left aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-tray ${name === 'error' && number > 0 ? 'border-bad text-bad' : 'border-rule-strong hover:bg-tray'}`}
        >
          <span className="figures text-2xl font-bold">{formats.number(number)}</span>
          <span className="text-sm">{words.filters[name]}</span>
        </button>
      ))}
    </div>
  )
}

function Summary({ facts }: { facts: readonly string[] }) {
  return facts.length === 0 ? null : <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
}

function ProblemTools({ preview, subject }: { preview: TablePreview; subject: SubjectWords }) {
  const csv = problemsAsCsv(preview, subject)
  const file = new Blob([csv], { type: 'text/csv' })
  return (
    <p className="flex flex-wrap gap-2">
      <Button variant="line" onClick={() => saveFile(file, words.problemsFile)}>
        {words.download}
      </Button>
      <CopyButton label={words.copy} text={csv} />
    </p>
  )
}

interface RowProps {
  readonly row: ImportRow
  readonly subject: SubjectWords
  readonly name: string | null
  readonly detail: string
}

function Row({ row, subject, name, detail }: RowProps) {
  const { fate, problems, changes } = row
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-rule py-2 sm:grid-cols-[4rem_7rem_minmax(0,1fr)] lg:grid-cols-[4rem_7rem_minmax(0,1fr)_minmax(0,1.4fr)]">
      <span className="figures text-sm text-ink-soft">{fill(words.rowNumber, { row: row.row })}</span>
      <span>
        <Pill tone={TONES[fate]}>{words.fates[fate]}</Pill>
      </span>
      <span className="col-start-2 min-w-0 sm:col-start-3">
        <strong className="break-words">{name ?? words.unnamed}</strong>
        <span className="block text-sm break-words text-ink-soft">{detail}</span>
      </span>
      <ul className="col-start-2 grid min-w-0 content-start gap-1 text-sm sm:col-start-3 lg:col-start-4">
        {problems.map((problem) => (
          <li key={`${problem.field}${problem.reason}`} className="font-semibold break-words text-bad">
            {problemText(problem, subject)}
          </li>
        ))}
        {changes.map((change) => (
          <li key={change.field} className="break-words">
            {changeText(change, subject)}
          </li>
        ))}
      </ul>
    </li>
  )
}
