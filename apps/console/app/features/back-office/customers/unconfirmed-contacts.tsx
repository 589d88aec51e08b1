import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { ago } from '../../../lib/formats.ts'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { toForm, toRequest, type CustomerDetail } from './customers.ts'

const texts = m.customers.unconfirmed

type Contact = CustomerDetail['unconfirmedContacts'][number]

/** What guests typed proves nothing: messages go there only after staff have added it. */
export function UnconfirmedContacts({ customer }: { customer: CustomerDetail }) {
  const refusal = useRefusal('customers:write')
  const { id, revision, unconfirmedContacts } = customer
  const add = useAction({
    send: ({ field, value }: Contact) =>
      api.replaceCustomer({
        customerId: id,
        body: { ...toRequest(toForm(customer)), [field]: value, revision },
      }),
    changes: ['customers', 'audit-log'],
    done: () => m.customers.saved,
  })
  if (unconfirmedContacts.length === 0) return null
  return (
    <section aria-labelledby="unconfirmed">
      <h2 id="unconfirmed" className="mb-1 text-lg">
        {texts.title}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{texts.text}</p>
      <ul className="border-t border-rule">
        {unconfirmedContacts.map((contact) => (
          <li
            key={contact.value}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="figures block break-all">{contact.value}</span>
              <span className="block text-sm text-ink-soft">
                {fill(texts.used, { ago: ago(contact.lastUsedAt) })}
              </span>
            </span>
            <Button
              variant="line"
              aria-label={fill(texts.addOf, { contact: contact.value })}
              unavailable={refusal ?? add.unavailable}
              onClick={() => add.run(contact)}
            >
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
