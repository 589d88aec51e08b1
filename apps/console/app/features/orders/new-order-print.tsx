import type { Resources } from '@platen/api-client'
import { misfit, zoneLimit, type ZoneLimit } from '@platen/placement'
import { Button, SelectField, TextField } from '@platen/ui'
import { UploadField, type Artwork } from '../../lib/upload-field.tsx'
import { heightOf, type DraftPrint } from './new-order-draft.ts'

type Zone = Resources['CatalogResponse']['zones'][number]

interface PrintProps {
  readonly print: DraftPrint
  readonly zones: readonly Zone[]
  /** Those that are ordered: the smallest one caps the print. */
  readonly sizes: readonly string[]
  readonly onChange: (print: DraftPrint) => void
  readonly onRemove: () => void
}

/** One print: its file, its zone and its size. It stands at the top of its zone, in the middle. */
export function NewOrderPrint({ print, zones, sizes, onChange, onRemove }: PrintProps) {
  const zone = zones.find(({ id }) => id === print.zoneId)
  const heightMm = heightOf(print)
  const problem =
    zone &&
    print.artwork &&
    misfit({ ...print, heightMm, offsetXMm: 0, rotationDeg: 0 }, smallest(zone, sizes))

  function setZone(zoneId: string): void {
    const next = zones.find(({ id }) => id === zoneId)
    if (next) onChange(fitted({ ...print, zoneId, widthMm: next.maxWidthMm }, next, sizes))
  }

  function setArtwork({ id, fileName, previewUrl, widthPx, heightPx, vector }: Artwork): void {
    if (!zone) return
    onChange(
      fitted({ ...print, artwork: { id, fileName, previewUrl, widthPx, heightPx, vector } }, zone, sizes),
    )
  }

  return (
    <div className="grid gap-4 border-l-4 border-rule pl-4">
      <UploadField label="Artwork" artwork={print.artwork as Artwork | undefined} onDone={setArtwork} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
          value={print.widthMm}
          hint={print.artwork ? `${heightMm} mm high` : 'The artwork says how high.'}
          error={problem === undefined ? undefined : `Too large: ${problem}.`}
          onChange={({ target }) => {
            const widthMm = Math.round(Number(target.value) * 10) / 10
            if (zone && Number.isFinite(widthMm))
              onChange(atTheTop({ ...print, widthMm }, smallest(zone, sizes)))
          }}
        />
      </div>
      <p className="flex flex-wrap gap-2">
        {zone && problem !== undefined && (
          <Button look="line" className="min-h-9" onClick={() => onChange(fitted(print, zone, sizes))}>
            As large as it may be
          </Button>
        )}
        <Button look="quiet" className="min-h-9" onClick={onRemove}>
          Remove this print
        </Button>
      </p>
    </div>
  )
}

/** As large as the zone takes it, in the shape of the artwork. */
function fitted(print: DraftPrint, zone: Zone, sizes: readonly string[]): DraftPrint {
  const limit = smallest(zone, sizes)
  const scale = Math.min(1, limit.widthMm / print.widthMm, limit.heightMm / heightOf(print))
  // Rounded down, so that no tenth of a millimetre reaches out of the zone.
  return atTheTop({ ...print, widthMm: Math.floor(print.widthMm * scale * 10) / 10 }, limit)
}

function smallest(zone: Zone, sizes: readonly string[]): ZoneLimit {
  const limits = (sizes.length === 0 ? [''] : sizes).map((size) => zoneLimit(zone, size))
  return {
    widthMm: Math.min(...limits.map(({ widthMm }) => widthMm)),
    heightMm: Math.min(...limits.map(({ heightMm }) => heightMm)),
  }
}

/** A print of a phone order hangs from the top of its zone, as prints are worn. */
function atTheTop(print: DraftPrint, { heightMm }: ZoneLimit): DraftPrint {
  const room = Math.max(0, (heightMm - heightOf(print)) / 2)
  return { ...print, offsetYMm: room === 0 ? 0 : -Math.floor(room * 10) / 10 }
}
