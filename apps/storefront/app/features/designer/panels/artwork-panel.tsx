import { Button, Notice } from '@platen/ui'
import { useId, useRef, type ReactNode } from 'react'
import { usePage } from '../../../lib/page.ts'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import { fill } from '@platen/messages'
import type { Artwork, DesignLayer, Picture } from '../../cart/index.ts'
import { ARTWORK_TYPES, useUpload, type Upload } from '../../uploads/index.ts'
import { placeArrived, removePlacement } from '../design/design.ts'
import { useDesigner } from '../designer-context.ts'
import { keepPicture, usePictures } from '../design/drafts.ts'
import { PrintHelp } from '../artwork-help/print-help.tsx'
import { Findings } from './findings.tsx'
import { makeThumbnail } from '../../../lib/pictures/make-thumbnail.ts'
import { useDroppedFile } from './use-dropped-file.ts'
import type { QuoteState } from '../price/use-quote.ts'
import { ZoneList } from './zone-list.tsx'
import { AddLayers } from '../layer-panels/add-layers.tsx'
import { added } from '../layers/edit-layers.ts'
import { inFreeRoom } from '../layers/free-room.ts'
import { newPicture } from '../layers/new-layers.ts'
import { asLayers, layersOn, withLayers } from '../layers/zone-layers.ts'
import { laterPart } from '../later-part.tsx'

const LayersPanel = laterPart(async () => (await import('../layer-panels/layers-panel.tsx')).LayersPanel)

export function ArtworkPanel({ quote }: { quote: QuoteState }) {
  const { messages, shop } = usePage()
  const texts = messages.designer
  const { catalog, design, zone, print: composed, limit, editor, zoneLayers } = useDesigner()
  const isLayered = zoneLayers.list.length > 0
  const print = isLayered ? undefined : composed
  const meant = useRef(zone.id)
  const withPicture = (layers: readonly DesignLayer[], picture: Picture) =>
    added(layers, inFreeRoom(newPicture(picture, limit), layers, zoneLayers.sizeOf, limit))
  const place = (picture: Picture, zoneId: string) =>
    editor.change((current) =>
      layersOn(current, zoneId).length > 0
        ? withLayers(current, zoneId, withPicture(layersOn(current, zoneId), picture))
        : placeArrived(current, catalog, zoneId, picture),
    )
  const { upload, send, retry, clear } = useUpload<Artwork>(
    '/api/v1/artworks',
    shop.limits.maxUploadBytes,
    async (artwork, { file, signal }) => {
      const picture = { artwork, thumbnail: await makeThumbnail(artwork.previewUrl, file) }
      if (signal.aborted) return
      keepPicture(picture)
      place(picture, meant.current)
    },
  )
  const take = (file: File) => {
    // The zone that was selected when the file was chosen.
    meant.current = zone.id
    send(file)
  }
  const hovering = useDroppedFile(take)

  return (
    <div className="grid gap-6">
      <section className="grid gap-3" aria-label={fill(texts.addHere, { zone: zone.name })}>
        <h3 className="text-base">{fill(texts.addHere, { zone: zone.name })}</h3>
        {/* Above the pressed button, where phones show it. */}
        <UploadProgress upload={upload} onCancel={clear} onRetry={retry} />
        {!isLayered && (
          <DropPlace hovering={hovering} zone={zone.name} replacing={print !== undefined} onFile={take} />
        )}
        <AddLayers onFile={isLayered ? take : undefined} />
        {isLayered && <LayersPanel />}
        <Reusable onChoose={(picture) => place(picture, zone.id)} />
        {print && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="line"
              onClick={() => {
                // Layers have handles on their sides.
                zoneLayers.changeLayers((layers) => layers)
                zoneLayers.select(asLayers(design, zone.id).map(({ id }) => id))
              }}
            >
              {texts.crop}
            </Button>
            <Button
              variant="line"
              aria-label={fill(texts.remove, { zone: zone.name })}
              onClick={() => editor.change((current) => removePlacement(current, zone.id))}
            >
              {texts.removeShort}
            </Button>
          </div>
        )}
      </section>
      {print && <PrintHelp key={zone.id} print={print} />}
      <Findings quote={quote} />
      <ZoneList />
    </div>
  )
}

