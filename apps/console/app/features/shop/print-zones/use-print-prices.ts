import { useQueryClient } from '@tanstack/react-query'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { api } from '../../../lib/requests/api.ts'
import { m } from '../../../messages/messages.ts'
import { PRINT_ZONES_KEY, readPrintSettings } from '../catalog/index.ts'
import {
  memberKey,
  PRINT_SETTINGS,
  stateOf,
  toRequest,
  type PrintForm,
  type PrintSettings,
} from './print-document.ts'

/** The prices of the size tiers alone, which is all that a new shop needs of the print settings. */
export function usePrintPrices(settings: PrintSettings, onSaved: () => void) {
  const queries = useQueryClient()
  const kept = useKeptForm<PrintForm>({ key: 'print prices', ...stateOf(settings), keyOf: memberKey })
  const save = useWholeSave<PrintForm, PrintSettings>({
    what: m.zones.what,
    entity: PRINT_SETTINGS,
    editing: kept,
    send: (form, revision) => api.replacePrintZones({ body: toRequest(form, revision) }),
    read: readPrintSettings,
    stateOf,
    remember: (now) => queries.setQueryData(PRINT_ZONES_KEY, now),
    changes: ['print-zones', 'first-run', 'audit-log'],
    onSaved,
    onRefused: kept.refuse,
    keyOf: memberKey,
  })
  return { kept, save }
}
