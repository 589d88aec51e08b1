import type { useKeptHistory } from '../../../lib/drafts/use-kept-history.ts'
import type { PrintForm, Zone } from './print-document.ts'

export type ZoneEditor = ReturnType<typeof useKeptHistory<PrintForm>>

export function editZone(
  editor: ZoneEditor,
  zoneId: string,
  change: (zone: Zone) => Zone,
  step?: string,
): void {
  editor.edit(
    (form) => ({ ...form, zones: form.zones.map((zone) => (zone.id === zoneId ? change(zone) : zone)) }),
    step,
  )
}
