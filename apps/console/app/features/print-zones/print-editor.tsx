import { Notice, useUndoKeys } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import { useFormats } from '../../lib/formats.ts'
import { SaveBar } from '../../lib/save-bar.tsx'
import { useKeptHistory } from '../../lib/use-kept-history.ts'
import { useWholeSave } from '../../lib/use-whole-save.ts'
import { useRefusal } from '../session/index.ts'
import { FilmSection } from './film-section.tsx'
import {
  memberKey,
  problemsOf,
  toForm,
  toRequest,
  type PrintForm,
  type PrintSettings,
} from './print-document.ts'
import { PRINT_ZONES_KEY, readPrintSettings } from './print-settings.ts'
import { RecipesSection } from './recipes-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { ZonesSection } from './zones-section.tsx'

/** How the shop prints, as one document: drawn and typed here, saved at once. */
export function PrintEditor({ settings }: { settings: PrintSettings }) {
  const [zoneId, setZoneId] = useState(settings.zones[0]?.id ?? '')
  const { bench, save, refusal, inUse } = usePrintBench(settings, setZoneId)
  useUndoKeys(bench)
  return (
    <>
      <DraftNotice kept={bench} what="the print zones" />
      {refusal !== undefined && (
        <Notice className="mb-4" title={refusal}>
          <p>You can read everything here.</p>
        </Notice>
      )}
      {inUse && (
        <Notice tone="bad" urgent className="mb-4" title={inUse.message}>
          <p>{inUse.resolution}</p>
        </Notice>
      )}
      <ZonesSection bench={bench} zoneId={zoneId} onZone={setZoneId} readOnly={refusal !== undefined} />
      <fieldset disabled={refusal !== undefined} className="min-w-0">
        <TiersSection bench={bench} />
        <FilmSection bench={bench} />
        <RecipesSection bench={bench} />
      </fieldset>
      <SaveBar
        dirty={bench.dirty}
        busy={save.busy}
        unavailable={refusal ?? save.unavailable}
        onSave={save.run}
        onDrop={bench.drop}
      />
      {save.conflict}
    </>
  )
}

function usePrintBench(settings: PrintSettings, onZone: (zoneId: string) => void) {
  const queries = useQueryClient()
  const formats = useFormats()
  const refusal = useRefusal('settings:write')
  const bench = useKeptHistory({ key: 'print zones', ...stateOf(settings), keyOf: memberKey })
  /** A zone that something is wrong with is shown. */
  const reveal = (path: string) => {
    const at = /^zones\[(\d+)\]/.exec(path)?.[1]
    const zone = at === undefined ? undefined : bench.values.zones[Number(at)]
    if (zone) onZone(zone.id)
  }
  const { run, ...save } = useWholeSave<PrintForm, PrintSettings>({
    what: 'the print zones',
    entity: { type: 'print_zones', id: 'print_zones' },
    editing: bench,
    send: (form, revision) => api.PUT('/api/admin/print-zones', { body: toRequest(form, revision) }),
    read: readPrintSettings,
    stateOf,
    remember: (now) => queries.setQueryData(PRINT_ZONES_KEY, now),
    changes: ['print-zones', 'audit-log'],
    done: () => ({ title: 'The print zones are saved.' }),
    onRefused: (error) => bench.refuse(error.fields, reveal) || error.code === 'IN_USE',
    keyOf: memberKey,
    names: FIELD_NAMES,
    show: (path, value) => {
      if (typeof value !== 'number') return undefined
      if (path.endsWith('Minor')) return formats.money(value)
      return path.endsWith('Mm') ? `${value} mm` : undefined
    },
  })
  return {
    bench,
    refusal,
    inUse: save.refused?.code === 'IN_USE' ? save.refused : undefined,
    save: {
      ...save,
      run: () => {
        const form = bench.values
        if (!bench.refuse(problemsOf(form), reveal)) run(form)
      },
    },
  }
}

function stateOf(settings: PrintSettings) {
  const { revision, updatedAt, updatedBy } = settings
  return { revision, updatedAt, updatedBy, values: toForm(settings) }
}

/** Where the path alone would not say it well. */
const FIELD_NAMES = {
  zones: 'Zone',
  'zones.maxWidthMm': 'Width',
  'zones.maxHeightMm': 'Height',
  'zones.anchor': 'Place on the garment',
  'zones.anchor.xMm': 'Across',
  'zones.anchor.yMm': 'Below the collar',
  'zones.sizeBands': 'Limits by size',
  'zones.active': 'In use',
  'zones.sort': 'Place in the list',
  sizeTiers: 'Price of the size',
  'sizeTiers.priceMinor': 'Price',
  pressRecipes: 'Press recipe for',
  dpi: 'DPI',
}
