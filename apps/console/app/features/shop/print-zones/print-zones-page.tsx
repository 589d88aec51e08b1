import { Notice, useUndoKeys } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { SaveBar } from '../../../lib/forms/save-bar.tsx'
import { useKeptHistory } from '../../../lib/drafts/use-kept-history.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { useRefusal } from '../../people/session/index.ts'
import { FilmSection } from './film-section.tsx'
import {
  memberKey,
  PRINT_SETTINGS,
  problemsOf,
  stateOf,
  toRequest,
  type PrintForm,
  type PrintSettings,
} from './print-document.ts'
import { PRINT_ZONES_KEY, readPrintSettings, usePrintSettings } from '../catalog/index.ts'
import { KindsOfDocument } from './kinds-of-document.tsx'
import { RecipesSection } from './recipes-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { ZonesSection } from './zones-section.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { fieldProblems } from '../../../lib/requests/refusal-words.ts'
import { m } from '../../../messages/messages.ts'

function PrintEditor({ settings }: { settings: PrintSettings }) {
  const [link] = useSearchParams()
  const [zoneId, setZoneId] = useState(() => firstZone(settings, link)?.id ?? '')
  const { editor, save, refusal, inUse } = usePrintBench(settings, setZoneId)
  useUndoKeys(editor)
  return (
    <>
      <DraftNotice kept={editor} what={m.zones.what} />
      {refusal !== undefined && (
        <Notice className="mb-4" title={refusal}>
          <p>{m.forms.draft.readOnly}</p>
        </Notice>
      )}
      {inUse && (
        <div className="mb-4">
          <RefusalNotice refused={inUse} />
        </div>
      )}
      <ZonesSection editor={editor} zoneId={zoneId} onZone={setZoneId} readOnly={refusal !== undefined} />
      <fieldset disabled={refusal !== undefined} className="min-w-0">
        <KindsOfDocument editor={editor} />
        <TiersSection editor={editor} />
        <FilmSection editor={editor} />
        <RecipesSection editor={editor} />
      </fieldset>
      <SaveBar
        dirty={editor.dirty}
        busy={save.busy}
        unavailable={refusal ?? save.unavailable}
        onSave={save.run}
        onDrop={editor.drop}
      />
      {save.conflict}
    </>
  )
}

/** A link from a garment names the kind and the side. */
function firstZone({ zones }: PrintSettings, link: URLSearchParams) {
  const [kind, side] = [link.get('kind'), link.get('side')]
  const linked = zones.filter(({ garmentKinds }) => kind !== null && garmentKinds.includes(kind))
  return linked.find(({ view }) => view === side) ?? linked[0] ?? zones[0]
}

function usePrintBench(settings: PrintSettings, onZone: (zoneId: string) => void) {
  const queries = useQueryClient()
  const formats = useFormats()
  const refusal = useRefusal('settings:write')
  const editor = useKeptHistory({ key: 'print zones', ...stateOf(settings), keyOf: memberKey })
  const reveal = (path: string) => {
    const at = /^zones\[(\d+)\]/.exec(path)?.[1]
    const zone = at === undefined ? undefined : editor.values.zones[Number(at)]
    if (zone) onZone(zone.id)
  }
  const { run, ...save } = useWholeSave<PrintForm, PrintSettings>({
    what: m.zones.what,
    entity: PRINT_SETTINGS,
    editing: editor,
    send: (form, revision) => api.replacePrintZones({ body: toRequest(form, revision) }),
    read: readPrintSettings,
    stateOf,
    remember: (now) => queries.setQueryData(PRINT_ZONES_KEY, now),
    changes: ['print-zones', 'audit-log'],
    done: () => ({ title: m.zones.saved }),
    onRefused: (error) => editor.refuse(fieldProblems(error), reveal) || error.code === 'IN_USE',
    keyOf: memberKey,
    names: FIELD_NAMES,
    show: (path, value) => {
      if (typeof value !== 'number') return undefined
      if (path.endsWith('Minor')) return formats.money(value)
      return path.endsWith('Mm') ? `${value} mm` : undefined
    },
  })
  return {
    editor,
    refusal,
    inUse: save.refused?.code === 'IN_USE' ? save.refused : undefined,
    save: {
      ...save,
      run: () => {
        const form = editor.values
        if (!editor.refuse(problemsOf(form), reveal)) run(form)
      },
    },
  }
}

const { fields } = m.zones
const FIELD_NAMES = {
  kinds: m.zones.garment,
  'kinds.sizes': m.kinds.sizes,
  'kinds.views': m.kinds.sides,
  'zones.view': m.zones.side,
  zones: fields.zone,
  'zones.maxWidthMm': m.zones.width,
  'zones.maxHeightMm': m.zones.height,
  'zones.anchor': fields.anchor,
  'zones.anchor.xMm': fields.across,
  'zones.anchor.yMm': m.zones.inspector.belowCollar,
  'zones.sizeBands': fields.sizeBands,
  'zones.active': m.zones.showInStore,
  'zones.sort': fields.position,
  sizeTiers: fields.tier,
  'sizeTiers.priceMinor': m.zones.price,
  pressRecipes: fields.recipe,
}

export function PrintZonesPage() {
  const settings = usePrintSettings()
  return (
    <>
      <PageHeader title={m.zones.title} aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what={m.zones.what}>
        {(data) => <PrintEditor settings={data} />}
      </QueryState>
    </>
  )
}