function DropPlace({
  hovering,
  zone,
  replacing,
  onFile,
}: {
  hovering: boolean
  zone: string
  replacing: boolean
  onFile: (file: File) => void
}) {
  const { messages, shop, formats } = usePage()
  const texts = messages.designer
  const hint = useId()
  const megabytes = formats.number(Math.floor(shop.limits.maxUploadBytes / 1024 / 1024))
  return (
    <div
      className={`checkerboard grid justify-items-center gap-2 rounded-platen border border-dashed p-4 ${hovering ? 'border-press' : 'border-rule-strong'}`}
    >
      <div className="grid w-full justify-items-center gap-2 rounded-platen bg-sheet px-4 py-3 text-center lg:py-5">
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-platen border border-ink bg-ink px-5 py-2 font-semibold text-paper transition-colors select-none focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-press hover:bg-ink-soft">
          {replacing ? texts.replaceFile : texts.chooseFile}
          <input
            type="file"
            accept={ARTWORK_TYPES}
            aria-describedby={hint}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // The same file can be chosen again.
              event.target.value = ''
              if (file) onFile(file)
            }}
          />
        </label>
        <p id={hint} className="text-sm text-ink-soft">
          {hovering ? (
            <strong className="text-press">{fill(texts.dropHere, { zone })}</strong>
          ) : (
            <>
              <span className="pointer-coarse:hidden">{texts.dropOrPaste} </span>
              {fill(messages.shared.artworkFormats, { size: megabytes })} {texts.bestFile}
            </>
          )}
        </p>
      </div>
    </div>
  )
}

interface UploadProgressProps {
  readonly upload: Upload<Artwork>
  readonly onCancel: () => void
  readonly onRetry: () => void
}

function UploadProgress({ upload, onCancel, onRetry }: UploadProgressProps): ReactNode {
  const { messages, shop, formats } = usePage()
  const texts = messages.designer
  switch (upload.phase) {
    case 'empty':
    case 'done':
      return null
    case 'too_large':
      return (
        <Notice tone="bad" urgent title={fill(texts.tooLargeTitle, { file: upload.fileName })}>
          <p className="text-sm">
            {fill(texts.tooLargeText, {
              size: formats.number(Math.floor(shop.limits.maxUploadBytes / 1024 / 1024)),
            })}
          </p>
        </Notice>
      )
    case 'sending': {
      const words = fill(upload.share < 1 ? texts.uploading : texts.inspecting, { file: upload.fileName })
      const percent = Math.round(upload.share * 100)
      return (
        <div className="grid gap-2" role="status">
          <div className="flex items-center justify-between gap-4">
            <span className="min-w-0 truncate">{words}</span>
            <span className="figures text-sm">{percent} %</span>
          </div>
          <progress
            aria-label={words}
            max={100}
            value={percent}
            className="h-2 w-full appearance-none overflow-hidden rounded-platen bg-tray [&::-moz-progress-bar]:bg-press [&::-webkit-progress-bar]:bg-tray [&::-webkit-progress-value]:bg-press"
          />
          <Button variant="quiet" className="justify-self-start" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      )
    }
    case 'failed': {
      const { problem } = upload
      const refused = problem.kind === 'refused'
      const words = refused ? refusalWords(problem, messages) : undefined
      return (
        <Notice tone="bad" urgent title={words?.title ?? texts.lostTitle}>
          <p className="text-sm">{words ? words.text : fill(texts.lostText, { file: upload.fileName })}</p>
          {!(refused && problem.code.startsWith('ARTWORK')) && (
            <Button variant="line" className="mt-2" onClick={onRetry}>
              {messages.shell.retry}
            </Button>
          )}
        </Notice>
      )
    }
  }
}

function Reusable({ onChoose }: { onChoose: (picture: Picture) => void }) {
  const { messages } = usePage()
  const texts = messages.designer
  const pictures = usePictures()
  const { zone, print } = useDesigner()
  if (pictures.length === 0) return null
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{texts.reuse}</h4>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture) => (
          <li key={picture.artwork.id}>
            <button
              type="button"
              aria-label={fill(texts.useHere, { file: picture.artwork.fileName, zone: zone.name })}
              aria-pressed={print?.artwork.id === picture.artwork.id}
              title={picture.artwork.fileName}
              className="checkerboard grid size-16 place-items-center overflow-hidden rounded-platen border border-rule-strong p-1 hover:border-ink aria-pressed:border-2 aria-pressed:border-press"
              onClick={() => onChoose(picture)}
            >
              <img src={picture.thumbnail} alt="" className="max-h-full max-w-full" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
