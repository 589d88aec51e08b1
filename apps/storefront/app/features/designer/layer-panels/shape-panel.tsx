import type { ShapeLayer } from '@platen/layers'
import { fill } from '@platen/messages'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'
import { eachSelected } from '../layers/edit-layers.ts'
import { ColourField } from './colour-field.tsx'

export function ShapePanel({ layer }: { layer: ShapeLayer }) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { zoneLayers } = useDesigner()
  return layer.colours.map((colour, index) => (
    <ColourField
      key={index}
      label={layer.colours.length === 1 ? texts.colour : fill(texts.colourOf, { number: index + 1 })}
      value={colour}
      onChange={(next) =>
        zoneLayers.changeLayers(
          (layers) =>
            eachSelected(layers, [layer.id], (one) =>
              one.kind === 'shape' ? { ...one, colours: one.colours.with(index, next) } : one,
            ),
          `colour ${layer.id} ${index}`,
        )
      }
    />
  ))
}
