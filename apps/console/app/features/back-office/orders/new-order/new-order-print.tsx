import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { largestLimit, misfit, type ZoneLimit } from '@platen/placement'
import { Button, SelectField, TextField } from '@platen/ui'
import { UploadField, type Artwork } from '../../../../lib/forms/upload-field.tsx'
import { locale, m } from '../../../../messages/messages.ts'
import { PRINT_POSITIONS, heightOf, type DraftPrint, type PrintPosition } from './draft-print.ts'
import { printInputs } from './new-order-draft.ts'
import { fitted, placedOn, positioned } from './print-fit.ts'
import { Options } from '../../../../lib/forms/options.tsx'

const words = m.newOrder.print
const number = new Intl.NumberFormat(locale, { useGrouping: false })

type Zone = Resources['CatalogResponse']['zones'][number]

interface PrintProps {
  readonly print: DraftPrint
  readonly zones: readonly Zone[]
  readonly sizes: readonly string[]
  readonly onChange: (print: DraftPrint) => void
  readonly onRemove: () => void
}

export function NewOrderPrint({ print, zones, sizes, onChange, onRemove }: PrintProps) {
  const zone = zones.find(({ id }) => id === print.zoneId)
  const heightMm = heightOf(print)
  const problem = zone && print.artwork && problemOf(print, largestLimit(zone, sizes))

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
      <UploadField label={words.artwork} artwork={print.artwork as Artwork | undefined} onDone={setArtwork} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.zone}
          name={printInputs(print).zone}
          value={print.zoneId}
          onChange={({ target }) => setZone(target.value)}
        >
          <Options of={zones.map(({ id, name }) => [id, name])} />
        </SelectField>
        <TextField
          label={words.width}
          name={printInputs(print).width}
          type="number"
          inputMode="decimal"
          step="0.1"
          min={5}
          max={zone && largestLimit(zone, sizes).widthMm}
          value={print.widthMm}
          hint={
            print.artwork
              ? [
                  fill(words.height, { height: number.format(heightMm) }),
                  ...(zone ? smallerOn(print, zone, sizes) : []),
                ].join('; ')
              : words.noArtwork
          }
          error={problem}
          onChange={({ target }) => {
            const widthMm = Math.round(Number(target.value) * 10) / 10
            if (zone && Number.isFinite(widthMm)) onChange(positioned({ ...print, widthMm }, zone, sizes))
          }}
        />
        <Position
          print={print}
          onChoose={(position) => zone && onChange(positioned({ ...print, position }, zone, sizes))}
        />
      </div>
      <p className="flex flex-wrap gap-2">
        {zone && problem !== undefined && (
          <Button variant="line" className="min-h-9" onClick={() => onChange(fitted(print, zone, sizes))}>
            {words.fit}
          </Button>
        )}
        <Button variant="quiet" className="min-h-9" onClick={onRemove}>
          {words.remove}
        </Button>
      </p>
    </div>
  )
}

/** Why it does not fit. */
function problemOf(print: DraftPrint, limit: ZoneLimit): string | undefined {
  const { widthMm } = print
  const heightMm = heightOf(print)
  if (misfit({ ...print, heightMm, offsetXMm: 0, rotationDeg: 0 }, limit) === undefined) return undefined
  if (widthMm <= limit.widthMm && heightMm <= limit.heightMm) return words.outside
  return fill(words.tooLarge, {
    width: number.format(widthMm),
    height: number.format(heightMm),
    maxWidth: number.format(limit.widthMm),
    maxHeight: number.format(limit.heightMm),
  })
}

/** "240 mm wide on S, M" for the sizes that do not allow it as large as wanted. */
function smallerOn(print: DraftPrint, zone: Zone, sizes: readonly string[]): readonly string[] {
  const widths = new Map<number, string[]>()
  for (const size of sizes) {
    const { widthMm } = placedOn(print, zone, size)
    if (widthMm < print.widthMm) widths.set(widthMm, [...(widths.get(widthMm) ?? []), size])
  }
  return [...widths].map(([widthMm, on]) =>
    fill(words.narrower, { width: number.format(widthMm), sizes: on.join(', ') }),
  )
}

function Position({ print, onChoose }: { print: DraftPrint; onChoose: (position: PrintPosition) => void }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-semibold">{words.position}</legend>
      <div className="flex">
        {PRINT_POSITIONS.map((position) => (
          <label
            key={position}
            className="flex min-h-11 items-center border border-rule-strong px-3 first:rounded-l-platen last:-ml-px last:rounded-r-platen has-checked:z-10 has-checked:border-press has-checked:bg-press-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={`position-${print.key}`}
              className="sr-only"
              checked={position === (print.position ?? 'top')}
              onChange={() => onChoose(position)}
            />
            {words.positions[position]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
