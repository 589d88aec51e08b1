import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { LookupField, findOption } from '../../../lib/forms/lookup-field.tsx'
import { paths } from '../../../lib/paths.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { useKnownCustomers } from '../orders/index.ts'
import type { CustomerDetail } from './customers.ts'

const texts = m.customers.merge

interface MergeDialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const [text, setText] = useState('')
  const options = useKnownCustomers(text).filter(({ id }) => id !== customer.id)
  const other = findOption(options, text)
  const merge = useAction({
    send: (otherId: string, key) =>
      api.createCustomerMerge({
        customerId: customer.id,
        body: { customerId: otherId, revision: customer.revision },
        idempotencyKey: key,
      }),
    changes: ['customers', 'orders', 'estimates', 'leads', 'audit-log'],
    onDone: onClose,
    done: () => fill(texts.done, { name: customer.name }),
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={fill(texts.title, { name: customer.name })}
      submitLabel={texts.submit}
      onClose={onClose}
      action={merge}
      missing={other ? undefined : texts.missing}
      onSubmit={() => other && merge.run(other.id)}
    >
      <p>{texts.text}</p>
      <LookupField
        label={texts.other}
        name="customerId"
        options={options}
        text={text}
        onText={setText}
        hint={texts.hint}
      />
    </ActionDialog>
  )
}

export function MergedCustomers({ customer }: { customer: CustomerDetail }) {
  const formats = useFormats()
  const refusal = useRefusal('customers:write')
  const split = useAction({
    send: (customerId: string, key) => api.createCustomerSplit({ customerId, idempotencyKey: key }),
    changes: ['customers', 'orders', 'estimates', 'leads', 'audit-log'],
    done: ({ name }) => fill(texts.splitDone, { name }),
  })
  if (customer.merged.length === 0) return null
  return (
    <section aria-labelledby="merged">
      <h2 id="merged" className="mb-2 text-lg">
        {texts.merged}
      </h2>
      <ul className="border-t border-rule">
        {customer.merged.map(({ id, name, email, phone, splitBefore }) => {
          const isOver = Date.parse(splitBefore) < Date.now()
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
              <span className="min-w-0 flex-1">
                <Link to={paths.customer(id)}>{name}</Link>
                <span className="block text-sm break-all text-ink-soft">{email ?? phone}</span>
              </span>
              <Button
                variant="line"
                aria-label={fill(texts.splitOf, { name })}
                unavailable={refusal ?? (isOver ? texts.tooLate : split.unavailable)}
                onClick={() => split.run(id)}
              >
                {texts.split}
              </Button>
              <span className="w-full text-sm text-ink-soft">
                {fill(texts.splitBefore, { day: formats.stamp(new Date(splitBefore)) })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
