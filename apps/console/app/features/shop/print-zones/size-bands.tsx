import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { listText } from '../../../lib/formats.ts'
import { NumberField } from '../../../lib/forms/number-field.tsx'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import { editZone, type ZoneEditor } from './zone-editor.ts'
import { LEAST_MM, SIDES } from './zone-shape.ts'
import { changeAt, withoutAt, type SizeBand, type Zone } from './print-document.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.zones.bands

interface SizeBandsProps {
  readonly editor: ZoneEditor
  readonly zone: Zone
  readonly at: number
  readonly sizes: readonly string[]
}

/** The smallest garment in an order line limits the print. */
export function SizeBands({ editor, zone, at, sizes }: SizeBandsProps) {
  const bands = zone.sizeBands
  const change = (sizeBands: SizeBand[], step?: string) =>
    editZone(editor, zone.id, (one) => ({ ...one, sizeBands }), step)
  const free = sizes.filter((size) => !bands.some((band) => band.sizes.includes(size)))
  const offered = [...new Set([...sizes, ...bands.flatMap((band) => band.sizes)])]
  return (
    <fieldset name={`zones.${at}.sizeBands`} tabIndex={-1} className="min-w-0">
      <legend className="mb-1 font-semibold">{texts.title}</legend>
      <ul className="grid gap-3">
        {bands.map((band, index) => {
          const path = `zones[${at}].sizeBands[${index}]`
          return (
            <li key={index} className="rounded-platen border border-rule p-3">
              <div className="flex items-start justify-between gap-2">
                <div className="flex flex-wrap gap-x-4">
                  {offered.map((size) => {
                    const elsewhere = bands.some((other) => other !== band && other.sizes.includes(size))
                    const only = band.sizes.length === 1 && band.sizes[0] === size
                    return (
                      <label key={size} className="flex min-h-9 cursor-pointer items-center gap-1.5">
                        <input
                          type="checkbox"
                          className="size-6"
                          disabled={elsewhere}
                          checked={band.sizes.includes(size)}
                          onChange={({ target }) => {
                            if (only && !target.checked) return
                            const next = target.checked
                              ? offered.filter((one) => one === size || band.sizes.includes(one))
                              : band.sizes.filter((one) => one !== size)
                            change(changeAt(bands, index, { sizes: next }))
                          }}
                        />
                        <span className="figures text-sm">{size}</span>
                      </label>
                    )
                  })}
                </div>
                <RemoveButton
                  label={fill(texts.remove, { sizes: listText(band.sizes) })}
                  className="-mt-1 -mr-1"
                  onRemove={() => change(withoutAt(bands, index))}
                />
              </div>
              <div className="mt-2 grid grid-cols-2 gap-4">
                {SIDES.map(([name, label]) => (
                  <NumberField
                    key={name}
                    label={label}
                    name={`zones.${at}.sizeBands.${index}.${name}`}
                    error={editor.problemOf(`${path}.${name}`)}
                    unit="mm"
                    digits={1}
                    min={LEAST_MM}
                    max={zone[name]}
                    value={band[name]}
                    onChange={(mm, step) => change(changeAt(bands, index, { [name]: mm }), step)}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      <Button
        variant="quiet"
        className="mt-1 -ml-2 px-2"
        unavailable={free.length === 0 ? texts.allLimited : undefined}
        onClick={() =>
          change([
            ...bands,
            {
              sizes: free.slice(0, 1),
              maxWidthMm: Math.round(zone.maxWidthMm * 0.75),
              maxHeightMm: Math.round(zone.maxHeightMm * 0.75),
            },
          ])
        }
      >
        {texts.add}
      </Button>
    </fieldset>
  )
}
