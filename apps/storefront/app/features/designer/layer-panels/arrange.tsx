import { Button, Icon } from '@platen/ui'
import { fill } from '@platen/messages'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'
import { added, ALIGNMENTS, aligned, distributed, type Alignment } from '../layers/edit-layers.ts'
import { insideZone } from '../layers/layer-box.ts'
import { asLayers, withLayers } from '../layers/zone-layers.ts'

const ICONS: Readonly<Record<Alignment, string>> = {
  left: 'M4 4v16M8 8h10v3H8ZM8 14h6v3H8Z',
  centreX: 'M12 4v16M6 8h12v3H6ZM8 14h8v3H8Z',
  right: 'M20 4v16M6 8h10v3H6ZM10 14h6v3h-6Z',
  top: 'M4 4h16M8 8h3v10H8ZM14 8h3v6h-3Z',
  centreY: 'M4 12h16M8 6h3v12H8ZM14 8h3v8h-3Z',
  bottom: 'M4 20h16M8 6h3v10H8ZM14 10h3v6h-3Z',
}

/** What is done with all selected layers together. */
export function Arrange() {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { limit, zoneLayers } = useDesigner()
  const { selected, sizeOf, changeLayers, act } = zoneLayers
  return (
    <section className="grid gap-3" aria-label={texts.arrange}>
      <h3 className="text-base">{texts.arrange}</h3>
      <div className="flex flex-wrap">
        {ALIGNMENTS.map((how) => (
          <IconButton
            key={how}
            label={texts.arranges[how]}
            d={ICONS[how]}
            onClick={() => changeLayers((layers) => aligned(layers, selected, how, sizeOf, limit))}
          />
        ))}
        {selected.length > 2 &&
          (['x', 'y'] as const).map((axis) => (
            <IconButton
              key={axis}
              label={axis === 'x' ? texts.spreadX : texts.spreadY}
              d={axis === 'x' ? 'M4 5v14M20 5v14M10 8h4v8h-4Z' : 'M5 4h14M5 20h14M8 10v4h8v-4Z'}
              onClick={() => changeLayers((layers) => distributed(layers, selected, axis, sizeOf))}
            />
          ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" onClick={() => act({ kind: 'duplicate' }, selected)}>
          {texts.duplicate}
        </Button>
        <Button variant="line" onClick={() => act({ kind: 'remove' }, selected)}>
          {texts.remove}
        </Button>
        <CopyTo />
      </div>
    </section>
  )
}

/** To another zone, also on the other side. */
function CopyTo() {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { editor, printable, zone, zoneLayers, limitOf } = useDesigner()
  const { list, selected, sizeOf } = zoneLayers
  const others = printable.zones.filter(({ id }) => id !== zone.id)
  if (others.length === 0) return null
  return (
    <select
      aria-label={texts.copyTo}
      value=""
      className="min-h-11 rounded-platen border border-rule-strong bg-sheet px-3"
      onChange={(event) => {
        const to = others.find(({ id }) => id === event.target.value)
        if (!to) return
        const copies = list.filter(({ id }) => selected.includes(id))
        editor.change((design) => {
          const placed = copies.map((layer) => insideZone(layer, sizeOf(layer), limitOf(to)))
          const changed = withLayers(design, to.id, placed.reduce(added, asLayers(design, to.id)))
          return { ...changed, activeZoneId: to.id }
        })
      }}
    >
      <option value="">{texts.copyTo}…</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {fill(texts.copyToZone, { zone: name })}
        </option>
      ))}
    </select>
  )
}

function IconButton({ label, d, onClick }: { label: string; d: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-platen hover:bg-tray"
    >
      <Icon d={d} />
    </button>
  )
}
