import { expectData, type Resources } from '@platen/api-client'
import { Button, Dialog, Notice, SelectField, TextArea, TextField } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useConflict } from '../../lib/conflict.tsx'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import { useShop } from '../../lib/formats.ts'
import type { Base } from '../../lib/kept-draft.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { useDesk } from './desk.ts'
import { orderKey, type Order } from './order.ts'

/** What may be corrected of an order. Plain JSON, its fields named as the audit log names them. */
type Details = {
  customer: { name: string; email: string; phone: string; locale: string }
  neededBy: string
  promisedBy: string
  note: string
}

/** Corrects who the customer is, the days and the note. */
export function EditOrderDialog({ onClose }: { onClose: () => void }) {
  const { order, decided } = useDesk()
  const queries = useQueryClient()
  const shop = useShop().data
  const toasts = useToasts()
  const kept = useKeptForm<Details>({ key: `order ${order.id}`, ...baseOf(order) })
  const { register, formState } = kept.form
  const { errors } = formState

  const save = useAction({
    send: (body: Resources['AdminOrderUpdate']) =>
      api.PUT('/api/admin/orders/{orderId}', { params: { path: { orderId: order.id } }, body }),
    changes: ['orders', 'operations', 'audit-log'],
    onDone: (after) => {
      decided(after)
      queries.setQueryData(orderKey(order.id), after)
      kept.goOn(baseOf(after))
      onClose()
      toasts.good(`${after.number} is corrected`)
    },
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error) || true,
  })
  const conflict = useConflict<Details>({
    what: `order ${order.number}`,
    entity: { type: 'order', id: order.id },
    editing: kept,
    names: LABELS,
    read: async () =>
      baseOf(
        await expectData(api.GET('/api/admin/orders/{orderId}', { params: { path: { orderId: order.id } } })),
      ),
    onResolved: (values, base) => save.run(bodyOf(values, base.revision)),
  })
  if (conflict.dialog) return conflict.dialog

  return (
    <Dialog title={`Correct ${order.number}`} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={kept.submit((values) => save.run(bodyOf(values, kept.base.revision)))}
      >
        <DraftNotice kept={kept} what={`order ${order.number}`} />
        <TextField label="Name" {...register('customer.name')} error={errors.customer?.name?.message} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="E-mail"
            type="email"
            {...register('customer.email')}
            error={errors.customer?.email?.message}
          />
          <TextField
            label="Phone"
            type="tel"
            placeholder="+50370001234"
            {...register('customer.phone')}
            error={errors.customer?.phone?.message}
          />
          <SelectField label="Language of letters" {...register('customer.locale')}>
            <option value="">Not said</option>
            {shop?.locales.map((locale) => (
              <option key={locale} value={locale}>
                {locale}
              </option>
            ))}
          </SelectField>
          <span className="max-sm:hidden" />
          <TextField
            label="Needed by"
            type="date"
            {...register('neededBy')}
            error={errors.neededBy?.message}
          />
          <TextField
            label="Promised by"
            type="date"
            {...register('promisedBy')}
            error={errors.promisedBy?.message}
          />
        </div>
        <TextArea
          label="Note of the customer"
          rows={3}
          maxLength={1000}
          {...register('note')}
          error={errors.note?.message}
        />
        {save.refused && save.refused.code !== 'REVISION_CONFLICT' && (
          <Notice tone="bad" urgent title={save.refused.message}>
            <p>{save.refused.resolution}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            unavailable={save.unavailable ?? (kept.dirty ? undefined : 'Nothing is changed yet.')}
            busy={save.busy ? 'Saving…' : undefined}
          >
            Save
          </Button>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const LABELS: Readonly<Record<string, string>> = {
  'customer.name': 'Name',
  'customer.email': 'E-mail',
  'customer.phone': 'Phone',
  'customer.locale': 'Language of letters',
  neededBy: 'Needed by',
  promisedBy: 'Promised by',
  note: 'Note of the customer',
}

function baseOf({ revision, updatedAt, customer, neededBy, promisedBy, note }: Order): Base<Details> {
  const { name, email, phone, locale } = customer
  return {
    revision,
    updatedAt,
    values: {
      customer: { name, email: email ?? '', phone: phone ?? '', locale: locale ?? '' },
      neededBy: neededBy ?? '',
      promisedBy,
      note: note ?? '',
    },
  }
}

function bodyOf({ customer, ...details }: Details, revision: number): Resources['AdminOrderUpdate'] {
  const [email, phone] = [customer.email.trim(), customer.phone.replaceAll(/[\s()-]/g, '')]
  return {
    revision,
    customer: {
      name: customer.name.trim(),
      ...(email !== '' && { email }),
      ...(phone !== '' && { phone }),
      ...(customer.locale !== '' && { locale: customer.locale }),
    },
    neededBy: details.neededBy === '' ? null : details.neededBy,
    promisedBy: details.promisedBy,
    note: details.note.trim() === '' ? null : details.note.trim(),
  }
}
