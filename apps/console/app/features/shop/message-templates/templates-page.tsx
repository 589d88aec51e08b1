import { fill, LOCALE_NAMES } from '@platen/messages'
import { Pill } from '@platen/ui'
import { Link } from 'react-router'
import { listText } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { templateTitle, useTemplates, type Template } from './template.ts'

const texts = m.templates
const GROUPS = ['customer', 'whatsapp', 'shop', 'member'] as const

export function TemplatesPage() {
  const templates = useTemplates()
  return (
    <>
      <PageHeader title={texts.title} />
      <p className="mb-6 max-w-prose text-ink-soft">{texts.intro}</p>
      <QueryState query={templates} what={texts.what}>
        {(all) => (
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
            {GROUPS.map((group) => (
              <Group key={group} title={texts.groups[group]} templates={all.filter(isIn(group))} />
            ))}
          </div>
        )}
      </QueryState>
    </>
  )
}

function isIn(group: (typeof GROUPS)[number]): (template: Template) => boolean {
  return ({ channel, recipient }) =>
    group === 'whatsapp' ? channel === 'whatsapp' : channel === 'email' && recipient === group
}

function Group({ title, templates }: { title: string; templates: readonly Template[] }) {
  const names = [...new Set(templates.map(({ name }) => name))]
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul className="border-t border-rule">
        {names.map((name) => {
          const edited = templates.filter((one) => one.name === name && one.edited)
          return (
            <li key={name} className="border-b border-rule">
              <Link
                to={paths.template(name)}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-1 py-2 no-underline hover:bg-tray hover:underline"
              >
                {templateTitle(name)}
                {edited.length > 0 && (
                  <Pill tone="work">
                    {fill(texts.editedIn, {
                      languages: listText(edited.map(({ language }) => LOCALE_NAMES[language])),
                    })}
                  </Pill>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
