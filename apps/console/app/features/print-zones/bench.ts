import type { useKeptHistory } from '../../lib/use-kept-history.ts'
import type { PrintForm, Zone } from './print-document.ts'

/** What is being changed, and how: every part of the page gets it. */
export type Bench = ReturnType<typeof useKeptHistory<PrintForm>>

export function editZone(bench: Bench, zoneId: string, change: (zone: Zone) => Zone, step?: string): void {
  bench.edit(
    (form) => ({ ...form, zones: form.zones.map((zone) => (zone.id === zoneId ? change(zone) : zone)) }),
    step,
  )
}
