import { contrast, type Hex } from '@platen/brand'
import { isDarkFabric } from '@platen/ui'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'
import { INKS } from '../layers/inks.ts'

interface ColourFieldProps {
  readonly label: string
  /** `#rrggbb`. */
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** Below this, letters are lost from a few steps away. */
const LOW_CONTRAST = 1.6

export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { fabric } = useDesigner()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {INKS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={colour === value}
            className="group grid size-11 place-items-center"
            onClick={() => onChange(colour)}
          >
            <span
              style={{ backgroundColor: colour }}
              className={`grid size-8 place-items-center rounded-full border border-rule-strong group-aria-pressed:outline-3 group-aria-pressed:outline-offset-2 group-aria-pressed:outline-press ${isDarkFabric(colour) ? 'text-paper' : 'text-ink'}`}
            />
          </button>
        ))}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="color"
            aria-label={texts.ownColour}
            value={value}
            className="h-9 w-11 cursor-pointer rounded-platen border border-rule-strong bg-sheet p-1"
            onChange={(event) => onChange(event.target.value)}
          />
          <span className="figures text-sm">{value}</span>
        </label>
      </div>
      {fabric !== '' && contrast(value as Hex, fabric as Hex) < LOW_CONTRAST && (
        <p className="mt-1 text-sm text-warn">{texts.lowContrast}</p>
      )}
    </fieldset>
  )
}
