import { count } from '@platen/messages'
import { Button, Notice, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { locale, m } from '../../messages/messages.ts'
import { UploadProgress } from '../forms/upload-progress.tsx'
import { PageHeader } from '../pages/page-header.tsx'
import { ExportSection } from './export-section.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import type { ImportResult, TablePreview, TableSubject } from './table-import.ts'
import { useTableImport, type TableImport } from './use-table-import.ts'

const words = m.tableImport

interface TableImportPageProps<Preview extends TablePreview, Result extends ImportResult> {
  readonly subject: TableSubject<Preview, Result>
}

/** A table in, after a look at what it would do, and out again. */
export function TableImportPage<Preview extends TablePreview, Result extends ImportResult>({
  subject,
}: TableImportPageProps<Preview, Result>) {
  const { texts } = subject
  const table = useTableImport<Preview, Result>(subject)
  const { preview, result, state } = table
  return (
    <>
      <PageHeader title={texts.title}>
        <Link to={subject.all} className="inline-flex min-h-11 items-center font-semibold">
          {texts.all}
        </Link>
      </PageHeader>
      <div className="grid gap-8">
        {result && <Imported subject={subject} result={result} onAnother={table.startOver} />}
        {!preview && !result && (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <section aria-labelledby="import-heading" className="grid content-start gap-4">
              <h2 id="import-heading" className="text-2xl">
                {texts.import.title}
              </h2>
              <FileDrop formats={texts.import.formats} onFile={table.choose} />
              <UploadProgress state={state} />
              <ol className="grid gap-4 sm:grid-cols-3">
                {[words.import.preview, words.import.empty, words.import.whole].map((rule, index) => (
                  <li key={rule} className="grid content-start gap-1 border-t-2 border-ink pt-2 text-sm">
                    <span aria-hidden="true" className="figures text-ink-soft">
                      {index + 1}
                    </span>
                    {rule}
                  </li>
                ))}
              </ol>
            </section>
            <ExportSection subject={subject} />
          </div>
        )}
        {preview && <Dryrun subject={subject} preview={preview} table={table} />}
      </div>
    </>
  )
}

interface DryrunProps<Preview extends TablePreview, Result extends ImportResult> {
  readonly subject: TableSubject<Preview, Result>
  readonly preview: Preview
  readonly table: TableImport<Preview, Result>
}

function Dryrun<Preview extends TablePreview, Result extends ImportResult>({
  subject,
  preview,
  table,
}: DryrunProps<Preview, Result>) {
  const { state } = table
  return (
    <>
      {table.isOutdated && (
        <Notice tone="warn" urgent title={m.refusals.fields.outdated_preview}>
          {null}
        </Notice>
      )}
      <ImportColumns
        subject={subject}
        preview={preview}
        decimal={table.decimal}
        busy={state.kind === 'sending'}
        onChange={table.change}
        onAnother={table.startOver}
      />
      <ImportRows key={preview.preview} subject={subject} preview={preview} />
      <div data-bottom-bar className="sticky bottom-0 z-20 grid gap-3 border-t-2 border-ink bg-paper py-3">
        <UploadProgress state={state} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{obstacleTo(preview) ?? subject.texts.nothingYet}</p>
          <Button
            unavailable={obstacleTo(preview)}
            busy={state.kind === 'sending' ? words.run.busy : undefined}
            onClick={table.run}
          >
            {count(locale, words.run.button, preview.totals.create + preview.totals.update)}
          </Button>
        </div>
      </div>
    </>
  )
}

function obstacleTo({ totals, problems, importable }: TablePreview): string | undefined {
  if (problems.length > 0) return words.run.columns
  if (totals.error > 0) return count(locale, words.run.errors, totals.error)
  return importable ? undefined : words.run.nothing
}

interface ImportedProps<Preview extends TablePreview, Result extends ImportResult> {
  readonly subject: TableSubject<Preview, Result>
  readonly result: Result
  readonly onAnother: () => void
}

function Imported<Preview extends TablePreview, Result extends ImportResult>({
  subject,
  result,
  onAnother,
}: ImportedProps<Preview, Result>) {
  return (
    <section aria-labelledby="done-heading" className="grid max-w-2xl gap-4">
      <div role="status">
        <h2 id="done-heading" className="text-2xl">
          {words.done.title}
        </h2>
        <p className="text-ink-soft">{result.fileName}</p>
      </div>
      <ul className="grid gap-1">
        {subject.done(result).map((fact) => (
          <li key={fact} className="border-b border-rule py-2">
            {fact}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{subject.texts.undo}</p>
      <p className="flex flex-wrap gap-2">
        <Link to={subject.all} className={buttonClass('press')}>
          {subject.texts.seeAll}
        </Link>
        <Button variant="line" onClick={onAnother}>
          {words.done.another}
        </Button>
      </p>
    </section>
  )
}
