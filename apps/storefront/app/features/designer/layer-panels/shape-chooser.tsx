import { fill } from '@platen/messages'
import type { Shape } from '@platen/shapes'
import { Cross, Modal, TextField } from '@platen/ui'
import { useState } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import type { DesignLayer } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { newShape } from '../layers/new-layers.ts'
import { useShapes } from '../layers/use-shapes.ts'

interface ShapeChooserProps {
  readonly onChoose: (layer: DesignLayer) => void
  readonly onClose: () => void
}

export function ShapeChooser({ onChoose, onClose }: ShapeChooserProps) {
  const { messages, language } = usePage()
  const texts = layersTexts(language).layers
  const { limit, dark } = useDesigner()
  const shapes = useShapes()
  const [search, setSearch] = useState('')
  const words = search.trim().toLocaleLowerCase(language)
  const found = shapes?.SHAPES.filter(({ id }) => id.includes(words)) ?? []
  return (
    <Modal label={messages.designer.addShape} onClose={onClose} className="w-[min(44rem,96vw)]">
      <div className="grid max-h-[85dvh] grid-rows-[auto_1fr]">
        <div className="flex items-end gap-3 border-b border-rule p-4">
          <div className="flex-1">
            <TextField
              label={texts.searchShapes}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          <button
            type="button"
            aria-label={texts.close}
            onClick={onClose}
            className="grid size-11 place-items-center hover:bg-tray"
          >
            <Cross />
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain p-4">
          {!shapes && <p role="status">{texts.loading}</p>}
          {shapes && found.length === 0 && <p role="status">{fill(texts.noShapes, { search })}</p>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
            {found.map((shape) => (
              <li key={shape.id}>
                <button
                  type="button"
                  aria-label={shape.id}
                  title={shape.id}
                  onClick={() => onChoose(newShape(shape, limit, dark))}
                  className="grid aspect-square w-full place-items-center rounded-platen border border-rule p-2 hover:border-ink"
                >
                  <ShapePicture shape={shape} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Modal>
  )
}

const TONES = ['fill-ink', 'fill-press', 'fill-magenta'] as const

function ShapePicture({ shape: { width, height, paths } }: { shape: Shape }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="max-h-full w-full">
      {paths.map(({ d, colour, evenOdd }, index) => (
        <path
          key={index}
          d={d}
          className={TONES[colour]}
          {...(evenOdd === true && { fillRule: 'evenodd' })}
        />
      ))}
    </svg>
  )
}
