import { expectData } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { FormArea, FormText } from '../../../lib/forms/form-fields.tsx'
import { MemberList } from '../../../lib/forms/member-list.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import {
  NEW_CATEGORY,
  toForm,
  toRequest,
  type Categories,
  type CategoriesForm,
  type Category,
} from './categories-document.ts'
import { CATEGORIES_KEY, useCategories } from './use-categories.ts'

const texts = m.categories
const MOST = { name: 80, description: 500 }
const TRANSLATED = [
  { field: 'name', label: texts.name, maxLength: MOST.name },
  { field: 'description', label: texts.description, maxLength: MOST.description, isLong: true },
]

export function CategoriesPage() {
  const categories = useCategories()
  return (
    <>
      <PageHeader title={texts.title} aside={categories.data && <LastChange of={categories.data} />} />
      <QueryState query={categories} what={texts.what}>
        {(data) => <CategoriesEditor categories={data} />}
      </QueryState>
    </>
  )
}

function CategoriesEditor({ categories }: { categories: Categories }) {
  const queries = useQueryClient()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'categories', ...stateOf(categories) })
  const save = useWholeSave<CategoriesForm, Categories>({
    what: texts.what,
    entity: { type: 'categories', id: 'categories' },
    editing: kept,
    send: (form, revision) => api.replaceCategories({ body: toRequest(form, revision) }),
    read: () => expectData(api.getCategories()),
    stateOf,
    remember: (now) => queries.setQueryData(CATEGORIES_KEY, now),
    changes: ['categories', 'garments', 'audit-log'],
    done: () => ({ title: texts.saved }),
    onRefused: kept.refuse,
    names: { categories: texts.title },
  })
  return (
    <DocumentForm label={texts.title} what={texts.what} kept={kept} save={save} refusal={refusal}>
      <p className="mb-6 max-w-prose text-ink-soft">
        {texts.intro} {texts.removal}
      </p>
      <fieldset disabled={refusal !== undefined} className="max-w-3xl min-w-0">
        <MemberList
          list="categories"
          legend={<span className="sr-only">{texts.title}</span>}
          nameOf={({ name }: Category) => name}
          unnamed={texts.newCategory}
          add={texts.add}
          fresh={NEW_CATEGORY}
          none={texts.none}
        >
          {(at) => (
            <>
              <FormText name={`${at}.name`} label={texts.name} input={{ maxLength: MOST.name }} />
              <FormArea
                name={`${at}.description`}
                label={texts.description}
                optional
                maxLength={MOST.description}
              />
              <FormTranslations at={at} fields={TRANSLATED} />
            </>
          )}
        </MemberList>
      </fieldset>
    </DocumentForm>
  )
}

function stateOf({ revision, updatedAt, updatedBy, ...content }: Categories) {
  return { revision, updatedAt, updatedBy, values: toForm({ revision, updatedAt, updatedBy, ...content }) }
}
