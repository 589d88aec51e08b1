import { Button, type GarmentView } from '@platen/ui'
import { useState } from 'react'
import { kindName, useGarments, useShownGarments, useShownKind } from '../catalog/index.ts'
import type { ZoneEditor } from './zone-editor.ts'
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
  const shown = useShownGarments()
  const { zones } = editor.values
  const [wantedKind, setKind] = useState<string>()
  const [emptyView, setEmptyView] = useState<GarmentView>()
  const zone = zones.find(({ id }) => id === zoneId) ?? zones[0]

  const kinds = [
    ...new Set([...garments.map(({ kind }) => kind), ...zones.flatMap(({ garmentKinds }) => garmentKinds)]),
  ]
  const kind =
    wantedKind !== undefined && kinds.includes(wantedKind) ? wantedKind : (zone?.garmentKinds[0] ?? '')
  const shownKind = useShownKind(kind)
  if (!zone) return null

  const view = emptyView ?? zone.view
  const garment = garments.find((one) => one.kind === kind)
  const choose = (id: string) => {
    setEmptyView(undefined)
    onZone(id)
  }
  const turn = (to: GarmentView) => {
    const first = zones.find((one) => one.view === to && one.garmentKinds.includes(kind))
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
          <div className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
            <Choice
              label={m.zones.garment}
              options={kinds}
              nameOf={kindName}
              chosen={kind}
              onChoose={setKind}
            />
            <Choice
              label={m.zones.side}
              options={shownKind.map((side) => side.view)}
              nameOf={(side) => m.shared.sides[side]}
              chosen={view}
              onChoose={turn}
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
            kind={kind}
            garment={garment ? shown(garment) : shownKind}
            view={view}
            fabric={garment?.variants.at(-1)?.colourHex ?? ''}
            zoneId={zone.id}
            onZone={choose}
            readOnly={readOnly}
          />
          <p className="mt-2 text-sm text-ink-soft">{m.zones.dragHint}</p>
          <ZoneList {...{ editor, kind, view, readOnly }} zoneId={zone.id} onZone={choose} />
        </div>
        <fieldset disabled={readOnly} className="min-w-0">
          <ZoneInspector
            key={zone.id}
            editor={editor}
            zone={zone}
            kind={kind}
            kinds={kinds}
            sizes={[...new Set(sizes)]}
            onRemoved={() => choose(zones.find(({ id }) => id !== zone.id)?.id ?? '')}
          />
        </fieldset>
      </div>
    </section>
  )
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
