import { fill } from '@platen/messages'
import { Button, Modal, useUndoKeys } from '@platen/ui'
import type { ReactNode } from 'react'
import { m } from '../../../../messages/messages.ts'
import type { Colour } from '../variants.ts'
import { DistanceField } from './distance-field.tsx'
import { PhotoCanvas } from './photo-canvas.tsx'
import { PhotoColours } from './photo-colours.tsx'
import { changed, type FormPhoto, type StoredPhoto, type ZoneOnPhoto } from './photo-document.ts'
import { usePhotoProblems, type ProblemOfPhoto } from './photo-problems.ts'
import type { PhotosEditing } from './use-photos.ts'

const texts = m.garmentPhotos.editor

interface PhotoEditorProps {
  readonly editing: PhotosEditing
  readonly at: number
  readonly stored: StoredPhoto
  readonly colours: readonly Colour[]
  readonly zones: readonly ZoneOnPhoto[]
  readonly onMasked: (photo: StoredPhoto) => void
  readonly onClose: () => void
}

/** Changes the form at once: there is nothing to confirm, and everything can be undone. */
export function PhotoEditor({ editing, at, stored, colours, zones, onMasked, onClose }: PhotoEditorProps) {
  useUndoKeys(editing)
  const photo = editing.photos[at]
  if (!photo) return null
  return <OpenPhoto {...{ editing, at, photo, stored, colours, zones, onMasked, onClose }} />
}

function OpenPhoto(props: PhotoEditorProps & { readonly photo: FormPhoto }) {
  const { editing, at, photo, stored, colours, zones, onMasked, onClose } = props
  const problems = usePhotoProblems(at, photo, stored, zones)
  const title = fill(texts.title, { side: m.garmentPhotos.side[photo.view] })
  const change = (next: Partial<FormPhoto>, step?: string) =>
    editing.edit((photos) => changed(photos, at, next), step)
  return (
    <Modal
      label={title}
      onClose={onClose}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden max-md:rounded-none md:h-[calc(100dvh-3rem)] md:w-[calc(100vw-3rem)] md:max-w-6xl"
    >
      <div className="flex h-full flex-col [--canvas-height:42dvh] md:[--canvas-height:calc(100dvh-11rem)]">
        <header className="flex items-center gap-2 border-b border-rule px-4 py-2 md:px-6">
          <h2
            ref={startHere}
            tabIndex={-1}
            className="min-w-0 flex-1 text-lg leading-tight outline-none md:text-2xl"
          >
            {title}
          </h2>
          <Button
            variant="line"
            className="px-3"
            unavailable={editing.canUndo ? undefined : m.zones.nothingToUndo}
            onClick={editing.undo}
          >
            {m.shared.undo}
          </Button>
          <Button className="max-md:px-4" onClick={onClose}>
            {texts.done}
          </Button>
        </header>
        <div className="grid min-h-0 flex-1 content-start overflow-y-auto md:grid-cols-[minmax(0,1fr)_23rem] md:overflow-hidden">
          <div className="sticky top-0 z-10 border-b border-rule bg-sheet p-2 md:static md:grid md:place-items-center md:border-b-0 md:p-6">
            <PhotoCanvas photo={photo} stored={stored} zones={zones} onChange={change} />
          </div>
          <div className="grid min-h-0 content-start gap-6 p-4 md:h-full md:overflow-y-auto md:border-l md:border-rule md:p-6">
            <Step number={1} title={texts.points} hint={texts.pointsHint} problem={problems.of('points')}>
              <DistanceField
                valueMm={photo.distanceMm}
                problem={problems.of('distanceMm')}
                onChange={(distanceMm, step) => change({ distanceMm }, step)}
              />
            </Step>
            <Step number={2} title={texts.origin} hint={texts.originHint} problem={problems.of('origin')}>
              <p className="text-sm text-ink-soft">
                {texts.originAt.collar} {texts.originAt.other}
              </p>
              {photo.distanceMm === null && <p className="text-sm font-semibold">{texts.zonesLater}</p>}
            </Step>
            <Step number={3} title={texts.colours} problem={problems.of('colour') ?? problems.of('neutral')}>
              <PhotoColours {...{ editing, at, photo, stored, colours, zones, change, onMasked }} />
            </Step>
          </div>
        </div>
      </div>
    </Modal>
  )
}

/** A field would open the keyboard of a phone. React has no such attribute for headings. */
function startHere(heading: HTMLElement | null): void {
  heading?.setAttribute('autofocus', '')
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly hint?: string
  readonly problem: ProblemOfPhoto | undefined
  readonly children?: ReactNode
}

function Step({ number, title, hint, problem, children }: StepProps) {
  return (
    <section className="grid gap-3" aria-label={title}>
      <h3 className="flex items-baseline gap-2 text-lg">
        <span className="figures grid size-6 shrink-0 place-items-center self-center rounded-full bg-ink text-sm text-paper">
          {number}
        </span>
        {title}
      </h3>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      {children}
      <p
        role="status"
        className={`text-sm empty:hidden ${problem?.isWarning === true ? 'border-l-4 border-warn pl-2' : 'font-semibold text-bad'}`}
      >
        {problem?.text}
      </p>
    </section>
  )
}
