import { MAX_LAYERS } from '@platen/layers'
import { fill } from '@platen/messages'
import { Button, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import type { DesignLayer } from '../../cart/index.ts'
import { ARTWORK_TYPES } from '../../uploads/index.ts'
import { useDesigner } from '../designer-context.ts'
import { added } from '../layers/edit-layers.ts'
import { inFreeRoom } from '../layers/free-room.ts'
import { newText } from '../layers/new-layers.ts'
import { asLayers } from '../layers/zone-layers.ts'
import { laterPart } from '../later-part.tsx'

const TemplateChooser = laterPart(async () => (await import('./template-chooser.tsx')).TemplateChooser)
const ShapeChooser = laterPart(async () => (await import('./shape-chooser.tsx')).ShapeChooser)

interface AddLayersProps {
  /** With layers another picture is one of many things to add; without, the large button for files is there. */
  readonly onFile: ((file: File) => void) | undefined
}

/** Texts and shapes, beside files of one's own. */
export function AddLayers({ onFile }: AddLayersProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const { design, zone, limit, dark, zoneLayers } = useDesigner()
  const [chooser, setChooser] = useState<'shape' | 'template'>()
  const full =
    asLayers(design, zone.id).length >= MAX_LAYERS
      ? fill(texts.tooManyLayers, { count: MAX_LAYERS })
      : undefined

  function add(layers: readonly DesignLayer[]): void {
    zoneLayers.changeLayers((before) =>
      layers.length === 1 && layers[0]?.kind === 'text'
        ? added(before, inFreeRoom(layers[0], before, zoneLayers.sizeOf, limit))
        : layers.reduce(added, before),
    )
    zoneLayers.select(
      zoneLayers
        .read()
        .slice(-layers.length)
        .map(({ id }) => id),
    )
    setChooser(undefined)
  }

  return (
    <div className="grid gap-2">
      <div className={`grid gap-2 ${onFile ? 'grid-cols-2 sm:grid-cols-4 wide:grid-cols-2' : 'grid-cols-3'}`}>
        <Button
          variant="line"
          className="px-2"
          unavailable={full}
          onClick={() => add([newText(texts.firstText, limit, dark)])}
        >
          {texts.addText}
        </Button>
        <Button variant="line" className="px-2" unavailable={full} onClick={() => setChooser('shape')}>
          {texts.addShape}
        </Button>
        <Button variant="line" className="px-2" unavailable={full} onClick={() => setChooser('template')}>
          {texts.templates}
        </Button>
        {onFile && (
          <label
            className={buttonClass(
              'line',
              'cursor-pointer px-2 focus-within:outline-3 focus-within:outline-press',
            )}
          >
            {texts.addPicture}
            <input
              type="file"
              accept={ARTWORK_TYPES}
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0]
                // The same file can be chosen again.
                event.target.value = ''
                if (file) onFile(file)
              }}
            />
          </label>
        )}
      </div>
      {chooser === 'template' && <TemplateChooser onChoose={add} onClose={() => setChooser(undefined)} />}
      {chooser === 'shape' && (
        <ShapeChooser onChoose={(layer) => add([layer])} onClose={() => setChooser(undefined)} />
      )}
    </div>
  )
}
