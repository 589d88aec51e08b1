import { count, fill } from '@platen/messages'
import { Button, SelectField, useMedia } from '@platen/ui'
import { useState } from 'react'
import { locale, m } from '../../messages/messages.ts'
import { Options } from '../forms/options.tsx'
import {
  chooseField,
  hasNumbers,
  problemText,
  type DecimalSign,
  type ImportColumn,
  type SubjectWords,
  type TablePreview,
} from './table-import.ts'

const words = m.tableImport.columns

interface ImportColumnsProps {
  readonly subject: SubjectWords
  readonly preview: TablePreview
  readonly decimal: DecimalSign
  readonly busy: boolean
  readonly onChange: (choice: {
    columns?: readonly Pick<ImportColumn, 'field'>[]
    decimal?: DecimalSign
  }) => void
  readonly onAnother: () => void
}

export function ImportColumns(props: ImportColumnsProps) {
  const { subject, preview, decimal, busy, onChange, onAnother } = props
  const { columns, problems } = preview
  const left = columns.filter(({ field }) => field === null).length
  // On a phone they would be screens long, so they open for a reason only.
  const isWide = useMedia('(min-width: 40rem)')
  const [isOpen, setOpen] = useState(isWide || problems.length > 0 || preview.totals.error > 0)
  const general = problems.filter(({ column }) => column === null)
  return (
    <section aria-labelledby="columns-heading" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="columns-heading" className="text-2xl">
            {words.title}
          </h2>
          <p className="text-sm break-words text-ink-soft">{sourceOf(preview)}</p>
        </div>
        <Button variant="line" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
      {general.map((problem) => (
        <p key={problem.reason} role="alert" className="font-semibold text-bad">
          {problemText(problem, subject)}
        </p>
      ))}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="grid gap-4"
      >
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {count(locale, words.imported, columns.length, { imported: columns.length - left })}
        </summary>
        <div className="grid gap-4 pt-2">
          <ul className="grid border-t border-l border-rule sm:grid-cols-2 xl:grid-cols-3">
            {columns.map((column) => (
              <li
                key={column.column}
                className={`min-w-0 border-r border-b border-rule p-3 ${column.field === null ? 'bg-tray' : 'bg-sheet'}`}
              >
                <ColumnChoice
                  subject={subject}
                  column={column}
                  busy={busy}
                  problem={problems.find((problem) => problem.column === column.column)}
                  onChoose={(field) => onChange({ columns: chooseField(columns, column.column, field) })}
                />
              </li>
            ))}
          </ul>
          {hasNumbers(preview, subject) && (
            <SelectField
              className="max-w-sm"
              label={words.decimal}
              hint={words.decimalHint}
              disabled={busy}
              value={decimal ?? 'auto'}
              onChange={({ target }) => onChange({ decimal: signOf(target.value) })}
            >
              <Options of={words.decimals} />
            </SelectField>
          )}
        </div>
      </details>
    </section>
  )
}

interface ColumnChoiceProps {
  readonly subject: SubjectWords
  readonly column: ImportColumn
  readonly problem: TablePreview['problems'][number] | undefined
  readonly busy: boolean
  readonly onChoose: (field: string | null) => void
}

function ColumnChoice({ subject, column, problem, busy, onChoose }: ColumnChoiceProps) {
  const { heading, samples } = column
  const name = heading === '' ? fill(words.unnamed, { column: column.column }) : heading
  return (
    <SelectField
      className="grid-cols-[minmax(0,1fr)]"
      label={
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="figures text-sm font-normal text-ink-soft">{column.column}</span>
          <span className="truncate">{name}</span>
        </span>
      }
      hint={
        <span className="figures block truncate">
          {samples.length > 0 ? samples.join(' · ') : words.empty}
        </span>
      }
      error={problem && problemText({ ...problem, column: null, field: null }, subject)}
      disabled={busy}
      value={column.field ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{words.skip}</option>
      <Options of={subject.fieldNames} />
    </SelectField>
  )
}

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

/** What was read, so that a wrong guess shows. */
function sourceOf({ fileName, format, sheet, encoding, separator }: TablePreview): string {
  if (format === 'xlsx') return fill(words.fromSheet, { file: fileName, sheet: sheet ?? '' })
  return fill(words.fromCsv, {
    file: fileName,
    encoding: (encoding ?? '').toUpperCase(),
    separator: words.separators[SEPARATORS[separator ?? ',']],
  })
}

function signOf(text: string): DecimalSign {
  return text === 'point' || text === 'comma' ? text : undefined
}
