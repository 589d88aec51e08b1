import { Pill, type GarmentView } from '@platen/ui'
import { AddField } from '../../../lib/forms/add-field.tsx'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { freeSlug } from '../../../lib/forms/members.ts'
import type { ZoneEditor } from './zone-editor.ts'
import { movedTo } from './print-document.ts'
import { m } from '../../../messages/messages.ts'

interface ZoneListProps {
  readonly editor: ZoneEditor
  readonly kind: string
  readonly view: GarmentView
  readonly zoneId: string
  readonly onZone: (zoneId: string) => void
  readonly readOnly: boolean
}

const NEW_SIDE_MM = 100
const NEW_TOP_MM = 100

export function ZoneList({ editor, kind, view, zoneId, onZone, readOnly }: ZoneListProps) {
  const { zones } = editor.values

  function add(name: string): void {
    const id = freeSlug(name, new Set(zones.map((zone) => zone.id)))
    editor.edit((form) => ({
      ...form,
      zones: [
        ...form.zones,
        {
          id,
          name,
          garmentKinds: [kind],
          view,
          anchor: { xMm: 0, yMm: NEW_TOP_MM },
          maxWidthMm: NEW_SIDE_MM,
          maxHeightMm: NEW_SIDE_MM,
          sizeBands: [],
          active: true,
          sort: (form.zones.at(-1)?.sort ?? 0) + 1,
        },
      ],
    }))
    onZone(id)
  }

  return (
    <div className="mt-6">
      <h2 className="mb-2 text-xl">{m.zones.list}</h2>
      <ol className="border-t border-rule">
        {zones.map((zone, index) => (
          <li key={zone.id} className="flex items-center border-b border-rule">
            <button
              type="button"
              aria-pressed={zone.id === zoneId}
              onClick={() => onZone(zone.id)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 border-l-4 border-transparent px-2 text-left hover:bg-tray aria-pressed:border-press aria-pressed:font-semibold"
            >
              <span className="truncate">{zone.name}</span>
              {!zone.active && <Pill tone="over">{m.zones.inactive}</Pill>}
              <span className="figures ml-auto text-sm font-normal whitespace-nowrap text-ink-soft">
                {zone.maxWidthMm} × {zone.maxHeightMm}
              </span>
            </button>
            {!readOnly && (
              <MemberButtons
                name={zone.name}
                index={index}
                count={zones.length}
                onMove={(from, to) =>
                  editor.edit((form) => ({ ...form, zones: movedTo(form.zones, from, to) }))
                }
              />
            )}
          </li>
        ))}
      </ol>
      {!readOnly && <AddField label={m.zones.newZone} maxLength={80} addLabel={m.shared.add} onAdd={add} />}
    </div>
  )
}
