import { fill } from '@platen/messages'
import { Icon } from '@platen/ui'
import { useState, type DragEvent } from 'react'
import { UploadProgress } from '../../../../lib/forms/upload-progress.tsx'
import { ACCEPTED_FILES, useFileUpload } from '../../../../lib/forms/use-file-upload.ts'
import { m } from '../../../../messages/messages.ts'
import type { StoredPhoto } from './photo-document.ts'

const texts = m.garmentPhotos
export const MAX_PHOTO_BYTES = 20 * 2 ** 20
const FOCUS = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press'

interface PhotoUploadProps {
  readonly label: string
  /** Where several have the same label. */
  readonly name?: string
  /** A wide area to drop files on, or a small button. */
  readonly variant: 'area' | 'button'
  readonly onDone: (photo: StoredPhoto) => void
}

export function PhotoUpload({ label, name, variant, onDone }: PhotoUploadProps) {
  const [over, setOver] = useState(false)
  const { state, onChange, take } = useFileUpload<StoredPhoto>({
    path: '/api/admin/garment-photos',
    maxBytes: MAX_PHOTO_BYTES,
    makeSmaller: texts.makeSmaller,
    onDone,
  })
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) take(file)
    },
  }
  return (
    <div className="grid gap-2" {...drop}>
      <label
        className={
          variant === 'area'
            ? `grid min-h-36 cursor-pointer place-items-center content-center gap-1 rounded-platen border-2 border-dashed p-4 text-center hover:border-ink hover:bg-tray ${over ? 'border-press bg-press-wash' : 'border-rule-strong'} ${FOCUS}`
            : `inline-flex min-h-11 cursor-pointer items-center justify-self-start gap-2 rounded-platen px-2 font-semibold underline underline-offset-4 hover:bg-tray ${over ? 'bg-press-wash' : ''} ${FOCUS}`
        }
      >
        {variant === 'area' && (
          <Icon d="M4 17v3h16v-3M12 16V4M7 9l5-5 5 5" className="size-7 text-ink-soft" />
        )}
        <span className="font-semibold">{label}</span>
        {variant === 'area' && (
          <span className="text-sm text-ink-soft pointer-coarse:hidden">{texts.drop}</span>
        )}
        <input
          type="file"
          accept={ACCEPTED_FILES}
          aria-label={name}
          onChange={onChange}
          className="sr-only"
        />
      </label>
      {/* A second input, because only one that asks for the camera opens it at once. */}
      {variant === 'area' && (
        <label
          className={`hidden min-h-11 cursor-pointer items-center justify-center rounded-platen border border-rule-strong px-4 font-semibold hover:bg-tray pointer-coarse:flex ${FOCUS}`}
        >
          {texts.take}
          <input type="file" accept="image/*" capture="environment" onChange={onChange} className="sr-only" />
        </label>
      )}
      <UploadProgress state={state} />
    </div>
  )
}

export const UPLOAD_ADVICE = fill(texts.advice, { limit: MAX_PHOTO_BYTES / 2 ** 20 })
