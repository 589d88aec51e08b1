import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import type { DesignLayer } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { eachSelected, turnedTo } from '../layers/edit-layers.ts'
import { insideZone, scaledLayer } from '../layers/layer-box.ts'
import { NumberField } from '../panels/number-field.tsx'

/** Size, place and rotation in numbers. */
export function LayerNumbers({ layer }: { layer: DesignLayer }) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { limit, zoneLayers } = useDesigner()
  const { sizeOf, changeLayers } = zoneLayers
  const { widthMm, heightMm } = sizeOf(layer)
  const change = (how: (layer: DesignLayer) => DesignLayer, step?: string) =>
    changeLayers(
      (layers) =>
        eachSelected(layers, [layer.id], (current) => {
          const next = how(current)
          return insideZone(next, sizeOf(next), limit)
        }),
      step,
    )
  const fields = [
    ['width', widthMm, (mm: number) => change((one) => scaledLayer(one, mm / widthMm), 'layer width')],
    ['height', heightMm, (mm: number) => change((one) => scaledLayer(one, mm / heightMm), 'layer height')],
    ['x', layer.offsetXMm, (mm: number) => change((one) => ({ ...one, offsetXMm: mm }), 'layer x')],
    ['y', layer.offsetYMm, (mm: number) => change((one) => ({ ...one, offsetYMm: mm }), 'layer y')],
    [
      'rotation',
      layer.rotationDeg,
      (deg: number) => change((one) => turnedTo(one, deg, false), 'layer turn'),
    ],
  ] as const
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      {fields.map(([name, value, set]) => (
        <NumberField key={name} label={texts[name]} value={Math.round(value * 10) / 10} onCommit={set} />
      ))}
    </div>
  )
}
