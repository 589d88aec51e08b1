import { Dialog } from '../../../../lib/dialog.tsx'
import { fieldProblems } from '../../../../lib/requests/refusal-words.ts'
import { RefusalNotice } from '../../../../lib/requests/refusal-notice.tsx'
import { expectData, type Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, SelectField, TextArea, TextField } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../lib/requests/api.ts'
import { useConflict } from '../../../../lib/drafts/conflict.tsx'
import { DraftNotice } from '../../../../lib/drafts/draft-notice.tsx'
import { languageName, useShop } from '../../../../lib/formats.ts'
import type { Base } from '../../../../lib/drafts/kept-draft.ts'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../../lib/drafts/use-kept-form.ts'
import { queryKeys } from '../../../../lib/requests/query-keys.ts'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import type { Order } from '../order/order.ts'
import { PHONE_WRONG, usePhones } from '../../../../lib/forms/phones.ts'
import { Options } from '../../../../lib/forms/options.tsx'

const words = m.decisions.edit
const { fields } = words

/** Plain JSON, with field names as in the audit log. */
type Details = {
  customer: { name: string; email: string; phone: string; locale: string }
  neededBy: string
  promisedBy: string
  note: string
}

export function EditOrderDialog({ onClose }: { onClose: () => void }) {
  const { order, decided } = useOrderContext()
  const queries = useQueryClient()
  const shop = useShop().data
  const what = fill(words.what, { number: order.number })
  const phones = usePhones()
  const kept = useKeptForm<Details>({ key: `order ${order.id}`, ...baseOf(order) })
  const { register, formState } = kept.form
  const { errors } = formState

  const save = useAction({
    send: (body: Resources['AdminOrderUpdate']) => api.updateOrder({ orderId: order.id, body }),
    changes: ['orders', 'operations', 'audit-log'],
    onDone: (after) => {
      decided(after)
      queries.setQueryData(queryKeys.order(order.id), after)
      kept.goOn(baseOf(after))
      onClose()
    },
    done: ({ number }) => fill(words.done, { number }),
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error) || true,
  })
  const conflict = useConflict<Details>({
    what,
    entity: { type: 'order', id: order.id },
    editing: kept,
    names: LABELS,
    read: async () => baseOf(await expectData(api.getOrder({ orderId: order.id }))),
    onResolved: (values, base) => save.run(bodyOf(values, base.revision, phones.read)),
  })
  if (conflict.dialog) return conflict.dialog

  return (
    <Dialog title={fill(words.title, { number: order.number })} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={kept.submit((values) => save.run(bodyOf(values, kept.base.revision, phones.read)))}
      >
        <DraftNotice kept={kept} what={what} />
        <TextField
          label={fields.name}
          {...register('customer.name')}
          error={errors.customer?.name?.message}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={fields.email}
            type="email"
            {...register('customer.email')}
            error={errors.customer?.email?.message}
          />
          <TextField
            label={fields.phone}
            type="tel"
            hint={phones.hint}
            {...register('customer.phone', {
              validate: (typed) => typed.trim() === '' || phones.read(typed) !== undefined || PHONE_WRONG,
            })}
            error={errors.customer?.phone?.message}
          />
          <SelectField label={fields.locale} {...register('customer.locale')}>
            <option value="">{words.shopLanguage}</option>
            <Options of={shop?.locales.map((locale) => [locale, languageName(locale)])} />
          </SelectField>
          <span className="max-sm:hidden" />
          <TextField
            label={fields.neededBy}
            type="date"
            {...register('neededBy')}
            error={errors.neededBy?.message}
          />
          <TextField
            label={fields.promisedBy}
            type="date"
            {...register('promisedBy')}
            error={errors.promisedBy?.message}
          />
        </div>
        <TextArea
          label={fields.note}
          rows={3}
          maxLength={1000}
          {...register('note')}
          error={errors.note?.message}
        />
        {save.refused &&
          save.refused.code !== 'REVISION_CONFLICT' &&
          fieldProblems(save.refused).length === 0 && <RefusalNotice refused={save.refused} />}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            unavailable={save.unavailable ?? (kept.dirty ? undefined : words.unchanged)}
            busy={save.busy ? words.saving : undefined}
          >
            {m.shared.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.shared.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const LABELS: Readonly<Record<string, string>> = {
  'customer.name': fields.name,
  'customer.email': fields.email,
  'customer.phone': fields.phone,
  'customer.locale': fields.locale,
  neededBy: fields.neededBy,
  promisedBy: fields.promisedBy,
  note: fields.note,
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

function bodyOf(
  { customer, ...details }: Details,
  revision: number,
  readPhone: ReturnType<typeof usePhones>['read'],
): Resources['AdminOrderUpdate'] {
  const [email, phone] = [customer.email.trim(), readPhone(customer.phone) ?? '']
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
