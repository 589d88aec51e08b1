import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import type { PictureLayer } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { cropped, CROP_SIDES, wholePicture } from '../layers/crop.ts'
import { eachSelected } from '../layers/edit-layers.ts'
import { DpiMeter } from '../panels/dpi-meter.tsx'
import { NumberField } from '../panels/number-field.tsx'

/** How sharp a picture is, and what is cut off each side of it; what is left stays where it is. */
export function PicturePanel({ layer }: { layer: PictureLayer }) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { zoneLayers } = useDesigner()
  const { width: widthMm, height: heightMm } = wholePicture(layer)
  return (
    <>
      <DpiMeter print={{ artwork: layer.picture.artwork, widthMm, heightMm }} />
      <fieldset className="grid grid-cols-2 gap-4">
        <legend className="mb-2 font-semibold">{texts.crop}</legend>
        {CROP_SIDES.map((side) => (
          <NumberField
            key={side}
            label={texts.crops[side]}
            value={Math.round((layer.crop?.[side] ?? 0) * 100)}
            onCommit={(percent) =>
              zoneLayers.changeLayers((layers) =>
                eachSelected(layers, [layer.id], (one) =>
                  one.kind === 'image' ? cropped(one, side, percent / 100) : one,
                ),
              )
            }
          />
        ))}
      </fieldset>
    </>
  )
}
