import type { Resources } from '@platen/api-client'
import { count, fill } from '@platen/messages'
import { Button, TextField } from '@platen/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from '../../../lib/formats.ts'
import { CheckBox } from '../../../lib/forms/check-box.tsx'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { paths } from '../../../lib/paths.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { locale, m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import type { CustomerDetail } from './customers.ts'

const texts = m.customers.personalData

/** What the law gives people a right to: a copy of their data, and its erasure. */
export function PersonalData({ customer }: { customer: CustomerDetail }) {
  const [isErasing, setErasing] = useState(false)
  const today = useToday()
  const mayNotExport = useRefusal('privacy:export')
  const mayNotErase = useRefusal('privacy:erase')
  const copy = useAction({
    send: (customerId: string) => api.createPrivacyExport({ body: { customerId } }),
    changes: ['audit-log'],
    onDone: (data) =>
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        fill(texts.fileName, { day: today }),
      ),
  })
  return (
    <section aria-labelledby="personal-data">
      <h2 id="personal-data" className="mb-2 text-lg">
        {texts.title}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{texts.text}</p>
      <p className="flex flex-wrap gap-2">
        <Button
          variant="line"
          busy={copy.busy ? texts.exporting : undefined}
          unavailable={mayNotExport ?? copy.unavailable}
          onClick={() => copy.run(customer.id)}
        >
          {texts.export}
        </Button>
        <Button variant="line" unavailable={mayNotErase} onClick={() => setErasing(true)}>
          {texts.erase}
        </Button>
      </p>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </section>
  )
}

interface EraseDialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const [isSure, setSure] = useState(false)
  const navigate = useNavigate()
  const erase = useAction({
    send: (reason: string, key) =>
      api.createPrivacyErasure({ body: { customerId: customer.id, reason }, idempotencyKey: key }),
    changes: ['customers', 'orders', 'estimates', 'leads', 'documents', 'audit-log'],
    onDone: () => void navigate(paths.customers()),
    done: (erased) => ({ title: texts.done, description: summaryOf(erased) }),
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={fill(texts.dialog, { name: customer.name })}
      submitLabel={texts.submit}
      onClose={onClose}
      action={erase}
      missing={isSure ? undefined : texts.missing}
      onSubmit={(form) => erase.run(fieldText(form, 'reason').trim())}
    >
      <p>{texts.gone}</p>
      <p className="text-ink-soft">{texts.kept}</p>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        autoComplete="off"
        required
        maxLength={300}
      />
      <CheckBox checked={isSure} onChange={setSure}>
        {texts.sure}
      </CheckBox>
    </ActionDialog>
  )
}

function summaryOf({ orders, estimates, leads, files, documentsKept }: Resources['PrivacyErasure']): string {
  const parts = [
    [texts.erased.orders, orders],
    [texts.erased.estimates, estimates],
    [texts.erased.leads, leads],
    [texts.erased.files, files],
    [texts.erased.documentsKept, documentsKept],
  ] as const
  return parts
    .filter(([, number]) => number > 0)
    .map(([forms, number]) => count(locale, forms, number))
    .join(' · ')
}
