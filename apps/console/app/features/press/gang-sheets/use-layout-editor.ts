import { fill } from '@platen/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { useConflict } from '../../../lib/drafts/conflict.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptHistory } from '../../../lib/drafts/use-kept-history.ts'
import { placeMarks, placeText, printName, type PrintInfoByJob } from './print-info.ts'
import { findFreePlace } from './free-place.ts'
import { clashesOf, tenth, type LayoutPrint, type Place } from './layout.ts'
import { CHANGES_SHEETS, toLayout, readSheet, sheetKey, type Sheet } from './sheet.ts'
import { m } from '../../../messages/messages.ts'

interface LayoutForm {
  readonly prints: readonly LayoutPrint[]
}

interface Save {
  readonly form: LayoutForm
  readonly revision: number
}

/** Every step can be undone; the layout is saved as a whole. */
export function useLayoutEditor(sheet: Sheet, info: PrintInfoByJob) {
  const queries = useQueryClient()
  const history = useKeptHistory<LayoutForm>({ key: `sheet ${sheet.id}`, ...stateOf(sheet), keyOf: jobOf })
  const { prints } = history.values
  const clashes = useMemo(() => clashesOf(prints, sheet.film), [prints, sheet.film])
  const action = useAction({
    send: ({ form, revision }: Save) =>
      api.replaceGangSheetLayout({
        sheetId: sheet.id,
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
    },
    done: () => fill(m.sheets.page.saved, { sheet: sheet.number }),
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
    names: { prints: m.sheets.page.conflictPrint },
    memberName: (jobId) => printName(info.get(jobId)),
    show: (_, value) => shownPlace(value),
    onResolved: (form, { revision }) => {
      // Two valid layouts may clash when merged. Then the page shows the problems and nothing is sent.
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
    change: (jobId: string, change: (print: LayoutPrint) => LayoutPrint, step?: string) =>
      history.edit(
        (form) => ({ prints: form.prints.map((print) => (print.jobId === jobId ? change(print) : print)) }),
        step,
      ),
    remove: (jobId: string) =>
      history.edit((form) => ({ prints: form.prints.filter((print) => print.jobId !== jobId) })),
    add: (print: Pick<LayoutPrint, 'jobId' | 'widthMm' | 'heightMm'>): boolean => {
      const { jobId, widthMm, heightMm } = print
      const place = findFreePlace(print, prints, sheet.film)
      if (!place) return false
      history.edit((form) => ({ prints: [...form.prints, { jobId, widthMm, heightMm, place }] }))
      return true
    },
  }
}

export type LayoutEditor = ReturnType<typeof useLayoutEditor>

function stateOf(sheet: Sheet) {
  return { revision: sheet.revision, values: { prints: toLayout(sheet) } }
}

function jobOf({ jobId }: Readonly<Record<string, unknown>>): unknown {
  return jobId
}

function shownPlace(value: unknown): string | undefined {
  if (value === undefined || value === null) return m.sheets.print.notOnSheet
  const place = Array.isArray(value) ? (value as unknown as Place) : (value as LayoutPrint).place
  return [placeText({ place }), ...placeMarks({ place })].join(', ')
}
