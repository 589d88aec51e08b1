import { Button, SelectField, shownSide, type GarmentView, type ShownGarment } from '@platen/ui'
import { fill } from '@platen/messages'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Options } from '../../../lib/forms/options.tsx'
import { useGarments, useShownGarments } from '../catalog/index.ts'
import type { ZoneEditor } from './zone-editor.ts'
import { isOnGarment } from './is-on-garment.ts'
import { ZoneCanvas } from './zone-canvas.tsx'
import { ZoneInspector } from './zone-inspector.tsx'
import { ZoneList } from './zone-list.tsx'
import { m } from '../../../messages/messages.ts'

interface ZonesSectionProps {
  readonly editor: ZoneEditor
  readonly zoneId: string
  readonly onZone: (zoneId: string) => void
  readonly readOnly: boolean
}

export function ZonesSection({ editor, zoneId, onZone, readOnly }: ZonesSectionProps) {
  const { data: garments = [] } = useGarments()
  const { zones, kinds } = editor.values
  const [link] = useSearchParams()
  const [wantedKind, setKind] = useState(link.get('kind') ?? undefined)
  const [emptyView, setEmptyView] = useState<GarmentView>()
  const [onId, setOnId] = useState(link.get('garment') ?? undefined)
  const zone = zones.find(({ id }) => id === zoneId) ?? zones[0]
  const kind =
    kinds.find(({ id }) => id === wantedKind) ??
    kinds.find(({ id }) => zone?.garmentKinds.includes(id)) ??
    kinds[0]
  const wantedView = emptyView ?? zone?.view
  const view = kind?.views.some((side) => side.view === wantedView) ? wantedView : kind?.views[0]?.view
  const grounds = useGrounds(kind, view)
  if (!zone || !kind || !view) return null

  const ground = grounds.find(({ id }) => id === onId) ?? grounds[0]
  const garment = ground?.garment ?? []
  const shown = shownSide(garment, view, ground?.colour)
  const choose = (id: string) => {
    setEmptyView(undefined)
    onZone(id)
  }
  const turn = (to: GarmentView, on = kind.id) => {
    const first = zones.find((one) => one.view === to && one.garmentKinds.includes(on))
    if (first) choose(first.id)
    else setEmptyView(to)
  }
  const sizes = garments
    .filter((one) => zone.garmentKinds.includes(one.kind))
    .flatMap(({ variants }) => variants.toSorted((a, b) => a.sizeSort - b.sizeSort).map(({ size }) => size))

  return (
    <section aria-label={m.zones.list} className="border-b border-rule pb-8">
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
            <SelectField
              label={m.zones.garment}
              value={kind.id}
              onChange={({ target: { value } }) => {
                setKind(value)
                const next = kinds.find(({ id }) => id === value)
                turn(
                  next?.views.some((side) => side.view === view) ? view : (next?.views[0]?.view ?? view),
                  value,
                )
              }}
              className="min-w-40"
            >
              <Options of={kinds.map(({ id, name }) => [id, name])} />
            </SelectField>
            {grounds.length > 1 && (
              <SelectField
                label={m.zones.shownOn}
                value={ground?.id}
                onChange={({ target }) => setOnId(target.value)}
                className="min-w-40"
              >
                <Options of={grounds.map(({ id, name }) => [id, name])} />
              </SelectField>
            )}
            <Choice
              label={m.zones.side}
              options={kind.views.map((side) => side.view)}
              nameOf={(side) => m.shared.sides[side]}
              chosen={view}
              onChoose={(to) => turn(to)}
            />
            <div className="ml-auto flex gap-2">
              <Button
                variant="line"
                unavailable={editor.canUndo ? undefined : m.zones.nothingToUndo}
                onClick={editor.undo}
              >
                {m.shared.undo}
              </Button>
              <Button
                variant="line"
                unavailable={editor.canRedo ? undefined : m.zones.nothingToRedo}
                onClick={editor.redo}
              >
                {m.zones.redo}
              </Button>
            </div>
          </div>
          <ZoneCanvas
            editor={editor}
            kind={kind.id}
            kindName={kind.name}
            garment={garment}
            view={view}
            fabric={ground?.colour ?? ''}
            zoneId={zone.id}
            onZone={choose}
            readOnly={readOnly}
          />
          <p className="mt-2 text-sm text-ink-soft">{m.zones.dragHint}</p>
          <ZoneList {...{ editor, view, readOnly }} kind={kind.id} zoneId={zone.id} onZone={choose} />
        </div>
        <fieldset disabled={readOnly} className="min-w-0">
          <ZoneInspector
            key={zone.id}
            editor={editor}
            zone={zone}
            shownOn={{
              kind: kind.id,
              drawing: 'drawing' in shown ? shown.drawing : undefined,
              contains: (points) => zone.view !== view || isOnGarment(shown, view, points),
            }}
            kinds={kinds}
            sizes={[...new Set(sizes)]}
            onRemoved={() => choose(zones.find(({ id }) => id !== zone.id)?.id ?? '')}
          />
        </fieldset>
      </div>
    </section>
  )
}

interface Ground {
  readonly id: string
  readonly name: string
  readonly garment: ShownGarment
  /** Of the garment, or that which the photo shows. */
  readonly colour: string
}

const DRAWING = 'drawing'

/** What the zones of a side can be seen on: photos of garments of the kind, and its drawing. */
function useGrounds(
  kind: { readonly id: string; readonly views: Pick<ShownGarment[number], 'view' | 'drawing'>[] } | undefined,
  view: GarmentView | undefined,
): Ground[] {
  const { data: garments = [] } = useGarments()
  const shown = useShownGarments()
  if (!kind) return []
  const ofKind = garments.filter((garment) => garment.kind === kind.id)
  const photos = ofKind.flatMap((garment) => {
    const views = shown(garment)
    const [photo] = views.find((side) => side.view === view)?.photos ?? []
    if (!photo) return []
    // A photo that shows none of the colours is not tinted for a colour that nothing has.
    const [first] = garment.variants
    const colour = photo.colourHex ?? first?.colourHex ?? ''
    return [{ id: garment.id, name: fill(m.zones.photoOf, { name: garment.name }), garment: views, colour }]
  })
  const side = kind.views.find((one) => one.view === view)
  if (photos.length > 0 && side?.drawing == null) return photos
  const drawn = kind.views.map((one) => ({ ...one, photos: [] }))
  const colour = ofKind[0]?.variants.at(-1)?.colourHex ?? ''
  return [...photos, { id: DRAWING, name: m.zones.drawing, garment: drawn, colour }]
}

interface ChoiceProps<Option extends string> {
  readonly label: string
  readonly options: readonly Option[]
  readonly nameOf: (option: Option) => string
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
}

function Choice<Option extends string>({ label, options, nameOf, chosen, onChoose }: ChoiceProps<Option>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
          className="min-h-11 rounded-platen border border-rule-strong px-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {nameOf(option)}
        </button>
      ))}
    </div>
  )
}
