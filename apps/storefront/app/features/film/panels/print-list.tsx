import { useId } from 'react'
import { useBuilder } from '../builder-context.ts'
import { useEditor } from '../sheet/sheet-editor.ts'
import { PrintRow } from './print-row.tsx'

export function PrintList({ kind }: { readonly kind: 'sheet' | 'transfers' }) {
  const { editor, texts, lengths, setUnit } = useBuilder()
  const prints = useEditor(editor, ({ history }) => history.present.prints)
  const id = useId()
  if (prints.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {texts.prints.title}
        </h2>
        <div
          role="group"
          aria-label={texts.unit.label}
          className="flex rounded-platen border border-rule-strong"
        >
          {(['mm', 'in'] as const).map((unit) => (
            <button
              key={unit}
              type="button"
              aria-pressed={lengths.unit === unit}
              onClick={() => setUnit(unit)}
              className="figures min-h-9 px-3 text-sm aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {texts.unit[unit]}
            </button>
          ))}
        </div>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-1">
        {prints.map((print) => (
          <PrintRow key={print.id} print={print} kind={kind} />
        ))}
      </ul>
    </section>
  )
}
