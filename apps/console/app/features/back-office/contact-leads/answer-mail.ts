import { fill } from '@platen/messages'
import { textsForCustomer } from '../../../messages/customers/texts-for-customer.ts'
import type { Lead } from './lead-labels.ts'

export function answerMail(
  {
    email,
    name,
    message,
    reference,
    locale,
  }: Pick<Lead, 'name' | 'message' | 'reference' | 'locale'> & {
    readonly email: string
  },
  store: string,
): string {
  const { subject, greeting, opening } = textsForCustomer([locale]).reply
  const quoted = message.split('\n').map((line) => `> ${line}`)
  const body = [fill(greeting, { name }), '', fill(opening, { store }), '', ...quoted, '', ''].join('\r\n')
  const query = [
    `subject=${encodeURIComponent(fill(subject, { store, reference }))}`,
    `body=${encodeURIComponent(body)}`,
  ]
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`
}
