import { fill } from '@platen/messages'
import type { GarmentView } from '@platen/ui'
import { listText } from '../../../lib/formats.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useGarments } from '../catalog/index.ts'
import { drawingNamed, KindsSection, withNewKind, withoutKind, type Kind } from '../kinds/index.ts'
import { changeAt, movedTo } from './print-document.ts'
import type { ZoneEditor } from './zone-editor.ts'

const texts = m.kinds

export function KindsOfDocument({ editor }: { readonly editor: ZoneEditor }) {
  const { data: garments = [] } = useGarments()
  const { data: usage } = useRead(['print-zones', 'usage'], (signal) => api.getPrintZoneUsage({ signal }))
  const { kinds, zones } = editor.values

  function heldOf({ id }: Kind): string | undefined {
    const used = garments.filter((garment) => garment.kind === id)
    if (used.length > 0) return fill(texts.usedByGarments, { names: namesOf(used) })
    const lost = zones.filter(({ garmentKinds }) => garmentKinds.every((kind) => kind === id))
    const needed = lost.filter((zone) => usage?.zoneIds.includes(zone.id))
    if (needed.length > 0) return fill(texts.usedByZones, { names: namesOf(needed) })
    return lost.length === zones.length ? m.zones.inspector.keepZone : undefined
  }

  function sideHeldOf({ id }: Kind, view: GarmentView): string | undefined {
    const there = zones.filter((zone) => zone.view === view && zone.garmentKinds.includes(id))
    return there.length === 0 ? undefined : fill(texts.sideHasZones, { names: namesOf(there) })
  }

  return (
    <KindsSection
      kinds={kinds}
      problemOf={editor.problemOf}
      heldOf={heldOf}
      sideHeldOf={sideHeldOf}
      onChange={(at, change, step) =>
        editor.edit((form) => ({ ...form, kinds: changeAt<Kind>(form.kinds, at, change) }), step)
      }
      onMove={(from, to) => editor.edit((form) => ({ ...form, kinds: movedTo(form.kinds, from, to) }))}
      onRemove={({ id }) => editor.edit((form) => withoutKind(form, id))}
      onAdd={(name) => {
        const drawing = drawingNamed(name)
        const views = (['front', 'back'] as const).map((view) => ({ view, drawing }))
        editor.edit((form) => withNewKind(form, { name, sizes: [], views }).settings)
      }}
    />
  )
}

function namesOf(some: readonly { readonly name: string }[]): string {
  return listText(some.map(({ name }) => name))
}
