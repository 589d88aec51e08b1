import type { Resources } from '@platen/api-client'
import { misfit, zoneLimit } from '@platen/placement'
import { Button, SelectField, TextField } from '@platen/ui'
import { UploadField, type Artwork } from '../../lib/upload-field.tsx'
import { heightOf, type DraftPrint } from './new-order-draft.ts'

type Zone = Resources['CatalogResponse']['zones'][number]

interface PrintProps {
  readonly print: DraftPrint
  readonly zones: readonly Zone[]
  readonly onChange: (print: DraftPrint) => void
  readonly onRemove: () => void
}

/** One print: its file, its zone and its size. It stands at the top of its zone, in the middle. */
export function NewOrderPrint({ print, zones, onChange, onRemove }: PrintProps) {
  const zone = zones.find(({ id }) => id === print.zoneId)
  const heightMm = heightOf(print)
  const problem =
    zone && print.artwork && misfit({ ...print, heightMm, offsetXMm: 0, rotationDeg: 0 }, zoneLimit(zone, ''))

  function setZone(zoneId: string): void {
    const next = zones.find(({ id }) => id === zoneId)
    if (next) onChange(fitted({ ...print, zoneId, widthMm: next.maxWidthMm }, next))
  }

  function setArtwork({ id, fileName, previewUrl, widthPx, heightPx, vector }: Artwork): void {
    if (!zone) return
    onChange(fitted({ ...print, artwork: { id, fileName, previewUrl, widthPx, heightPx, vector } }, zone))
  }

  return (
    <div className="grid gap-4 border-l-4 border-rule pl-4">
      <UploadField label="Artwork" artwork={print.artwork as Artwork | undefined} onDone={setArtwork} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Zone" value={print.zoneId} onChange={({ target }) => setZone(target.value)}>
          {zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Width in mm"
          type="number"
          inputMode="decimal"
          step="0.1"
          min={5}
          max={zone?.maxWidthMm}
          className="figures"
          value={print.widthMm}
          hint={print.artwork ? `${heightMm} mm high` : 'The artwork says how high.'}
          error={problem === undefined ? undefined : `Too large: ${problem}.`}
          onChange={({ target }) => {
            const widthMm = Math.round(Number(target.value) * 10) / 10
            if (zone && Number.isFinite(widthMm)) onChange(atTheTop({ ...print, widthMm }, zone))
          }}
        />
      </div>
      <p>
        <Button look="quiet" className="min-h-9" onClick={onRemove}>
          Remove this print
        </Button>
      </p>
    </div>
  )
}

/** As large as the zone takes it, in the shape of the artwork. */
function fitted(print: DraftPrint, zone: Zone): DraftPrint {
  const heightMm = heightOf(print)
  const scale = Math.min(1, zone.maxWidthMm / print.widthMm, zone.maxHeightMm / heightMm)
  // Rounded down, so that no tenth of a millimetre reaches out of the zone.
  return atTheTop({ ...print, widthMm: Math.floor(print.widthMm * scale * 10) / 10 }, zone)
}

/** A print of a phone order hangs from the top of its zone, as prints are worn. */
function atTheTop(print: DraftPrint, { maxHeightMm }: Zone): DraftPrint {
  const room = Math.max(0, (maxHeightMm - heightOf(print)) / 2)
  return { ...print, offsetYMm: room === 0 ? 0 : -Math.floor(room * 10) / 10 }
}
