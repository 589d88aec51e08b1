import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import type { LayoutPrint } from './layout.ts'

export type Sheet = Resources['GangSheetDetail']
export type SheetRow = Resources['GangSheetRecord']
export type SheetPrint = Sheet['prints'][number]
export type SheetState = SheetRow['state']

export const CHANGES_SHEETS = ['gang-sheets', 'print-jobs', 'operations', 'orders', 'audit-log'] as const
/** Printing and voiding also use stock and book costs. */
export const CHANGES_BY_PRINTING = [...CHANGES_SHEETS, 'inventory', 'costs', 'metrics'] as const

const PACKING_MS = 500
const EXPORTING_MS = 1000

export function sheetKey(id: string) {
  return ['gang-sheets', 'one', id] as const
}

export function useSheet(id: string) {
  return useQuery({
    queryKey: sheetKey(id),
    queryFn: ({ signal }) => readSheet(id, signal),
    refetchInterval: ({ state: { data } }) => {
      if (data?.packing) return PACKING_MS
      return data?.export?.state === 'running' ? EXPORTING_MS : false
    },
    meta: { kept: true },
  })
}

export function readSheet(sheetId: string, signal?: AbortSignal): Promise<Sheet> {
  return expectData(api.getGangSheet({ sheetId, ...(signal && { signal }) }))
}

export function useSheets(state: string | undefined) {
  return useKeyset<SheetRow>(
    ['gang-sheets', 'list', state ?? 'all'],
    (page, signal) =>
      api.listGangSheets({
        query: { ...page, ...(state !== undefined && { state }) },
        signal,
      }),
    { kept: true },
  )
}

export function toLayout({ prints }: Pick<Sheet, 'prints'>): LayoutPrint[] {
  return prints.map(({ jobId, widthMm, heightMm, xMm, yMm, turned, pinned }) => ({
    jobId,
    widthMm,
    heightMm,
    place: [xMm, yMm, turned, pinned],
  }))
}
