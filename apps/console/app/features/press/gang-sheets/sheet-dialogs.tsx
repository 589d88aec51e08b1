import { count, fill } from '@platen/messages'
import { MarkedText, TextArea } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { figure } from '../print-jobs/index.ts'
import { CHANGES_BY_PRINTING, type Sheet, CHANGES_SHEETS, sheetKey } from './sheet.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { SecondsField, DEFAULT_SECONDS } from './seconds-field.tsx'
import type { Answer } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import type { QuerySubject } from '../../../lib/requests/query-keys.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { locale, m } from '../../../messages/messages.ts'

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
    done: ({ number }) => fill(m.sheets.void.done, { sheet: number }),
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) || (tenths ?? 0) < 0
  const text = reason.trim().replaceAll(/\s+/g, ' ')
  const missing = text === '' ? m.sheets.void.noReason : unreadable ? m.sheets.printed.notANumber : undefined
  return (
    <ActionDialog
      title={fill(m.sheets.void.title, { sheet: sheet.number })}
      submitLabel={m.sheets.void.submit}
      action={step}
      missing={missing}
      onSubmit={() => step.run({ why: text, filmUsedMm: (tenths ?? 0) / 10 })}
      onClose={onClose}
    >
      <p>{m.sheets.void.text}</p>
      <TextArea
        label={m.sheets.void.reason}
        name="reason"
        rows={2}
        maxLength={MAX_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {sheet.state === 'exported' && (
        <DecimalField
          label={m.sheets.void.film}
          name="filmUsedMm"
          optional={m.shared.optional}
          hint={m.sheets.void.filmHint}
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
    done: ({ number }) => fill(m.sheets.lock.done, { sheet: number }),
    onClose,
  })
  return (
    <ActionDialog
      title={fill(m.sheets.lock.title, { sheet: sheet.number })}
      submitLabel={m.sheets.lock.submit}
      action={step}
      onSubmit={() => step.run(sheet.revision)}
      onClose={onClose}
    >
      <p>
        <MarkedText
          text={count(locale, m.sheets.lock.text, sheet.jobs, { length: figure(sheet.lengthMm) })}
          marks={{ figure: (text) => <span className="figures">{text}</span> }}
        />
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
      title={fill(m.sheets.pack.title, { sheet: sheet.number })}
      submitLabel={m.sheets.pack.submit}
      action={step}
      onSubmit={() => step.run(seconds)}
      onClose={onClose}
    >
      <p>{pinned === 0 ? m.sheets.pack.allMove : count(locale, m.sheets.pack.pinned, pinned)}</p>
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
    done: ({ number }) => fill(m.sheets.printed.done, { sheet: number }),
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) ? m.sheets.printed.notANumber : undefined
  const length = figure(sheet.lengthMm)
  const tooLittle = tenths !== undefined && tenths / 10 < sheet.lengthMm
  return (
    <ActionDialog
      title={fill(m.sheets.printed.title, { sheet: sheet.number })}
      submitLabel={m.sheets.actions.printed}
      action={step}
      missing={unreadable ?? (tooLittle ? fill(m.sheets.printed.tooShort, { length }) : undefined)}
      onSubmit={() => step.run(tenths === undefined ? undefined : tenths / 10)}
      onClose={onClose}
    >
      <p>{count(locale, m.sheets.printed.text, sheet.jobs - voided)}</p>
      {voided > 0 && <p>{count(locale, m.sheets.printed.cancelled, voided)}</p>}
      <DecimalField
        label={m.sheets.printed.film}
        name="filmUsedMm"
        optional={m.shared.optional}
        hint={fill(m.sheets.printed.filmHint, { length })}
        exponent={1}
        value={tenths}
        onChange={setTenths}
        error={tooLittle ? fill(m.sheets.printed.atLeast, { length }) : undefined}
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
