import { buttonClass } from '@platen/ui'
import { useId, useState, type DragEvent, type ReactNode } from 'react'

export const ARTWORK_TYPES =
  'image/png,image/jpeg,image/webp,image/tiff,image/svg+xml,application/pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff,.svg,.pdf,.ai,.psd,.psb'

interface FilePickerProps {
  readonly id?: string | undefined
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly accept: string
  readonly action: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

export function FilePicker({
  id: inputId,
  label,
  hint,
  error,
  accept,
  action,
  multiple,
  onFiles,
}: FilePickerProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim()
  return (
    <div className="grid gap-1">
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          drop(event)
        }}
        className={`rounded-platen border border-dashed p-4 transition-colors ${over ? 'border-press bg-press-wash' : error === undefined ? 'border-rule-strong bg-sheet' : 'border-bad bg-sheet'}`}
      >
        <label
          className={buttonClass(
            'line',
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press',
          )}
        >
          <input
            id={inputId}
            type="file"
            accept={accept}
            multiple={multiple}
            className="sr-only"
            aria-labelledby={`${id}-label ${id}-action`}
            aria-describedby={describedBy === '' ? undefined : describedBy}
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <span id={`${id}-action`}>{action}</span>
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )

  function drop(event: DragEvent) {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(multiple === true ? files : files.slice(0, 1))
  }
}
