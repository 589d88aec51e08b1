import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { buttonClass } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import { FieldGroup, FormText } from '../../../lib/forms/form-fields.tsx'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { UploadProgress } from '../../../lib/forms/upload-progress.tsx'
import { ACCEPTED_FILES, useFileUpload } from '../../../lib/forms/use-file-upload.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import type { GarmentForm } from './garment-document.ts'

type Picture = Resources['PictureRecord']

const texts = m.garments.page.pictures
const MOST = 10
const MAX_BYTES = 20 * 2 ** 20
const MAX_ALT = 200
const TRANSLATED = [{ field: 'alt', label: texts.alt, maxLength: MAX_ALT }]

const keyOf = (pictureId: string) => ['garments', 'pictures', pictureId] as const

/** In the order in which the page shows them. */
export function PictureList() {
  const queries = useQueryClient()
  const { fields, append, move, remove } = useFieldArray<GarmentForm, 'pictures', 'key'>({
    name: 'pictures',
    keyName: 'key',
  })
  const { state, onChange } = useFileUpload<Picture>({
    path: '/api/admin/pictures',
    maxBytes: MAX_BYTES,
    makeSmaller: m.brand.pictures.makeSmaller,
    onDone: (picture) => {
      queries.setQueryData(keyOf(picture.id), picture)
      append({ pictureId: picture.id, alt: '', translations: {} })
    },
  })
  return (
    <FieldGroup name="pictures" legend={texts.title}>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        {texts.intro}{' '}
        {fill(m.brand.pictures.accepts, { formats: m.forms.upload.formats, limit: MAX_BYTES / 2 ** 20 })}
      </p>
      <ol className="mb-3 grid grid-cols-1 gap-4">
        {fields.map(({ key, pictureId }, index) => (
          <li
            key={key}
            className="grid grid-cols-1 gap-4 rounded-platen border border-rule bg-sheet p-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <Thumbnail pictureId={pictureId} />
            <div className="grid min-w-0 content-start gap-3">
              <FormText
                name={`pictures.${index}.alt`}
                label={texts.alt}
                hint={texts.altHint}
                input={{ maxLength: MAX_ALT }}
              />
              <FormTranslations at={`pictures.${index}`} fields={TRANSLATED} />
            </div>
            <MemberButtons
              name={fill(texts.one, { number: index + 1 })}
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {fields.length < MOST && (
        <label
          className={buttonClass(
            'line',
            'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press',
          )}
        >
          {texts.add}
          <input type="file" accept={ACCEPTED_FILES} onChange={onChange} className="sr-only" />
        </label>
      )}
      <UploadProgress state={state} />
    </FieldGroup>
  )
}

function Thumbnail({ pictureId }: { pictureId: string }) {
  const { data } = useRead(keyOf(pictureId), (signal) => api.getPicture({ pictureId, signal }))
  return (
    <span className="grid size-32 place-items-center overflow-hidden rounded-platen border border-rule bg-tray">
      {data && <img src={data.sizes[0]?.url} alt={data.fileName} className="size-full object-cover" />}
    </span>
  )
}
