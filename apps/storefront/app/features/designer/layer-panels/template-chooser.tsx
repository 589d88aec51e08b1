import { fill } from '@platen/messages'
import type { Template } from '@platen/shapes'
import { tenths } from '@platen/placement'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import type { DesignLayer } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { DrawnLayer } from '../layers/layer-drawing.tsx'
import { useOutlines } from '../layers/outlines.ts'
import { useShapes } from '../layers/use-shapes.ts'
import { layersFor } from '../roster/roster.ts'
import { ChoiceGroup, ChooserDialog } from './chooser-dialog.tsx'
import { useSeen } from './use-seen.ts'
import { useTemplateTexts } from './use-shape-texts.ts'

interface TemplateChooserProps {
  readonly onChoose: (layers: readonly DesignLayer[]) => void
  readonly onClose: () => void
}

/** Designs to begin with, on the fabric that they will be printed on. */
export function TemplateChooser({ onChoose, onClose }: TemplateChooserProps) {
  const { messages, language } = usePage()
  const texts = layersTexts(language).layers
  const { limit, dark, person } = useDesigner()
  const shapes = useShapes()
  const own = useTemplateTexts(language)
  const fitting = shapes?.TEMPLATES.filter(({ on }) => on === 'any' || (on === 'dark') === dark) ?? []
  const layersOf = (template: Template, zone = limit): readonly DesignLayer[] =>
    shapes && own
      ? shapes.fittedTemplate(template, zone, shapes.textsOf(template, own)).flatMap(drawable)
      : []
  return (
    <ChooserDialog
      label={messages.designer.templates}
      onClose={onClose}
      header={<h2 className="text-lg">{messages.designer.templates}</h2>}
      status={shapes && own ? '' : texts.loading}
    >
      {shapes &&
        own &&
        shapes.TEMPLATE_CATEGORIES.map((category) => (
          <ChoiceGroup
            key={category}
            id={category}
            name={shapes.templateCategoryName(category, own)}
            columns="grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
          >
            {fitting
              .filter((template) => template.category === category)
              .map((template) => (
                <li key={template.id}>
                  <button
                    type="button"
                    aria-label={fill(texts.useTemplate, { name: shapes.templateName(template, own) })}
                    title={shapes.templateName(template, own)}
                    onClick={() => onChoose(layersOf(template))}
                    className="block w-full overflow-hidden rounded-platen border border-rule hover:border-ink"
                  >
                    <TemplatePicture
                      id={template.id}
                      layers={layersFor(layersOf(template, shapes.TEMPLATE_ZONE), person)}
                    />
                  </button>
                </li>
              ))}
          </ChoiceGroup>
        ))}
    </ChooserDialog>
  )
}

const MARGIN = 1.15

function TemplatePicture({ id, layers }: { id: string; layers: readonly DesignLayer[] }) {
  const { fabric } = useDesigner()
  const [seen, place] = useSeen<SVGSVGElement>()
  const { outlineOf } = useOutlines(seen ? layers : NONE, `template ${id}`)
  const [width, height] = [280 * MARGIN, 350 * MARGIN]
  return (
    <svg
      ref={place}
      aria-hidden="true"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      className="block w-full"
      style={{ backgroundColor: fabric }}
    >
      {layers.map((layer) => (
        <DrawnLayer
          key={layer.id}
          layer={layer}
          outline={layer.kind === 'text' ? outlineOf(layer) : undefined}
        />
      ))}
    </svg>
  )
}

const NONE: readonly DesignLayer[] = []

/** Places of layers have tenths of a millimetre. */
function drawable(layer: DesignLayer | { readonly kind: 'image' }): readonly DesignLayer[] {
  if (!('offsetXMm' in layer)) return []
  return [{ ...layer, offsetXMm: tenths(layer.offsetXMm) + 0, offsetYMm: tenths(layer.offsetYMm) + 0 }]
}
