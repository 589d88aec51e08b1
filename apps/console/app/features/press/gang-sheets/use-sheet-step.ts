import type { Answer } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../lib/toasts.tsx'
import type { QuerySubject } from '../../../lib/requests/query-keys.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { CHANGES_SHEETS, sheetKey, type Sheet } from './sheet.ts'

interface StepOptions<Input> {
  readonly sheet: Sheet
  readonly send: (
    call: { readonly sheetId: string; readonly idempotencyKey: string },
    input: Input,
  ) => Promise<Answer<Sheet>>
  readonly done: (sheet: Sheet) => string | undefined
  readonly changes?: readonly QuerySubject[]
  readonly onClose: () => void
}

/** Runs a step of a sheet from a dialog, which closes on success and shows a refusal. */
export function useSheetStep<Input>({ sheet, send, done, changes, onClose }: StepOptions<Input>) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useAction({
    send: (input: Input, key) => send({ sheetId: sheet.id, idempotencyKey: key }, input),
    changes: changes ?? CHANGES_SHEETS,
    onDone: (now) => {
      queries.setQueryData(sheetKey(sheet.id), now)
      onClose()
      const message = done(now)
      if (message !== undefined) toasts.good(message)
    },
    onRefused: () => true,
  })
}
