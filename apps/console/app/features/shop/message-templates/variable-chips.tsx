import { useFormContext } from 'react-hook-form'
import { m } from '../../../messages/messages.ts'
import type { Template, TemplateForm } from './template.ts'

const texts = m.templates
type Variable = Template['variables'][number]

export function VariableChips({ variables }: { variables: readonly Variable[] }) {
  const inLine = variables.filter(({ section }) => !section)
  const sections = variables.filter(({ section }) => section)
  return (
    <div className="grid gap-4">
      <Chips title={texts.insert} variables={inLine} />
      {sections.length > 0 && <Chips title={texts.sections} variables={sections} />}
    </div>
  )
}

function Chips({ title, variables }: { title: string; variables: readonly Variable[] }) {
  const { getValues, setValue } = useFormContext<TemplateForm>()

  function insert({ name, section }: Variable): void {
    const [area] = document.getElementsByName('text.body')
    if (!(area instanceof HTMLTextAreaElement)) return
    const body = getValues('text.body')
    const [before, after] = [body.slice(0, area.selectionStart), body.slice(area.selectionEnd)]
    const written = `{{${name}}}`
    const added = section
      ? `${before === '' || before.endsWith('\n') ? '' : '\n'}${written}${after === '' || after.startsWith('\n') ? '' : '\n'}`
      : written
    setValue('text.body', before + added + after, { shouldDirty: true, shouldTouch: true })
    const place = before.length + added.length
    area.focus()
    area.setSelectionRange(place, place)
  }

  return (
    <div role="group" aria-label={title}>
      <p className="mb-2 text-sm font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {variables.map((variable) => (
          <li key={variable.name} className="min-w-0">
            <button
              type="button"
              onClick={() => insert(variable)}
              title={`{{${variable.name}}}`}
              className="min-h-11 max-w-full rounded-platen border border-rule-strong bg-sheet px-3 py-1 text-left text-sm hover:bg-tray disabled:opacity-60"
            >
              <span className="block font-semibold">
                {texts.variables[variable.name]}
                {variable.required && <span aria-hidden> *</span>}
              </span>
              <span className="block truncate text-ink-soft">
                {variable.example ?? <span className="figures">{`{{${variable.name}}}`}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
