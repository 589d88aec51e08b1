import type { Resources } from '@platen/api-client'
import { useId } from 'react'
import { useShop } from '../formats.ts'
import { UploadProgress } from './upload-progress.tsx'
import { ACCEPTED_FILES, useFileUpload } from './use-file-upload.ts'
import { m } from '../../messages/messages.ts'

export type Artwork = Resources['ArtworkRecord']

interface UploadFieldProps {
  readonly label: string
  readonly artwork: Artwork | undefined
  readonly onDone: (artwork: Artwork) => void
}

export function UploadField({ label, artwork, onDone }: UploadFieldProps) {
  const id = useId()
  const shop = useShop().data
  const { state, onChange } = useFileUpload<Artwork>({
    path: '/api/v1/artworks',
    maxBytes: shop?.limits.maxUploadBytes,
    makeSmaller: m.forms.upload.makeSmaller,
    onDone,
  })
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label} <span className="ml-2 text-sm font-normal text-ink-soft">{m.forms.upload.formats}</span>
      </label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED_FILES}
        onChange={onChange}
        className="min-h-11 w-full rounded-platen border border-dashed border-rule-strong bg-sheet p-2 file:mr-3 file:min-h-9 file:rounded-platen file:border file:border-rule-strong file:bg-tray file:px-3 file:font-semibold file:text-ink"
      />
      <UploadProgress state={state} />
      {artwork && state.kind === 'idle' && (
        <p className="flex items-center gap-3 text-sm">
          <span className="checkerboard grid size-14 shrink-0 place-items-center rounded-platen border border-rule">
            <img src={artwork.previewUrl} alt="" className="max-h-12 max-w-12 object-contain" />
          </span>
          <span className="min-w-0">
            <strong className="block truncate">{artwork.fileName}</strong>
            <span className="figures text-ink-soft">
              {artwork.vector ? m.forms.upload.vector : `${artwork.widthPx} × ${artwork.heightPx} px`}
            </span>
          </span>
        </p>
      )}
    </div>
  )
}
