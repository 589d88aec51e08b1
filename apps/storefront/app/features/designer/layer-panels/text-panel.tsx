import type { TextLayer } from '@platen/layers'
import { hasPlaceholder, layerProblems, MAX_TEXT_LENGTH, TEXT_ALIGNMENTS } from '@platen/layers'
import { fill } from '@platen/messages'
import { Button, Notice, SelectField, TextArea } from '@platen/ui'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'
import { eachSelected } from '../layers/edit-layers.ts'
import { inkAround } from '../layers/inks.ts'
import { fittedLayer } from '../layers/layer-box.ts'
import { useOutlines } from '../layers/outlines.ts'
import { NumberField } from '../panels/number-field.tsx'
import { ColourField } from './colour-field.tsx'
import { FontChooser } from './font-chooser.tsx'

const OUTLINE_MM = { start: 1, max: 10 }

export function TextPanel({ layer }: { layer: TextLayer }) {
  const { messages, language, formats } = usePage()
  const texts = layersTexts(language).layers
  const { zone, limit, zoneLayers } = useDesigner()
  const { outlineOf } = useOutlines([layer], zone.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const missing = outlineOf(layer)?.missing ?? []

  const change = (parts: Partial<TextLayer>, step?: string) =>
    zoneLayers.changeLayers(
      (layers) =>
        eachSelected(layers, [layer.id], (one) => {
          if (one.kind !== 'text') return one
          const { chosenMm: _fitted, ...rest } = one
          const next = { ...(parts.sizeMm === undefined ? one : rest), ...parts }
          return fittedLayer(next, zoneLayers.sizeOf(next), limit)
        }),
      step,
    )
  const latest = useRef(change)
  useLayoutEffect(() => {
    latest.current = change
  })
  const changeFont = useCallback((parts: Partial<TextLayer>) => latest.current(parts), [])
  const without = (name: 'arcDeg' | 'outline') =>
    zoneLayers.changeLayers((layers) =>
      eachSelected(layers, [layer.id], (one) => {
        if (one.kind !== 'text') return one
        const { [name]: _gone, ...rest } = one
        return rest
      }),
    )

  // A new text is typed over; one that was chosen again is not.
  useEffect(() => {
    if (layer.text !== messages.designer.firstText) return
    field.current?.focus()
    field.current?.select()
    // Once for each layer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [layer.id])

  return (
    <div className="grid gap-4">
      <TextArea
        ref={field}
        label={texts.text}
        rows={2}
        maxLength={MAX_TEXT_LENGTH}
        value={layer.text}
        onChange={(event) => {
          if (event.target.value !== '') change({ text: event.target.value }, `text ${layer.id}`)
        }}
      />
      <div className="flex flex-wrap gap-2">
        {(['name', 'number'] as const).map((field) => (
          <Button
            key={field}
            variant="line"
            onClick={() => change({ text: withPlaceholder(layer.text, field, messages.designer.firstText) })}
          >
            {texts.insert[field]}
          </Button>
        ))}
      </div>
      {hasPlaceholder(layer.text) && <p className="text-sm text-ink-soft">{texts.insertHint}</p>}
      {missing.length > 0 && (
        <Notice tone="warn">{fill(texts.missing, { characters: missing.join(' ') })}</Notice>
      )}
      {layerProblems(layer, limit).map((problem) => {
        if (problem.kind !== 'small-text' && problem.kind !== 'thin-strokes') return null
        return (
          <Notice key={problem.kind} tone="warn">
            {fill(texts.problems[problem.kind], { mm: formats.number(problem.leastMm) })}
          </Notice>
        )
      })}
      <FontChooser font={layer.font} weight={layer.weight} onChange={changeFont} />
      <ColourField
        label={texts.colour}
        value={layer.colour}
        onChange={(colour) => change({ colour }, `colour ${layer.id}`)}
      />
      <RangeField
        label={texts.curve}
        hint={texts.curveHint}
        min={-270}
        max={270}
        step={5}
        value={layer.arcDeg ?? 0}
        onChange={(deg) => (deg === 0 ? without('arcDeg') : change({ arcDeg: deg }, `arc ${layer.id}`))}
      />
      <details className="grid gap-4" open={layer.outline !== undefined}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.more}</summary>
        <div className="grid gap-4 pt-2">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={layer.outline !== undefined}
              onChange={(event) =>
                event.target.checked
                  ? change({ outline: { colour: inkAround(layer.colour), widthMm: OUTLINE_MM.start } })
                  : without('outline')
              }
            />
            {texts.outline}
          </label>
          {layer.outline && (
            <>
              <ColourField
                label={texts.outlineColour}
                value={layer.outline.colour}
                onChange={(colour) =>
                  layer.outline && change({ outline: { ...layer.outline, colour } }, `outline ${layer.id}`)
                }
              />
              <NumberField
                label={texts.outlineWidth}
                value={layer.outline.widthMm}
                onCommit={(mm) =>
                  layer.outline &&
                  change({
                    outline: { ...layer.outline, widthMm: Math.min(OUTLINE_MM.max, Math.max(0.1, mm)) },
                  })
                }
              />
            </>
          )}
          <div className="grid grid-cols-2 items-end gap-4">
            <NumberField
              label={texts.size}
              value={layer.sizeMm}
              onCommit={(mm) => change({ sizeMm: Math.min(400, Math.max(2, mm)) })}
            />
            <SelectField
              label={texts.alignText}
              value={layer.align}
              onChange={(event) =>
                change({ align: TEXT_ALIGNMENTS.find((one) => one === event.target.value) ?? 'center' })
              }
            >
              {TEXT_ALIGNMENTS.map((align) => (
                <option key={align} value={align}>
                  {texts.aligns[align]}
                </option>
              ))}
            </SelectField>
            <NumberField
              label={texts.spacing}
              value={Math.round(layer.letterSpacing * 100)}
              onCommit={(percent) => change({ letterSpacing: Math.min(1, Math.max(-0.2, percent / 100)) })}
            />
            <NumberField
              label={texts.lines}
              value={Math.round(layer.lineHeight * 100)}
              onCommit={(percent) => change({ lineHeight: Math.min(3, Math.max(0.7, percent / 100)) })}
            />
          </div>
        </div>
      </details>
    </div>
  )
}

interface RangeFieldProps {
  readonly label: string
  readonly hint: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}

function RangeField({ label, hint, value, onChange, ...range }: RangeFieldProps) {
  const { formats } = usePage()
  return (
    <label className="grid gap-1">
      <span className="flex justify-between font-semibold">
        {label}
        <span className="figures font-normal">{formats.number(value)}°</span>
      </span>
      <input
        type="range"
        {...range}
        value={value}
        className="h-11 w-full accent-press"
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className="text-sm text-ink-soft">{hint}</span>
    </label>
  )
}

/** The first text is only there to be replaced. */
function withPlaceholder(text: string, field: 'name' | 'number', firstText: string): string {
  return text === firstText ? `{${field}}` : `${text} {${field}}`
}
