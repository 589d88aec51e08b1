import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useParams } from 'react-router'
import { RemoveButton } from '../../../../lib/forms/remove-button.tsx'
import { paths } from '../../../../lib/paths.ts'
import { m } from '../../../../messages/messages.ts'
import type { GarmentForm } from '../garment-document.ts'
import type { Colour } from '../variants.ts'
import { millimetres } from './lengths.ts'
import type { FormPhoto, StoredPhoto, ZoneOnPhoto } from './photo-document.ts'
import { PhotoImage, ZonesOnPhoto } from './photo-layers.tsx'
import { usePhotoProblems, type ProblemOfPhoto } from './photo-problems.ts'
import { PhotoUpload } from './photo-upload.tsx'
import type { PhotosEditing } from './use-photos.ts'

const texts = m.garmentPhotos
const words = texts.summary
const THUMBNAIL_PX = 400

interface PhotoCardProps {
  readonly editing: PhotosEditing
  readonly at: number
  readonly stored: StoredPhoto | undefined
  readonly colours: readonly Colour[]
  readonly zones: readonly ZoneOnPhoto[]
  /** The link to its zones shows what is saved. */
  readonly saved: boolean
  readonly onOpen: () => void
  readonly onReplace: (photo: StoredPhoto) => void
}

export function PhotoCard({ editing, at, stored, colours, zones, saved, onOpen, onReplace }: PhotoCardProps) {
  const { id } = useParams()
  const kind = useWatch<GarmentForm, 'kind'>({ name: 'kind' })
  const photo = editing.photos[at]
  if (!photo) return null
  const name = stored?.picture.fileName ?? texts.side[photo.view]
  return (
    <fieldset
      name={`photos.${at}`}
      tabIndex={-1}
      aria-label={name}
      className="grid min-w-0 gap-4 rounded-platen border border-rule p-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      {stored ? (
        <button
          type="button"
          onClick={onOpen}
          aria-label={fill(texts.adjustPhoto, { name })}
          className="checkerboard self-start overflow-hidden rounded-platen border border-rule hover:border-ink"
        >
          <svg
            viewBox={`0 0 ${stored.picture.widthPx} ${stored.picture.heightPx}`}
            className="block max-h-72 w-full"
            aria-hidden="true"
          >
            <PhotoImage stored={stored} shownPx={THUMBNAIL_PX} />
            <ZonesOnPhoto photo={photo} stored={stored} zones={zones} />
          </svg>
        </button>
      ) : (
        <p role="status" className="grid min-h-36 place-items-center bg-tray text-sm text-ink-soft">
          {texts.loading}
        </p>
      )}
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0 truncate pt-2.5 font-semibold">{name}</p>
          <RemoveButton
            label={fill(texts.removePhoto, { name })}
            onRemove={() =>
              editing.edit((photos) => photos.filter(({ photoId }) => photoId !== photo.photoId))
            }
          />
        </div>
        <Facts {...{ at, photo, stored, colours, zones }} />
        <div className="flex flex-wrap items-center gap-x-2">
          {stored && (
            <Button variant="line" onClick={onOpen} aria-label={fill(texts.adjustPhoto, { name })}>
              {texts.adjust}
            </Button>
          )}
          <PhotoUpload
            label={texts.replace}
            name={fill(texts.replacePhoto, { name })}
            variant="button"
            onDone={onReplace}
          />
        </div>
        {saved && id !== undefined && (
          <Link
            to={paths.printZones(
              `?${new URLSearchParams({ kind, garment: id, side: photo.view }).toString()}`,
            )}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {texts.editZones}
          </Link>
        )}
      </div>
    </fieldset>
  )
}

interface FactsProps {
  readonly at: number
  readonly photo: FormPhoto
  readonly stored: StoredPhoto | undefined
  readonly colours: readonly Colour[]
  readonly zones: readonly ZoneOnPhoto[]
}

function Facts({ at, photo, stored, colours, zones }: FactsProps) {
  const problems = usePhotoProblems(at, photo, stored, zones)
  const placed = problems.of('origin')
  return (
    <>
      {problems.whole !== undefined && <p className="text-sm font-semibold text-bad">{problems.whole}</p>}
      <Fact at={at} field="colour" problem={problems.of('colour') ?? problems.of('neutral')}>
        {colourFact(photo, stored, colours)}
      </Fact>
      <Fact at={at} field="points" problem={problems.of('points')} />
      <Fact at={at} field="distanceMm" problem={problems.of('distanceMm')}>
        {photo.distanceMm !== null && fill(words.scale, { distance: millimetres(photo.distanceMm) })}
      </Fact>
      <Fact at={at} field="origin" problem={placed}>
        {zones.length === 0
          ? words.noZones
          : photo.distanceMm !== null && placed === undefined && words.zonesFit}
      </Fact>
    </>
  )
}

interface FactProps {
  readonly at: number
  readonly field: string
  readonly problem: ProblemOfPhoto | undefined
  readonly children?: ReactNode
}

/** Named as the field of the request is, so that a refusal leads to it. */
function Fact({ at, field, problem, children }: FactProps) {
  return (
    <fieldset name={`photos.${at}.${field}`} tabIndex={-1} className="min-w-0 text-sm empty:hidden">
      {children !== undefined && children !== false && <p>{children}</p>}
      {problem && (
        <p className={problem.isWarning ? 'border-l-4 border-warn pl-2' : 'font-semibold text-bad'}>
          {problem.text}
        </p>
      )}
    </fieldset>
  )
}

function colourFact(
  { colour, neutral }: FormPhoto,
  stored: StoredPhoto | undefined,
  colours: readonly Colour[],
): string {
  const shown = colour ?? words.noColour
  if (!neutral) return colour === null ? shown : fill(words.only, { colour: shown })
  if (colours.length === 1 && colour !== null) return fill(words.only, { colour: shown })
  return fill(stored?.mask === null ? words.same : words.tinted, { colour: shown })
}
