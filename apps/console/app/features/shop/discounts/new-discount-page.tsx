import { fill } from '@platen/messages'
import { useNavigate } from 'react-router'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useShop } from '../../../lib/formats.ts'
import { FormText } from '../../../lib/forms/form-fields.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { NEW_DISCOUNT, toTerms, type DiscountForm } from './discount-document.ts'
import { DiscountFields } from './discount-fields.tsx'

const texts = m.discounts

export function NewDiscountPage() {
  const shop = useShop()
  return (
    <>
      <PageHeader title={texts.new} />
      <QueryState query={shop} what={texts.whatOne}>
        {({ timeZone }) => <NewDiscountForm timeZone={timeZone} />}
      </QueryState>
    </>
  )
}

function NewDiscountForm({ timeZone }: { timeZone: string }) {
  const navigate = useNavigate()
  const refusal = useRefusal('discounts:write')
  const kept = useKeptForm<DiscountForm>({ key: 'new discount', values: NEW_DISCOUNT })
  const create = useAction({
    name: 'new discount',
    send: (form: DiscountForm, key) =>
      api.createDiscount({
        body: { code: form.code.trim(), ...toTerms(form, timeZone) },
        idempotencyKey: key,
      }),
    changes: ['discounts', 'audit-log'],
    onDone: ({ id }) => {
      kept.drop()
      void navigate(paths.discount(id), { replace: true })
    },
    done: ({ code }) => fill(texts.created, { code }),
    onRefused: (error) => kept.refuse(error),
  })
  return (
    <DocumentForm label={texts.new} what={texts.whatOne} kept={kept} save={create} refusal={refusal}>
      <fieldset disabled={refusal !== undefined} className="grid min-w-0 gap-5">
        <FormText
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          className="max-w-md"
          input={{ maxLength: 40, autoComplete: 'off', spellCheck: false }}
        />
        <DiscountFields />
      </fieldset>
    </DocumentForm>
  )
}
