import { fill } from '@platen/messages'
import { Button, Icon, Notice } from '@platen/ui'
import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import type { DesignLayer } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { layerName } from '../layers/layer-name.ts'
import { useOutlines } from '../layers/outlines.ts'
import type { ZoneLayers } from '../layers/use-zone-layers.ts'
import { DrawnLayer } from '../layers/layer-drawing.tsx'
import { Arrange } from './arrange.tsx'
import { LayerNumbers } from './layer-numbers.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { ShapePanel } from './shape-panel.tsx'
import { TextPanel } from './text-panel.tsx'

/** What is selected, and the list of all layers of the zone. */
export function LayersPanel() {
  const { zoneLayers } = useDesigner()
  const { list, selected } = zoneLayers
  const [layer, another] = list.filter(({ id }) => selected.includes(id))
  return (
    <div className="grid gap-6">
      <Composing />
      {/* Of the same kind it is changed and not built again. */}
      {layer && !another && <SelectedLayer key={layer.kind} layer={layer} />}
      {layer && <Arrange />}
      <LayerList />
      <Keys />
    </div>
  )
}

function SelectedLayer({ layer }: { layer: DesignLayer }) {
  return (
    <div className="grid gap-4">
      {layer.kind === 'text' && <TextPanel layer={layer} />}
      {layer.kind === 'shape' && <ShapePanel layer={layer} />}
      {layer.kind === 'image' && <PicturePanel layer={layer} />}
      <LayerNumbers layer={layer} />
    </div>
  )
}

function Composing() {
  const { messages, language } = usePage()
  const texts = layersTexts(language).layers
  const { problem, retry } = useDesigner().composition
  if (!problem) return null
  const words = problem.kind === 'refused' ? refusalWords(problem, messages) : undefined
  return (
    <Notice tone="bad" urgent title={texts.composeFailed}>
      <p className="text-sm">{words?.text ?? messages.shared.offline}</p>
      <Button variant="line" className="mt-2" onClick={retry}>
        {messages.shell.retry}
      </Button>
    </Notice>
  )
}

function LayerList() {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { zone, fabric, zoneLayers } = useDesigner()
  const { list, selected, several, setSeveral } = zoneLayers
  const now = useRef(zoneLayers)
  useLayoutEffect(() => {
    now.current = zoneLayers
  })
  return (
    <section className="grid gap-2" aria-label={texts.list}>
      <h3 className="text-base">{texts.list}</h3>
      <ol className="isolate grid border-t border-rule">
        {list.toReversed().map((layer) => (
          <LayerRow
            key={layer.id}
            isSelected={selected.includes(layer.id)}
            zoneId={zone.id}
            {...{ layer, fabric, now }}
          />
        ))}
      </ol>
      {list.length > 1 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={several}
            onChange={(event) => setSeveral(event.target.checked)}
          />
          <span>
            {texts.several}
            <span className="block text-sm text-ink-soft">{texts.severalHint}</span>
          </span>
        </label>
      )}
    </section>
  )
}

interface LayerRowProps extends LayerThumbnailProps {
  readonly isSelected: boolean
  readonly now: RefObject<ZoneLayers>
}

const LayerRow = memo(function LayerRow({ layer, isSelected, zoneId, fabric, now }: LayerRowProps) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const name = layerName(layer, texts)
  return (
    <li className="flex items-center border-b border-rule has-aria-pressed:bg-press-wash">
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={fill(texts.select, { layer: name })}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-2 text-left aria-pressed:bg-press-wash"
        onClick={() => {
          const { several, selected, select } = now.current
          if (!several) select([layer.id])
          else select(isSelected ? selected.filter((id) => id !== layer.id) : [...selected, layer.id])
        }}
      >
        <LayerThumbnail layer={layer} zoneId={zoneId} fabric={fabric} />
        <span className="min-w-0 truncate">{name}</span>
      </button>
      <OrderButton
        label={fill(texts.forward, { layer: name })}
        d="m6 14 6-6 6 6"
        onClick={() => now.current.act({ kind: 'order', by: 1 }, [layer.id])}
      />
      <OrderButton
        label={fill(texts.backward, { layer: name })}
        d="m6 10 6 6 6-6"
        onClick={() => now.current.act({ kind: 'order', by: -1 }, [layer.id])}
      />
    </li>
  )
})

function OrderButton({ label, d, onClick }: { label: string; d: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center hover:bg-tray"
    >
      <Icon d={d} />
    </button>
  )
}

interface LayerThumbnailProps {
  readonly layer: DesignLayer
  readonly zoneId: string
  readonly fabric: string
}

function LayerThumbnail({ layer, zoneId, fabric }: LayerThumbnailProps) {
  const { outlineOf, sizeOf } = useOutlines([layer], zoneId)
  const { widthMm, heightMm } = sizeOf(layer)
  const side = Math.max(widthMm, heightMm) * 1.1
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      className="size-9 shrink-0 rounded-platen border border-rule"
      style={{ backgroundColor: fabric }}
    >
      <DrawnLayer
        layer={{ ...layer, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }}
        outline={layer.kind === 'text' ? outlineOf(layer) : undefined}
      />
    </svg>
  )
}

/** Opened by `?` too, unless somebody types. */
function Keys() {
  const { messages } = usePage()
  const texts = messages.designer
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key !== '?' || isTyping || !place.current) return
      place.current.open = true
      place.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <details ref={place}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {texts.keysTitle} (?)
      </summary>
      <p className="text-sm text-ink-soft">{texts.layerKeys}</p>
    </details>
  )
}
