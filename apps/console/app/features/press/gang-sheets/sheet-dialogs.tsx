import { TextArea } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { CHANGES_BY_PRINTING, type Sheet, CHANGES_SHEETS, sheetKey } from './sheet.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { SecondsField, DEFAULT_SECONDS } from './seconds-field.tsx'
import type { Answer } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import type { QuerySubject } from '../../../lib/requests/query-keys.ts'
import { useAction } from '../../../lib/requests/use-action.ts'

const MAX_LENGTH = 300

export function VoidDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tenths, setTenths] = useState<number>()
  const step = useSheetStep({
    sheet,
    send: (call, { why, filmUsedMm }: { why: string; filmUsedMm: number }) =>
      api.createGangSheetVoiding({
        ...call,
        body: { revision: sheet.revision, reason: why, ...(filmUsedMm > 0 && { filmUsedMm }) },
      }),
    done: ({ number }) => `${number} is void. Its prints are back in the queue.`,
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) || (tenths ?? 0) < 0
  const text = reason.trim().replaceAll(/\s+/g, ' ')
  const missing =
    text === '' ? 'Enter a reason.' : unreadable ? 'Enter the film length as a number.' : undefined
  return (
    <ActionDialog
      title={`Void ${sheet.number}?`}
      submitLabel="Void sheet"
      action={step}
      missing={missing}
      onSubmit={() => step.run({ why: text, filmUsedMm: (tenths ?? 0) / 10 })}
      onClose={onClose}
    >
      <p>
        Its prints go back to the queue. The sheet stays in the list with your reason. You cannot undo this.
      </p>
      <TextArea
        label="Reason"
        name="reason"
        rows={2}
        maxLength={MAX_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {sheet.state === 'exported' && (
        <DecimalField
          label="Film wasted, in mm"
          name="filmUsedMm"
          optional="optional"
          hint="Recorded as waste and not charged to any order."
          exponent={1}
          value={tenths}
          onChange={setTenths}
        />
      )}
    </ActionDialog>
  )
}

export function LockDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const step = useSheetStep({
    sheet,
    send: (call, revision: number) => api.createGangSheetLock({ ...call, body: { revision } }),
    done: ({ number }) => `${number} is locked.`,
    onClose,
  })
  return (
    <ActionDialog
      title={`Lock ${sheet.number}?`}
      submitLabel="Lock sheet"
      action={step}
      onSubmit={() => step.run(sheet.revision)}
      onClose={onClose}
    >
      <p>
        Locking makes the layout final: {sheet.jobs} {sheet.jobs === 1 ? 'print' : 'prints'} on{' '}
        <span className="figures">{sheet.lengthMm} mm</span> of film. Its prints can no longer be moved to
        another sheet; you can only void the whole sheet. The next step is the export.
      </p>
    </ActionDialog>
  )
}

export function PackDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [seconds, setSeconds] = useState(DEFAULT_SECONDS)
  const pinned = sheet.prints.filter((print) => print.pinned).length
  const step = useSheetStep<number>({
    sheet,
    send: (call, wanted: number) =>
      api.createGangSheetPacking({ ...call, body: { revision: sheet.revision, seconds: wanted } }),
    onClose,
  })
  return (
    <ActionDialog
      title={`Pack ${sheet.number} again`}
      submitLabel="Pack"
      action={step}
      onSubmit={() => step.run(seconds)}
      onClose={onClose}
    >
      <p>
        {pinned === 0
          ? 'All prints may move. Pin the ones that should stay in place.'
          : `${pinned} pinned ${pinned === 1 ? 'print stays' : 'prints stay'} in place; the others may move.`}
      </p>
      <SecondsField value={seconds} onChange={setSeconds} />
    </ActionDialog>
  )
}

export function PrintedDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [tenths, setTenths] = useState<number>()
  const voided = sheet.prints.filter(({ jobState }) => jobState === 'void').length
  const step = useSheetStep({
    sheet,
    send: (call, filmUsedMm: number | undefined) =>
      api.createGangSheetPrinting({
        ...call,
        body: { revision: sheet.revision, ...(filmUsedMm !== undefined && { filmUsedMm }) },
      }),
    done: ({ number }) => `${number} is printed. Its prints are ready to press.`,
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) ? 'Enter the film length as a number.' : undefined
  const tooLittle = tenths !== undefined && tenths / 10 < sheet.lengthMm
  return (
    <ActionDialog
      title={`Mark ${sheet.number} as printed?`}
      submitLabel="Mark as printed"
      action={step}
      missing={
        unreadable ?? (tooLittle ? `The sheet is ${sheet.lengthMm} mm long. Enter at least that.` : undefined)
      }
      onSubmit={() => step.run(tenths === undefined ? undefined : tenths / 10)}
      onClose={onClose}
    >
      <p>
        {sheet.jobs - voided} {sheet.jobs - voided === 1 ? 'print moves' : 'prints move'} on to the press.
        Film, ink and powder are deducted from stock, and each order is charged its share of the sheet's cost.
      </p>
      {voided > 0 && (
        <p>
          {voided} {voided === 1 ? 'print belongs' : 'prints belong'} to cancelled orders and{' '}
          {voided === 1 ? 'is' : 'are'} not counted. The film is recorded as waste.
        </p>
      )}
      <DecimalField
        label="Film used, in mm"
        name="filmUsedMm"
        optional="optional"
        hint={`The sheet is ${sheet.lengthMm} mm long. If you used more film, the rest is recorded as waste.`}
        exponent={1}
        value={tenths}
        onChange={setTenths}
        error={tooLittle ? `Enter at least ${sheet.lengthMm} mm.` : undefined}
      />
    </ActionDialog>
  )
}

interface StepOptions<Input> {
  readonly sheet: Sheet
  readonly send: (
    call: { readonly sheetId: string; readonly idempotencyKey: string },
    input: Input,
  ) => Promise<Answer<Sheet>>
  readonly done?: (sheet: Sheet) => string
  readonly changes?: readonly QuerySubject[]
  readonly onClose: () => void
}

function useSheetStep<Input>({ sheet, send, done, changes, onClose }: StepOptions<Input>) {
  const queries = useQueryClient()
  return useAction({
    send: (input: Input, key) => send({ sheetId: sheet.id, idempotencyKey: key }, input),
    changes: changes ?? CHANGES_SHEETS,
    onDone: (now) => {
      queries.setQueryData(sheetKey(sheet.id), now)
      onClose()
    },
    done,
    onRefused: () => true,
  })
}
