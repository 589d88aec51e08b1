import { expectData } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { FormCheck } from '../../../lib/forms/form-fields.tsx'
import { MemberList } from '../../../lib/forms/member-list.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import {
  NEW_LIST,
  toForm,
  toRequest,
  type FilmPrices,
  type FilmPricesForm,
  type PriceList,
} from './film-prices-document.ts'
import { PriceListFields } from './price-list-fields.tsx'
import { FILM_PRICES_KEY, useFilmPrices } from './use-film-prices.ts'

const texts = m.filmPrices

export function FilmPricesPage() {
  const prices = useFilmPrices()
  return (
    <>
      <PageHeader title={texts.title} aside={prices.data && <LastChange of={prices.data} />} />
      <QueryState query={prices} what={texts.what}>
        {(data) => <FilmPricesEditor prices={data} />}
      </QueryState>
    </>
  )
}

function FilmPricesEditor({ prices }: { prices: FilmPrices }) {
  const queries = useQueryClient()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'film-prices', ...stateOf(prices) })
  const save = useWholeSave<FilmPricesForm, FilmPrices>({
    what: texts.what,
    entity: { type: 'film_prices', id: 'film_prices' },
    editing: kept,
    send: (form, revision) => api.replaceFilmPrices({ body: toRequest(form, revision) }),
    read: () => expectData(api.getFilmPrices()),
    stateOf,
    remember: (now) => queries.setQueryData(FILM_PRICES_KEY, now),
    changes: ['film-prices', 'public-config', 'audit-log'],
    done: () => ({ title: texts.saved }),
    onRefused: kept.refuse,
    names: { lists: texts.lists },
  })
  return (
    <DocumentForm label={texts.title} what={texts.what} kept={kept} save={save} refusal={refusal}>
      <p className="mb-6 max-w-prose text-ink-soft">{texts.intro}</p>
      <fieldset disabled={refusal !== undefined} className="grid max-w-3xl min-w-0 gap-6">
        <div className="grid gap-2">
          <FormCheck name="transfers" label={texts.sellTransfers} hint={texts.sellTransfersHint} />
          <FormCheck name="sheets" label={texts.sellSheets} hint={texts.sellSheetsHint} />
        </div>
        <MemberList
          list="lists"
          legend={texts.lists}
          nameOf={({ name }: PriceList) => name}
          unnamed={texts.newList}
          add={texts.addList}
          fresh={NEW_LIST}
          heldOf={(_list, count) => (count === 1 ? texts.lastList : undefined)}
        >
          {(at) => <PriceListFields at={at} />}
        </MemberList>
        <p className="max-w-prose text-sm text-ink-soft">{texts.firstList}</p>
      </fieldset>
    </DocumentForm>
  )
}

function stateOf({ revision, updatedAt, updatedBy, ...content }: FilmPrices) {
  return { revision, updatedAt, updatedBy, values: toForm({ revision, updatedAt, updatedBy, ...content }) }
}
