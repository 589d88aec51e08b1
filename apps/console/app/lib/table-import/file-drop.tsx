import { useId, useState, type ChangeEvent, type DragEvent } from 'react'
import { m } from '../../messages/messages.ts'

const words = m.tableImport.import

interface FileDropProps {
  /** Which files can be read. */
  readonly formats: string
  readonly onFile: (file: File) => void
}

/** The whole area takes a dropped file; the field in it takes a chosen one. */
export function FileDrop({ formats, onFile }: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    // Choosing the same file again must fire another event.
    target.value = ''
    if (file) onFile(file)
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`grid gap-3 rounded-platen border-2 border-dashed p-6 transition-colors sm:p-10 ${isOver ? 'border-press bg-press-wash' : 'border-rule-strong bg-sheet'}`}
    >
      <label htmlFor={id} className="font-display text-xl font-bold">
        {words.drop}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {formats}
      </p>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv"
        aria-describedby={`${id}-hint`}
        onChange={onChange}
        className="min-h-11 w-full min-w-0 file:mr-3 file:min-h-11 file:rounded-platen file:border file:border-rule-strong file:bg-tray file:px-4 file:font-semibold file:text-ink"
      />
    </div>
  )
}
