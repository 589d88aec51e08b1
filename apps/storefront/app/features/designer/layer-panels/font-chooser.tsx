import { FONTS, type TextLayer } from '@platen/layers'
import { memo, useId } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { outlineScale, useOutlines } from '../layers/outlines.ts'
import { useSeen } from './use-seen.ts'

interface FontChooserProps extends Pick<TextLayer, 'font' | 'weight'> {
  /** Always the same function: forty families are not drawn again while a text is typed or moved. */
  readonly onChange: (parts: Pick<TextLayer, 'font' | 'weight'>) => void
}

/** Each family with its own letters, so that nobody has to know their names. */
export const FontChooser = memo(function FontChooser({ font, weight, onChange }: FontChooserProps) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const name = useId()
  const chosen = FONTS.find(({ id }) => id === font)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{texts.font}</legend>
      <div className="isolate grid max-h-64 gap-px overflow-y-auto overscroll-contain rounded-platen border border-rule-strong bg-sheet">
        {FONTS.map((one) => (
          <label
            key={one.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-3 hover:bg-tray has-checked:bg-press-wash has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-press"
          >
            <input
              type="radio"
              name={name}
              checked={one.id === font}
              className="size-4 shrink-0 outline-none"
              onChange={() =>
                onChange({
                  font: one.id,
                  weight: one.weights.find((has) => has === weight) ?? one.weights[0],
                })
              }
            />
            <Sample font={one.id} weight={one.weights[0]} name={one.name} />
          </label>
        ))}
      </div>
      {chosen && chosen.weights.length > 1 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={weight === 700}
            onChange={(event) => onChange({ font, weight: event.target.checked ? 700 : 400 })}
          />
          {texts.bold}
        </label>
      )}
    </fieldset>
  )
})

const SAMPLE_EM_MM = 10

/** Drawn once it is scrolled to, because each family is a file. */
function Sample({ font, weight, name }: { font: string; weight: TextLayer['weight']; name: string }) {
  const [seen, place] = useSeen<HTMLSpanElement>()
  return (
    <span ref={place} className="min-w-0 flex-1">
      {seen ? <DrawnName font={font} weight={weight} name={name} /> : name}
    </span>
  )
}

function DrawnName({ font, weight, name }: { font: string; weight: TextLayer['weight']; name: string }) {
  const layer: TextLayer = {
    ...{
      id: `font ${font}`,
      kind: 'text',
      text: name,
      font,
      weight,
      sizeMm: SAMPLE_EM_MM,
      colour: '',
    },
    ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0, letterSpacing: 0, lineHeight: 1, align: 'left' },
  }
  const { outlineOf } = useOutlines([layer], 'fonts')
  const outline = outlineOf(layer)
  if (!outline) return name
  const scale = outlineScale(layer)
  const width = outline.box.widthMm * scale
  return (
    <>
      <span className="sr-only">{name}</span>
      <svg
        aria-hidden="true"
        viewBox={`${-width / 2} ${-SAMPLE_EM_MM * 0.75} ${width} ${SAMPLE_EM_MM * 1.5}`}
        className="h-8 max-w-full"
      >
        <path d={outline.path} transform={`scale(${scale})`} fill="currentColor" />
      </svg>
    </>
  )
}
