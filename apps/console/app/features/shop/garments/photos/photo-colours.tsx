import { fill } from '@platen/messages'
import { FabricSwatch, GarmentPicture, SelectField } from '@platen/ui'
import { useState } from 'react'
import { CheckBox } from '../../../../lib/forms/check-box.tsx'
import { UploadProgress } from '../../../../lib/forms/upload-progress.tsx'
import { ACCEPTED_FILES, useFileUpload } from '../../../../lib/forms/use-file-upload.ts'
import { m } from '../../../../messages/messages.ts'
import type { Colour } from '../variants.ts'
import { freeColours, type FormPhoto, type StoredPhoto, type ZoneOnPhoto } from './photo-document.ts'
import { MAX_PHOTO_BYTES } from './photo-upload.tsx'
import { shownForm } from './shown-form.ts'
import type { PhotosEditing } from './use-photos.ts'
import { ZoneSample } from './zone-sample.tsx'

const texts = m.garmentPhotos.editor

interface PhotoColoursProps {
  readonly editing: PhotosEditing
  readonly at: number
  readonly photo: FormPhoto
  readonly stored: StoredPhoto
  readonly colours: readonly Colour[]
  readonly zones: readonly ZoneOnPhoto[]
  readonly change: (change: Partial<FormPhoto>, step?: string) => void
  readonly onMasked: (photo: StoredPhoto) => void
}

export function PhotoColours(props: PhotoColoursProps) {
  const { editing, at, photo, stored, colours, zones, change, onMasked } = props
  const names = colours.map(({ name }) => name)
  const offered = freeColours(editing.photos, at, names)
  const gone = photo.colour !== null && !names.includes(photo.colour) ? [photo.colour] : []
  const already = editing.photos.some(
    (other, index) => index !== at && other.view === photo.view && other.neutral,
  )
  const bound = photo.colour === null && photo.neutral
  return (
    <>
      <SelectField
        label={texts.colour}
        value={photo.colour ?? ''}
        onChange={({ target: { value } }) =>
          change(value === '' ? { colour: null, neutral: true } : { colour: value })
        }
      >
        <option value="">{texts.noColour}</option>
        {[...gone, ...offered].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div>
        <CheckBox
          checked={photo.neutral}
          aria-disabled={bound || undefined}
          title={bound ? texts.neutralNeeded : undefined}
          onChange={(neutral) => {
            if (!bound) change({ neutral })
          }}
        >
          {texts.neutral}
        </CheckBox>
        <p className="text-sm text-ink-soft">
          {bound ? texts.neutralNeeded : already && !photo.neutral ? texts.neutralAlready : texts.neutralHint}
        </p>
      </div>
      <Mask stored={stored} onMasked={onMasked} />
      <Preview photo={photo} stored={stored} colours={colours} zones={zones} />
    </>
  )
}

function Mask({ stored, onMasked }: Pick<PhotoColoursProps, 'stored' | 'onMasked'>) {
  const { state, onChange } = useFileUpload<StoredPhoto>({
    path: `/api/admin/garment-photos/${stored.id}/masks`,
    maxBytes: MAX_PHOTO_BYTES,
    makeSmaller: texts.maskSmaller,
    onDone: onMasked,
  })
  return (
    <div className="grid gap-1 text-sm">
      <p className={stored.cutOut === 'none' ? 'border-l-4 border-warn pl-2' : 'border-l-4 border-good pl-2'}>
        {texts.found[stored.cutOut]}
      </p>
      <label className="inline-flex min-h-9 cursor-pointer items-center justify-self-start font-semibold underline underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-press">
        {stored.mask ? texts.replaceMask : texts.mask}
        <input type="file" accept={ACCEPTED_FILES} onChange={onChange} className="sr-only" />
      </label>
      <p className="text-ink-soft">{texts.maskHint}</p>
      <UploadProgress state={state} />
    </div>
  )
}

function Preview({
  photo,
  stored,
  colours,
  zones,
}: Pick<PhotoColoursProps, 'photo' | 'stored' | 'colours' | 'zones'>) {
  const [name, setName] = useState<string>()
  if (colours.length === 0) return <p className="text-sm text-ink-soft">{texts.noColours}</p>
  const shown = colours.find((colour) => colour.name === (name ?? photo.colour)) ?? colours[0]
  const kind = [{ view: photo.view, drawing: null, photos: [] }]
  const garment = shownForm(kind, [photo], new Map([[stored.id, stored]]), colours)
  return (
    <div className="grid gap-2" role="group" aria-label={texts.preview}>
      <p className="font-semibold" aria-hidden="true">
        {texts.preview}
      </p>
      <GarmentPicture
        garment={garment}
        view={photo.view}
        colour={shown?.hex}
        className="max-h-72 w-full rounded-platen border border-rule"
        title={fill(texts.previewIn, { colour: shown?.name ?? '' })}
      >
        <ZoneSample zones={zones} />
      </GarmentPicture>
      <div className="flex flex-wrap">
        {colours.map((colour) => (
          <button
            key={colour.name}
            type="button"
            title={colour.name}
            aria-label={colour.name}
            aria-pressed={colour === shown}
            onClick={() => setName(colour.name)}
            className="grid size-11 place-items-center rounded-platen border-b-2 border-transparent aria-pressed:border-ink"
          >
            <FabricSwatch hex={colour.hex} className="size-7" />
          </button>
        ))}
      </div>
    </div>
  )
}
