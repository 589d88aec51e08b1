import { Notice, useUndoKeys } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useConflict } from '../../lib/conflict.tsx'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import { useFormats } from '../../lib/formats.ts'
import { SaveBar } from '../../lib/save-bar.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptHistory } from '../../lib/use-kept-history.ts'
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
  const { bench, save, conflict, refusal, inUse } = usePrintBench(settings, setZoneId)
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
      {conflict}
    </>
  )
}

interface Save {
  readonly form: PrintForm
  readonly revision: number
  readonly onScreen: PrintForm
}

function usePrintBench(settings: PrintSettings, onZone: (zoneId: string) => void) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const formats = useFormats()
  const refusal = useRefusal('settings:write')
  const bench = useKeptHistory({ key: 'print zones', ...stateOf(settings), keyOf: memberKey })
  /** A zone that something is wrong with is shown. */
  const reveal = (path: string) => {
    const at = /^zones\[(\d+)\]/.exec(path)?.[1]
    const zone = at === undefined ? undefined : bench.values.zones[Number(at)]
    if (zone) onZone(zone.id)
  }
  const action = useAction({
    send: ({ form, revision }: Save) =>
      api.PUT('/api/admin/print-zones', { body: toRequest(form, revision) }),
    changes: ['print-zones', 'audit-log'],
    onDone: (saved, { onScreen }) => {
      const before = bench.base.values
      queries.setQueryData(PRINT_ZONES_KEY, saved)
      bench.saved(stateOf(saved), onScreen)
      toasts.good('The print zones are saved.', {
        undo: () => action.run({ form: before, revision: saved.revision, onScreen: toForm(saved) }),
      })
    },
    onRefused: (error) =>
      conflict.onRefused(error) || bench.refuse(error.fields, reveal) || error.code === 'IN_USE',
  })
  const conflict = useConflict({
    what: 'the print zones',
    entity: { type: 'print_zones', id: 'print_zones' },
    editing: bench,
    read: async () => {
      const now = await readPrintSettings()
      queries.setQueryData(PRINT_ZONES_KEY, now)
      return { ...stateOf(now), updatedBy: now.updatedBy }
    },
    keyOf: memberKey,
    show: (path, value) => {
      if (typeof value !== 'number') return undefined
      if (path.endsWith('Minor')) return formats.money(value)
      return path.endsWith('Mm') ? `${value} mm` : undefined
    },
    onResolved: (form, { revision }) => action.run({ form, revision, onScreen: form }),
  })
  return {
    bench,
    refusal,
    conflict: conflict.dialog,
    inUse: action.refused?.code === 'IN_USE' ? action.refused : undefined,
    save: {
      busy: action.busy,
      unavailable: action.unavailable,
      run: () => {
        const form = bench.values
        if (bench.refuse(problemsOf(form), reveal)) return
        action.run({ form, revision: bench.base.revision, onScreen: form })
      },
    },
  }
}

function stateOf(settings: PrintSettings) {
  const { revision, updatedAt } = settings
  return { revision, updatedAt, values: toForm(settings) }
}
