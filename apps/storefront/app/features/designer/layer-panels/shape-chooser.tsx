import { fill } from '@platen/messages'
import type { Shape } from '@platen/shapes'
import { TextField } from '@platen/ui'
import { useState } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import type { DesignLayer } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { newShape } from '../layers/new-layers.ts'
import { useShapes } from '../layers/use-shapes.ts'
import { ChoiceGroup, ChooserDialog } from './chooser-dialog.tsx'
import { useShapeTexts } from './use-shape-texts.ts'

interface ShapeChooserProps {
  readonly onChoose: (layer: DesignLayer) => void
  readonly onClose: () => void
}

/** All shapes by category, or those that a search finds. */
export function ShapeChooser({ onChoose, onClose }: ShapeChooserProps) {
  const { messages, language } = usePage()
  const texts = layersTexts(language).layers
  const { limit, dark } = useDesigner()
  const shapes = useShapes()
  const names = useShapeTexts(language)
  const [search, setSearch] = useState('')
  const found = shapes && names ? shapes.searchShapes(search, shapes.SHAPES, names) : undefined
  const groups = shapes && found ? groupsOf(shapes.SHAPE_CATEGORIES, found) : []
  return (
    <ChooserDialog
      label={messages.designer.addShape}
      onClose={onClose}
      header={
        <TextField
          type="search"
          label={texts.searchShapes}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
      status={
        found === undefined ? texts.loading : found.length === 0 ? fill(texts.noShapes, { search }) : ''
      }
    >
      {shapes &&
        names &&
        groups.map(([category, members]) => (
          <ChoiceGroup
            key={category}
            id={category}
            name={shapes.categoryName(category, names)}
            columns="grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))]"
          >
            {members.map((shape) => (
              <li key={shape.id}>
                <button
                  type="button"
                  aria-label={shapes.shapeName(shape, names)}
                  title={shapes.shapeName(shape, names)}
                  onClick={() => onChoose(newShape(shape, limit, dark))}
                  className="grid aspect-square w-full place-items-center rounded-platen border border-rule p-2 hover:border-ink"
                >
                  <ShapePicture shape={shape} />
                </button>
              </li>
            ))}
          </ChoiceGroup>
        ))}
    </ChooserDialog>
  )
}

type Category = Shape['category']

function groupsOf(
  categories: readonly Category[],
  shapes: readonly Shape[],
): (readonly [Category, readonly Shape[]])[] {
  const byCategory = Map.groupBy(shapes, ({ category }) => category)
  return categories.flatMap((category) => {
    const members = byCategory.get(category)
    return members ? [[category, members] as const] : []
  })
}

const TONES = ['fill-ink', 'fill-press', 'fill-magenta'] as const

function ShapePicture({ shape: { width, height, paths } }: { shape: Shape }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="max-h-full w-full">
      {paths.map(({ d, colour }, index) => (
        <path key={index} d={d} className={TONES[colour]} />
      ))}
    </svg>
  )
}
