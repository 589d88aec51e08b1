import { expectData } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, Pill } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { useShop } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { toForm, toTerms, type Discount, type DiscountForm } from './discount-document.ts'
import { DiscountFields } from './discount-fields.tsx'
import { DiscountUses } from './discount-uses.tsx'
import { STATE_TONES } from './discount-words.ts'

const texts = m.discounts

export function DiscountPage() {
  const { id = '' } = useParams()
  const shop = useShop()
  const discount = useRead(['discounts', id], (signal) => api.getDiscount({ discountId: id, signal }))
  return (
    <QueryState query={shop} what={texts.whatOne}>
      {({ timeZone }) => (
        <QueryState query={discount} what={texts.whatOne}>
          {(found) => <OneDiscount key={found.id} discount={found} timeZone={timeZone} />}
        </QueryState>
      )}
    </QueryState>
  )
}

interface OneDiscountProps {
  readonly discount: Discount
  readonly timeZone: string
}

function OneDiscount({ discount, timeZone }: OneDiscountProps) {
  const { kept, save, refusal } = useDiscountForm({ discount, timeZone })
  return (
    <>
      <PageHeader
        title={discount.code}
        aside={
          <>
            <Pill tone={STATE_TONES[discount.state]}>{texts.states[discount.state]}</Pill>
            <CopyButton
              text={discount.code}
              label={fill(m.shared.copy.what, { what: texts.copy })}
              variant="quiet"
            />
            <LastChange of={discount} />
          </>
        }
      >
        <Link
          to={paths.discounts()}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4"
        >
          {texts.all}
        </Link>
        {discount.endedAt === null && <Ending discount={discount} />}
      </PageHeader>
      <DiscountUses discount={discount} />
      <section aria-label={texts.terms} className="mt-10">
        <h2 className="mb-4 text-xl">{texts.terms}</h2>
        <DocumentForm label={texts.terms} what={texts.whatOne} kept={kept} save={save} refusal={refusal}>
          <fieldset disabled={refusal !== undefined} className="min-w-0">
            <DiscountFields />
          </fieldset>
        </DocumentForm>
      </section>
    </>
  )
}

function useDiscountForm({ discount, timeZone }: OneDiscountProps) {
  const queries = useQueryClient()
  const refusal = useRefusal('discounts:write')
  const { id } = discount
  const stateOf = (now: Discount) => {
    const { revision, updatedAt, updatedBy } = now
    return { revision, updatedAt, updatedBy, values: toForm(now, timeZone) }
  }
  const kept = useKeptForm<DiscountForm>({ key: `discount ${id}`, ...stateOf(discount) })
  const save = useWholeSave<DiscountForm, Discount>({
    what: texts.whatOne,
    entity: { type: 'discount', id },
    editing: kept,
    send: (form, revision) =>
      api.replaceDiscount({ discountId: id, body: { revision, ...toTerms(form, timeZone) } }),
    read: () => expectData(api.getDiscount({ discountId: id })),
    stateOf,
    remember: (now) => queries.setQueryData(['discounts', id], now),
    changes: ['discounts', 'audit-log'],
    done: () => ({ title: texts.saved }),
    onRefused: (error) => kept.refuse(error),
    names: {},
  })
  return { kept, save, refusal }
}

function Ending({ discount: { id, code, revision } }: { discount: Discount }) {
  const refusal = useRefusal('discounts:write')
  const [asking, setAsking] = useState(false)
  const end = useAction({
    send: (body: { revision: number }, key) =>
      api.createDiscountEnding({ discountId: id, body, idempotencyKey: key }),
    changes: ['discounts', 'audit-log'],
    onDone: () => setAsking(false),
    done: () => fill(texts.ended, { code }),
    onRefused: () => true,
  })
  return (
    <>
      <Button variant="quiet" className="text-bad!" unavailable={refusal} onClick={() => setAsking(true)}>
        {texts.end}
      </Button>
      {asking && (
        <ActionDialog
          title={fill(texts.endTitle, { code })}
          submitLabel={texts.end}
          action={end}
          onSubmit={() => end.run({ revision })}
          onClose={() => setAsking(false)}
        >
          <p>{texts.endHint}</p>
        </ActionDialog>
      )}
    </>
  )
}
