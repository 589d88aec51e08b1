import { coloursOf } from '@platen/brand'
import { Button, buttonClass } from '@platen/ui'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup } from '../../../lib/forms/form-fields.tsx'
import { UploadProgress } from '../../../lib/forms/upload-progress.tsx'
import { ACCEPTED_FILES, useFileUpload } from '../../../lib/forms/use-file-upload.ts'
import { fill } from '@platen/messages'
import type { BrandForm, Picture, PictureField } from './brand-document.ts'
import { knownPicture, rememberUpload } from './known-pictures.ts'
import { useAccent } from './use-accent.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.pictures
const MAX_BYTES = 20 * 2 ** 20

interface PictureInputProps {
  readonly name: PictureField
  readonly label: string
  readonly hint: string
  /** Whole phrases, because the word for the picture changes with the verb in some languages. */
  readonly actions: { readonly upload: string; readonly replace: string; readonly remove: string }
  readonly shape: 'wide' | 'square'
}

export function PictureInput({ name, label, hint, actions, shape }: PictureInputProps) {
  const id = useId()
  const { setValue } = useFormContext<BrandForm>()
  const pictureId = useWatch<BrandForm, PictureField>({ name })
  const set = (value: string | null) => setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const { state, onChange } = useFileUpload<Picture>({
    path: '/api/admin/pictures',
    maxBytes: MAX_BYTES,
    makeSmaller: texts.makeSmaller,
    onDone: (picture) => {
      rememberUpload(picture)
      set(picture.id)
    },
  })
  return (
    <FieldGroup name={name} legend={label}>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Thumbnail label={label} pictureId={pictureId} shape={shape} />
        <div className="grid min-w-0 content-start gap-2">
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
            <span className="block">
              {fill(texts.accepts, { formats: m.forms.upload.formats, limit: MAX_BYTES / 2 ** 20 })}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <label
              className={buttonClass(
                'line',
                'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press',
              )}
            >
              {pictureId === null ? actions.upload : actions.replace}
              <input
                type="file"
                accept={ACCEPTED_FILES}
                aria-describedby={`${id}-hint`}
                onChange={onChange}
                className="sr-only"
              />
            </label>
            {pictureId !== null && (
              <Button variant="quiet" onClick={() => set(null)}>
                {actions.remove}
              </Button>
            )}
          </div>
          <UploadProgress state={state} />
        </div>
      </div>
    </FieldGroup>
  )
}

interface ThumbnailProps {
  readonly label: string
  readonly pictureId: string | null
  readonly shape: PictureInputProps['shape']
}

/** On the ground of the shop, where a dark logo on dark pages is seen to be one. */
function Thumbnail({ label, pictureId, shape }: ThumbnailProps) {
  const accent = useAccent()
  const surface = useWatch<BrandForm, 'surface'>({ name: 'surface' })
  const picture = pictureId === null ? undefined : knownPicture(pictureId)
  const size = shape === 'wide' ? 'h-28 w-full max-w-72' : 'size-28'
  if (pictureId === null) {
    return (
      <span
        className={`grid place-items-center rounded-platen border border-dashed border-rule-strong px-2 text-center text-sm text-ink-soft ${size}`}
      >
        {texts.none}
      </span>
    )
  }
  return (
    <figure className="grid content-start gap-1">
      <span
        className={`grid place-items-center overflow-hidden rounded-platen border border-rule-strong p-3 ${size}`}
        style={{ background: coloursOf({ accent, surface }).light.paper }}
      >
        {picture && (
          <img src={picture.sizes[0]?.url} alt={label} className="max-h-full max-w-full object-contain" />
        )}
      </span>
      <figcaption className="min-w-0 text-sm">
        <span className="block truncate">{picture?.fileName ?? texts.another}</span>
        {picture && (
          <span className="figures text-xs text-ink-soft">
            {picture.widthPx} × {picture.heightPx} px
          </span>
        )}
      </figcaption>
    </figure>
  )
}
