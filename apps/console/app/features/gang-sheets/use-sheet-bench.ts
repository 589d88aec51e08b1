import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { useConflict } from '../../lib/conflict.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptHistory } from '../../lib/use-kept-history.ts'
import { nameOfPrint, type FactsByJob } from './facts.ts'
import { freePlace } from './free-place.ts'
import { clashesOf, tenth, type LaidPrint, type Place } from './layout.ts'
import { CHANGES_SHEETS, laidOut, readSheet, sheetKey, type Sheet } from './sheet.ts'

interface LayoutForm {
  readonly prints: readonly LaidPrint[]
}

interface Save {
  readonly form: LayoutForm
  readonly revision: number
}

/** The layout of a draft as it is changed by hand: every step can be taken back, and it is saved whole. */
export function useSheetBench(sheet: Sheet, facts: FactsByJob) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const history = useKeptHistory<LayoutForm>({ key: `sheet ${sheet.id}`, ...stateOf(sheet), keyOf: jobOf })
  const { prints } = history.values
  const clashes = useMemo(() => clashesOf(prints, sheet.film), [prints, sheet.film])
  const action = useAction({
    send: ({ form, revision }: Save) =>
      api.PUT('/api/admin/gang-sheets/{sheetId}/layout', {
        params: { path: { sheetId: sheet.id } },
        body: {
          revision,
          prints: form.prints.map(({ jobId, place: [xMm, yMm, turned, pinned] }) => ({
            ...{ jobId, xMm: tenth(xMm), yMm: tenth(yMm), turned, pinned },
          })),
        },
      }),
    changes: CHANGES_SHEETS,
    onDone: (saved, { form }) => {
      queries.setQueryData(sheetKey(sheet.id), saved)
      history.saved(stateOf(saved), form)
      toasts.good(`${sheet.number} is saved.`)
    },
    onRefused: (error) => conflict.onRefused(error),
  })
  const conflict = useConflict({
    what: sheet.number,
    entity: { type: 'gang_sheet', id: sheet.id },
    editing: history,
    read: async () => {
      const now = await readSheet(sheet.id)
      queries.setQueryData(sheetKey(sheet.id), now)
      return stateOf(now)
    },
    keyOf: jobOf,
    names: { prints: 'Print' },
    memberName: (jobId) => nameOfPrint(facts.get(jobId)),
    show: (_, value) => placeWords(value),
    onResolved: (form, { revision }) => {
      // Two layouts that hold by themselves may not hold together: then it stands in red on the screen.
      if (clashesOf(form.prints, sheet.film).length === 0) action.run({ form, revision })
    },
  })
  return {
    ...history,
    prints,
    clashes,
    conflict: conflict.dialog,
    save: {
      busy: action.busy,
      unavailable: action.unavailable,
      run: () => action.run({ form: history.values, revision: history.base.revision }),
    },
    change: (jobId: string, change: (print: LaidPrint) => LaidPrint, step?: string) =>
      history.edit(
        (form) => ({ prints: form.prints.map((print) => (print.jobId === jobId ? change(print) : print)) }),
        step,
      ),
    leaveOut: (jobId: string) =>
      history.edit((form) => ({ prints: form.prints.filter((print) => print.jobId !== jobId) })),
    /** At the first place where it fits; gives whether there is one. */
    add: (print: Pick<LaidPrint, 'jobId' | 'widthMm' | 'heightMm'>): boolean => {
      const { jobId, widthMm, heightMm } = print
      const place = freePlace(print, prints, sheet.film)
      if (!place) return false
      history.edit((form) => ({ prints: [...form.prints, { jobId, widthMm, heightMm, place }] }))
      return true
    },
  }
}

export type SheetBench = ReturnType<typeof useSheetBench>

function stateOf(sheet: Sheet) {
  return { revision: sheet.revision, values: { prints: laidOut(sheet) } }
}

function jobOf({ jobId }: Readonly<Record<string, unknown>>): unknown {
  return jobId
}

/** A place, or a print that came in or was left out. */
function placeWords(value: unknown): string | undefined {
  if (value === undefined || value === null) return 'not on the sheet'
  const place = Array.isArray(value) ? (value as unknown as Place) : (value as LaidPrint).place
  const [x, y, turned, pinned] = place
  return [`${x} mm across, ${y} mm along`, ...(turned ? ['turned'] : []), ...(pinned ? ['pinned'] : [])].join(
    ', ',
  )
}
