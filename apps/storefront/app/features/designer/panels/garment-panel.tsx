import { SelectField } from '@platen/ui'
import { useId } from 'react'
import { usePage } from '../../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { changeColour, changeGarment, hasWork, returnToGarment } from '../design/design.ts'
import { draftOf } from '../design/drafts.ts'
import { useDesigner, type Designer } from '../designer-context.ts'
import { findPrintableGarment, isColourOut } from '../design/printable-garment.ts'

interface GarmentPanelProps {
  readonly underbase: boolean
  readonly onUnderbase: (shown: boolean) => void
}

export function GarmentPanel({ underbase, onUnderbase }: GarmentPanelProps) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const designer = useDesigner()
  const { catalog, printable } = designer
  return (
    <div className="grid gap-6">
      <SelectField
        label={texts.garmentTab}
        hint={texts.keepsArtwork}
        value={printable.garment.slug}
        onChange={(event) => goToGarment(event.target.value, designer)}
      >
        {catalog.garments
          .filter(({ zoneIds }) => zoneIds.length > 0)
          .map(({ slug, name, priceFromMinor }) => (
            <option key={slug} value={slug}>
              {fill(texts.from, { garment: name, price: formats.money(priceFromMinor) })}
            </option>
          ))}
      </SelectField>
      <Colours />
      <InkLayers underbase={underbase} onUnderbase={onUnderbase} />
    </div>
  )
}

function Colours() {
  const { messages } = usePage()
  const { printable, design, editor } = useDesigner()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {messages.designer.colours}:{' '}
        <span className="font-normal">{named(design.colour, messages.names)}</span>
      </legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-4">
        {printable.garment.colours.map((colour) => (
          <label
            key={colour.name}
            className="grid cursor-pointer justify-items-center gap-1 rounded-platen p-1 text-center text-xs leading-tight has-checked:bg-press-wash has-focus-visible:outline-3 has-focus-visible:outline-press"
          >
            <input
              type="radio"
              name={name}
              value={colour.name}
              checked={colour.name === design.colour}
              onChange={() => editor.change((current) => changeColour(current, printable, colour.name))}
              className="peer sr-only"
            />
            <span
              style={{ backgroundColor: colour.hex }}
              className="block size-11 rounded-platen border border-rule-strong outline-offset-2 outline-press peer-checked:outline-3"
            />
            {named(colour.name, messages.names)}
            {isColourOut(colour) && <span className="font-semibold text-warn">{messages.designer.out}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function InkLayers({ underbase, onUnderbase }: GarmentPanelProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const { dark } = useDesigner()
  const name = useId()
  if (!dark) return <p className="border-l-4 border-rule-strong pl-3 text-sm">{texts.noUnderbase}</p>
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{texts.inkLayers}</legend>
      <div className="grid grid-cols-2 rounded-platen border border-rule-strong">
        {[false, true].map((white) => (
          <label
            key={String(white)}
            className="flex min-h-11 cursor-pointer items-center justify-center px-2 text-center font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-press"
          >
            <input
              type="radio"
              name={name}
              checked={underbase === white}
              onChange={() => onUnderbase(white)}
              className="sr-only"
            />
            {white ? texts.whiteLayer : texts.asPrinted}
          </label>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{texts.underbaseText}</p>
    </fieldset>
  )
}

function goToGarment(slug: string, { catalog, printable, editor, cartItemId }: Designer): void {
  const to = findPrintableGarment(catalog, slug)
  if (!to || slug === printable.garment.slug) return
  const begun = cartItemId === undefined ? draftOf(slug).read() : undefined
  editor.change((design) =>
    begun && hasWork(begun)
      ? returnToGarment(begun, to, design, printable)
      : changeGarment(design, printable, to),
  )
}
