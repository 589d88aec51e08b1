import { count } from '@platen/messages'
import { Button, Notice, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { UploadProgress } from '../../../lib/forms/upload-progress.tsx'
import { locale, m } from '../../../messages/messages.ts'
import { ExportSection } from './export-section.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import type { Preview } from './product-import.ts'
import { useProductImport, type ImportResult, type ProductImport } from './use-product-import.ts'

const words = m.productImport

export function ProductImportPage() {
  const products = useProductImport()
  const { preview, result, state } = products
  return (
    <>
      <PageHeader title={words.title}>
        <Link to={paths.garments()} className="inline-flex min-h-11 items-center font-semibold">
          {words.allGarments}
        </Link>
      </PageHeader>
      <div className="grid gap-8">
        {result && <Imported result={result} onAnother={products.startOver} />}
        {!preview && !result && (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <section aria-labelledby="import-heading" className="grid content-start gap-4">
              <h2 id="import-heading" className="text-2xl">
                {words.import.title}
              </h2>
              <FileDrop onFile={products.choose} />
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
            <ExportSection />
          </div>
        )}
        {preview && <Dryrun preview={preview} products={products} />}
      </div>
    </>
  )
}

function Dryrun({ preview, products }: { preview: Preview; products: ProductImport }) {
  const { state } = products
  return (
    <>
      {products.isOutdated && (
        <Notice tone="warn" urgent title={m.refusals.fields.outdated_preview}>
          {null}
        </Notice>
      )}
      <ImportColumns
        preview={preview}
        decimal={products.decimal}
        busy={state.kind === 'sending'}
        onChange={products.change}
        onAnother={products.startOver}
      />
      <ImportRows key={preview.preview} preview={preview} />
      <div data-bottom-bar className="sticky bottom-0 z-20 grid gap-3 border-t-2 border-ink bg-paper py-3">
        <UploadProgress state={state} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{obstacleTo(preview) ?? words.run.nothingYet}</p>
          <Button
            unavailable={obstacleTo(preview)}
            busy={state.kind === 'sending' ? words.run.busy : undefined}
            onClick={products.run}
          >
            {count(locale, words.run.button, preview.totals.create + preview.totals.update)}
          </Button>
        </div>
      </div>
    </>
  )
}

function obstacleTo({ totals, problems, importable }: Preview): string | undefined {
  if (problems.length > 0) return words.run.columns
  if (totals.error > 0) return count(locale, words.run.errors, totals.error)
  return importable ? undefined : words.run.nothing
}

function Imported({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  const { totals } = result
  const facts = [
    [words.done.garmentsCreated, totals.garmentsCreated],
    [words.done.garmentsUpdated, totals.garmentsUpdated],
    [words.done.variantsCreated, totals.variantsCreated],
    [words.done.stockItemsCreated, totals.stockItemsCreated],
    [words.done.stockCounted, totals.stockCounted],
  ] as const
  return (
    <section aria-labelledby="done-heading" className="grid max-w-2xl gap-4">
      <div role="status">
        <h2 id="done-heading" className="text-2xl">
          {words.done.title}
        </h2>
        <p className="text-ink-soft">{result.fileName}</p>
      </div>
      <ul className="grid gap-1">
        {facts
          .filter(([, number]) => number > 0)
          .map(([forms, number]) => (
            <li key={forms.other} className="border-b border-rule py-2">
              {count(locale, forms, number)}
            </li>
          ))}
      </ul>
      <p className="text-sm text-ink-soft">{words.done.undo}</p>
      <p className="flex flex-wrap gap-2">
        <Link to={paths.garments()} className={buttonClass('press')}>
          {words.done.garments}
        </Link>
        <Button variant="line" onClick={onAnother}>
          {words.done.another}
        </Button>
      </p>
    </section>
  )
}
