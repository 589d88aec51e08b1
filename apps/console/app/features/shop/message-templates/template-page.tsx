import { LOCALE_NAMES } from '@platen/messages'
import { EmptyState, Pill } from '@platen/ui'
import { Link, useParams } from 'react-router'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { TemplateEditor } from './template-editor.tsx'
import { templateTitle, useTemplates, type Template } from './template.ts'

const texts = m.templates

export function TemplatePage() {
  const { name } = useParams()
  const templates = useTemplates()
  return (
    <QueryState query={templates} what={texts.whatOne}>
      {(all) => {
        const languages = all.filter((one) => one.name === name)
        const [first] = languages
        return first ? <OneTemplate key={name} languages={[first, ...languages.slice(1)]} /> : <Unknown />
      }}
    </QueryState>
  )
}

function OneTemplate({ languages }: { languages: readonly [Template, ...Template[]] }) {
  const { filters, set } = useFilters(['language'])
  const template = languages.find(({ language }) => language === filters.language) ?? languages[0]
  const { name, revision, updatedAt, updatedBy, channel, edited } = template
  return (
    <>
      <PageHeader
        title={templateTitle(name)}
        aside={
          <>
            <Pill>{channel === 'email' ? texts.groups[template.recipient] : texts.groups.whatsapp}</Pill>
            {edited && updatedAt !== null && <LastChange of={{ revision, updatedAt, updatedBy }} />}
          </>
        }
      >
        <Link
          to={paths.templates()}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4"
        >
          {texts.all}
        </Link>
      </PageHeader>
      {languages.length > 1 && (
        <div role="group" aria-label={texts.language} className="mb-6 flex flex-wrap gap-1">
          {languages.map(({ language }) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === template.language}
              onClick={() => set({ language })}
              className="min-h-11 rounded-platen border border-rule-strong px-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {LOCALE_NAMES[language]}
            </button>
          ))}
        </div>
      )}
      <TemplateEditor key={template.language} template={template} />
    </>
  )
}

function Unknown() {
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState title={texts.unknown}>
        <Link to={paths.templates()} className="font-semibold">
          {texts.all}
        </Link>
      </EmptyState>
    </>
  )
}
