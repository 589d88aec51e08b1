import type { Resources } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { CHANGES_SHEETS, sheetKey, type Sheet } from './sheet.ts'

interface Answer {
  readonly data?: Sheet | undefined
  readonly error?: Resources['ApiErrorResponse'] | undefined
  readonly response: Response
}

interface StepParts<Input> {
  readonly sheet: Sheet
  readonly send: (
    params: { path: { sheetId: string }; header: { 'Idempotency-Key': string } },
    input: Input,
  ) => Promise<Answer>
  /** What is said when it is done. */
  readonly done: (sheet: Sheet) => string | undefined
  readonly changes?: readonly string[]
  readonly onClose: () => void
}

/** A step of a sheet out of a dialog: what is refused is shown there, what is done closes it. */
export function useSheetStep<Input>({ sheet, send, done, changes, onClose }: StepParts<Input>) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useAction({
    send: (input: Input, key) =>
      send({ path: { sheetId: sheet.id }, header: { 'Idempotency-Key': key } }, input),
    changes: changes ?? CHANGES_SHEETS,
    onDone: (now) => {
      queries.setQueryData(sheetKey(sheet.id), now)
      onClose()
      const words = done(now)
      if (words !== undefined) toasts.good(words)
    },
    onRefused: () => true,
  })
}
