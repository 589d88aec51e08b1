import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useConflict } from '../../../lib/drafts/conflict.tsx'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { FormArea, FormCheck, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { useFilmPrices } from '../../shop/film-prices/index.ts'
import {
  NEW_CUSTOMER,
  readCustomer,
  toForm,
  toRequest,
  type Customer,
  type CustomerDetail,
  type CustomerForm,
} from './customers.ts'

const texts = m.customers

export function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const kept = useKeptForm<CustomerForm>({ key: 'new customer', values: NEW_CUSTOMER })
  const create = useAction({
    send: (form: CustomerForm, key) => api.createCustomer({ body: toRequest(form), idempotencyKey: key }),
    changes: ['customers', 'audit-log'],
    onDone: ({ id }) => {
      kept.drop()
      void navigate(paths.customer(id))
    },
    onRefused: (error) => kept.refuse(error) || true,
  })
  return (
    <KeptFormDialog
      title={texts.add}
      what={texts.whatNew}
      wide
      kept={kept}
      submitLabel={texts.add}
      action={{ ...create, refused: create.refused?.fields.length === 0 ? create.refused : undefined }}
      onSubmit={create.run}
      onClose={onClose}
    >
      <CustomerFields />
    </KeptFormDialog>
  )
}

interface EditCustomerProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

export function EditCustomerDialog({ customer, onClose }: EditCustomerProps) {
  const queries = useQueryClient()
  const { id } = customer
  const kept = useKeptForm<CustomerForm>({ key: `customer ${id}`, ...stateOf(customer) })
  const save = useAction({
    send: ({ form, revision }: { form: CustomerForm; revision: number }) =>
      api.replaceCustomer({ customerId: id, body: { ...toRequest(form), revision } }),
    changes: ['customers', 'audit-log'],
    onDone: () => {
      kept.drop()
      onClose()
    },
    done: () => texts.saved,
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error) || true,
  })
  const conflict = useConflict<CustomerForm>({
    what: texts.what,
    entity: { type: 'customer', id },
    editing: kept,
    read: async () => {
      const fresh = await readCustomer(id)
      queries.setQueryData(queryKeys.customer(id), fresh)
      return stateOf(fresh)
    },
    onResolved: (form, { revision }) => save.run({ form, revision }),
  })
  return (
    <>
      <KeptFormDialog
        title={texts.edit}
        what={texts.what}
        wide
        kept={kept}
        submitLabel={m.shared.save}
        action={{ ...save, refused: save.refused?.fields.length === 0 ? save.refused : undefined }}
        onSubmit={(form) => save.run({ form, revision: kept.base.revision })}
        onClose={onClose}
      >
        <CustomerFields />
      </KeptFormDialog>
      {conflict.dialog}
    </>
  )
}

function stateOf(customer: Customer) {
  return { revision: customer.revision, values: toForm(customer) }
}

function CustomerFields() {
  const { fields, hints } = texts
  const lists = useFilmPrices().data?.lists ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText name="name" label={fields.name} input={{ maxLength: 120, autoComplete: 'off' }} />
      <FormText
        name="company"
        label={fields.company}
        optional
        input={{ maxLength: 120, autoComplete: 'off' }}
      />
      <FormText
        name="email"
        label={fields.email}
        hint={hints.contact}
        optional
        input={{ type: 'email', maxLength: 254, autoComplete: 'off' }}
      />
      <FormText
        name="phone"
        label={fields.phone}
        hint={hints.phone}
        optional
        input={{ type: 'tel', maxLength: 30, autoComplete: 'off' }}
      />
      <FormText
        name="tags"
        label={fields.tags}
        hint={hints.tags}
        optional
        input={{ maxLength: 400, autoComplete: 'off' }}
      />
      <FormText name="taxId" label={fields.taxId} optional input={{ maxLength: 40, autoComplete: 'off' }} />
      <FormCheck name="trade" label={fields.trade} hint={hints.trade} />
      {lists.length > 1 && (
        <FormSelect name="priceListId" label={fields.priceListId} hint={hints.priceListId}>
          <option value="">{lists[0]?.name}</option>
          <Options of={lists.slice(1).map(({ id, name }) => [id, name] as const)} />
        </FormSelect>
      )}
      <FormArea
        name="note"
        label={fields.note}
        hint={hints.note}
        optional
        maxLength={2000}
        className="sm:col-span-2"
      />
    </div>
  )
}
