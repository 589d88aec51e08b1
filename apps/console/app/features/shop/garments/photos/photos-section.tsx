import { Button, type GarmentView, type ShownGarment } from '@platen/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { laterDialog } from '../../../../lib/later-part.tsx'
import { OutsideForm } from '../../../../lib/outside-form.tsx'
import { FieldGroup } from '../../../../lib/forms/form-fields.tsx'
import { m } from '../../../../messages/messages.ts'
import { usePrintSettings, useShownKind } from '../../catalog/index.ts'
import type { GarmentForm } from '../garment-document.ts'
import { coloursOf } from '../variants.ts'
import { placingFor } from './guess-placing.ts'
import { rememberPhoto, useKnownPhotos } from './known-photos.ts'
import { PhotoCard } from './photo-card.tsx'
import { changed, withPhoto, type FormPhoto, type StoredPhoto } from './photo-document.ts'
import { PhotoUpload, UPLOAD_ADVICE } from './photo-upload.tsx'
import { usePhotos } from './use-photos.ts'

const PhotoEditor = laterDialog(async () => (await import('./photo-editor.tsx')).PhotoEditor)
const texts = m.garmentPhotos

interface PhotosSectionProps {
  readonly readOnly: boolean
  /** Of the garment as it is saved. */
  readonly savedIds: readonly string[]
}

export function PhotosSection({ readOnly, savedIds }: PhotosSectionProps) {
  const editing = usePhotos()
  const { photos, edit } = editing
  const [kind, variants] = useWatch<GarmentForm, ['kind', 'variants']>({ name: ['kind', 'variants'] })
  const colours = coloursOf(variants)
  const known = useKnownPhotos(photos)
  const shownKind = useShownKind(kind)
  const zones = useZones(kind)
  const [openId, setOpenId] = useState<string>()
  const openAt = photos.findIndex(({ photoId }) => photoId === openId)
  const open = openId === undefined ? undefined : known.get(openId)

  async function add(view: GarmentView, photo: StoredPhoto): Promise<void> {
    rememberPhoto(photo)
    const placing = await placingFor(photo, view)
    const names = colours.map(({ name }) => name)
    edit((now) => withPhoto(now, { photoId: photo.id, view, placing, colours: names }))
    setOpenId(photo.id)
  }

  /** Another picture has another scale. */
  async function replace({ photoId, view }: FormPhoto, photo: StoredPhoto): Promise<void> {
    rememberPhoto(photo)
    const placing = await placingFor(photo, view)
    const change = { photoId: photo.id, ...placing, distanceMm: null }
    edit((now) =>
      changed(
        now,
        now.findIndex((one) => one.photoId === photoId),
        change,
      ),
    )
    setOpenId(photo.id)
  }

  return (
    <section aria-labelledby="photos-title" className="mt-10 border-t border-rule pt-8">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id="photos-title" className="text-2xl">
          {texts.title}
        </h2>
        {editing.canUndo && (
          <Button variant="line" onClick={editing.undo}>
            {m.shared.undo}
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-prose text-ink-soft">{texts.intro}</p>
      {!readOnly && <p className="mb-6 max-w-prose text-sm text-ink-soft">{UPLOAD_ADVICE}</p>}
      <fieldset disabled={readOnly} className="min-w-0">
        <FieldGroup name="photos" legend={<span className="sr-only">{texts.title}</span>}>
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            {sidesOf(shownKind, photos).map(({ view, drawing }) => {
              const here = photos.flatMap((photo, at) => (photo.view === view ? [{ photo, at }] : []))
              return (
                <section
                  key={view}
                  aria-label={texts.side[view]}
                  className="grid min-w-0 content-start gap-3"
                >
                  <h3 className="text-lg">{texts.side[view]}</h3>
                  {drawing === undefined && (
                    <p className="text-sm font-semibold text-bad">{texts.noSuchSide}</p>
                  )}
                  {here.length === 0 && (
                    <p className="text-sm text-ink-soft">
                      {drawing === null ? texts.photosOnly : texts.drawn}
                    </p>
                  )}
                  {here.map(({ photo, at }) => (
                    <PhotoCard
                      key={photo.photoId}
                      editing={editing}
                      at={at}
                      stored={known.get(photo.photoId)}
                      colours={colours}
                      zones={zones.filter((zone) => zone.view === view)}
                      saved={savedIds.includes(photo.photoId)}
                      onOpen={() => setOpenId(photo.photoId)}
                      onReplace={(next) => void replace(photo, next)}
                    />
                  ))}
                  {!readOnly && drawing !== undefined && (
                    <PhotoUpload
                      key={here.length === 0 ? 'first' : 'another'}
                      label={here.length === 0 ? texts.add : texts.addAnother}
                      variant={here.length === 0 ? 'area' : 'button'}
                      onDone={(photo) => void add(view, photo)}
                    />
                  )}
                </section>
              )
            })}
          </div>
        </FieldGroup>
      </fieldset>
      {open && openAt !== -1 && (
        <OutsideForm>
          <PhotoEditor
            editing={editing}
            at={openAt}
            stored={open}
            colours={colours}
            zones={zones.filter(({ view }) => view === photos[openAt]?.view)}
            onMasked={(photo) => {
              rememberPhoto(photo)
              edit((now) => changed(now, openAt, { photoId: photo.id }))
              setOpenId(photo.id)
            }}
            onClose={() => setOpenId(undefined)}
          />
        </OutsideForm>
      )}
    </section>
  )
}

function useZones(kind: string) {
  const { data } = usePrintSettings()
  return data?.zones.filter(({ active, garmentKinds }) => active && garmentKinds.includes(kind)) ?? []
}

interface Side {
  readonly view: GarmentView
  /** Undefined for a side that the kind does not have. */
  readonly drawing: string | null | undefined
}

function sidesOf(kind: ShownGarment, photos: readonly { readonly view: GarmentView }[]): Side[] {
  const lost = new Set(photos.map(({ view }) => view))
  for (const { view } of kind) lost.delete(view)
  return [...kind, ...[...lost].map((view) => ({ view, drawing: undefined }))]
}
