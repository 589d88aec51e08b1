import { fill } from '@platen/messages'
import { Button, FieldErrors, Notice, TextField } from '@platen/ui'
import { useParams } from 'react-router'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { api } from '../../../../lib/requests/api.ts'
import { useRefusedFields } from '../../../../lib/forms/refused-fields.ts'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { m } from '../../../../messages/messages.ts'
import { NewOrderCustomer } from '../new-order/new-order-customer.tsx'
import { NewOrderFilm } from '../new-order/new-order-film.tsx'
import { NewOrderItems } from '../new-order/new-order-items.tsx'
import { OrderSection } from '../order/order-section.tsx'
import { draftOf } from './edited-estimate.ts'
import { EstimateExtras, EstimateTerms, PasteChat } from './estimate-form.tsx'
import { EstimatePrice } from './estimate-price.tsx'
import { useEstimate, type Estimate } from './estimate.ts'
import { useNewEstimate } from './use-new-estimate.ts'

const words = m.estimates.form

export function NewEstimatePage() {
  return <EstimateForm title={m.estimates.new} {...useNewEstimate()} isNew />
}

export function EditEstimatePage() {
  const { id = '' } = useParams()
  const estimate = useEstimate(id)
  const catalog = useRead(['garments', 'catalog'], (signal) => api.getCatalog({ signal }))
  return (
    <QueryState query={estimate} what={m.estimates.what}>
      {(found) => (
        <QueryState query={catalog} what={m.newOrder.catalog}>
          {(sold) => <Edited key={found.revision} estimate={found} draft={draftOf(found, sold)} />}
        </QueryState>
      )}
    </QueryState>
  )
}

function Edited(edited: { estimate: Estimate; draft: ReturnType<typeof draftOf> }) {
  const form = useNewEstimate({ edited })
  return <EstimateForm title={fill(words.titleEdit, { number: edited.estimate.number })} {...form} />
}

interface FormProps extends ReturnType<typeof useNewEstimate> {
  readonly title: string
  readonly isNew?: boolean
}

function EstimateForm({ title, isNew = false, ...estimate }: FormProps) {
  const { draft, change, catalog } = estimate
  const { form, errors, rest, previewRest, onInput } = useRefusedFields(estimate.saving.refused, {
    nameOf: (path) => path,
    previewed: estimate.previewRefused,
  })
  return (
    <>
      <PageHeader title={title}>
        {isNew && !estimate.isEmpty && (
          <Button variant="quiet" onClick={estimate.drop}>
            {words.startOver}
          </Button>
        )}
      </PageHeader>
      {draft.lead && (
        <Notice className="mb-6">
          <p>{fill(words.fromLead, { name: draft.lead.name })}</p>
        </Notice>
      )}
      <QueryState query={catalog} what={m.newOrder.catalog}>
        {(sold) => (
          <form
            ref={form}
            noValidate
            onInput={onInput}
            className="grid gap-8 lg:grid-cols-[1fr_18rem]"
            onSubmit={(event) => event.preventDefault()}
          >
            <div className="grid min-w-0 content-start gap-8">
              <FieldErrors value={errors}>
                {isNew && <PasteChat draft={draft} change={change} />}
                <NewOrderCustomer
                  draft={draft}
                  change={change}
                  onKnown={({ company }) => change({ company: company ?? '' })}
                >
                  <TextField
                    label={words.company}
                    name="customer.company"
                    autoComplete="off"
                    optional={m.shared.optional}
                    maxLength={120}
                    value={draft.company}
                    onChange={({ target }) => change({ company: target.value })}
                  />
                </NewOrderCustomer>
                <Kept draft={draft} change={change} />
                <NewOrderItems items={draft.items} onChange={(items) => change({ items })} catalog={sold} />
                <NewOrderFilm film={draft.film ?? []} onChange={(film) => change({ film })} />
                <EstimateExtras draft={draft} change={change} />
                <EstimateTerms draft={draft} change={change} />
              </FieldErrors>
            </div>
            <aside className="lg:sticky lg:top-6 lg:self-start">
              <EstimatePrice {...estimate} refused={rest} previewRefused={previewRest} />
            </aside>
          </form>
        )}
      </QueryState>
    </>
  )
}

function Kept({ draft: { kept }, change }: Pick<FormProps, 'draft' | 'change'>) {
  if (kept.length === 0) return null
  return (
    <OrderSection id="kept" title={m.estimates.page.items}>
      <ul>
        {kept.map((line) => (
          <li
            key={JSON.stringify(line.request)}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-2"
          >
            <span className="min-w-0 break-words">
              <span className="figures">{line.request.quantity} ×</span> {line.name}
            </span>
            <Button variant="quiet" onClick={() => change({ kept: kept.filter((other) => other !== line) })}>
              {words.removeExtra}
            </Button>
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}
