import { expectData } from '@platen/api-client'
import { Button } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { FormArea, FormText } from '../../../lib/forms/form-fields.tsx'
import { api } from '../../../lib/requests/api.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { TemplatePreview } from './template-preview.tsx'
import { requestTextOf, templateTitle, TEMPLATES_KEY, type Template, type TemplateForm } from './template.ts'
import { VariableChips } from './variable-chips.tsx'

const texts = m.templates

export function TemplateEditor({ template }: { template: Template }) {
  const { kept, save, refusal } = useTemplateForm(template)
  const readOnly = refusal !== undefined
  const { channel, original } = template
  return (
    <DocumentForm
      label={templateTitle(template.name)}
      what={texts.whatOne}
      kept={kept}
      save={save}
      refusal={refusal}
    >
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(25rem,34rem)]">
        <fieldset disabled={readOnly} lang={template.language} className="grid min-w-0 gap-5">
          {channel === 'email' && (
            <FormText name="text.subject" label={texts.subject} input={{ maxLength: 200 }} />
          )}
          <FormArea
            name="text.body"
            label={texts.body}
            hint={channel === 'email' ? texts.bodyHint : undefined}
            maxLength={4_000}
            className="[&_textarea]:field-sizing-content [&_textarea]:min-h-60"
          />
          <VariableChips variables={template.variables} />
          <Restore original={original} />
        </fieldset>
        <TemplatePreview template={template} readOnly={readOnly} />
      </div>
    </DocumentForm>
  )
}

function Restore({ original }: Pick<Template, 'original'>) {
  const { setValue } = useFormContext<TemplateForm>()
  const { subject, body } = useWatch<TemplateForm, 'text'>({ name: 'text' })
  const isOriginal = same({ subject, body }, original)
  return (
    <Button
      variant="line"
      className="justify-self-start"
      unavailable={isOriginal ? texts.isOriginal : undefined}
      onClick={() =>
        setValue('text', formTextOf(original), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      }
    >
      {texts.restore}
    </Button>
  )
}

function useTemplateForm(template: Template) {
  const queries = useQueryClient()
  const refusal = useRefusal('settings:write')
  const { name, language, original } = template
  const place = { name, language }
  const kept = useKeptForm<TemplateForm>({ key: `template ${name} ${language}`, ...stateOf(template) })
  const save = useWholeSave<TemplateForm, Template>({
    what: texts.whatOne,
    entity: { type: 'message_template', id: `${name}/${language}` },
    editing: kept,
    send: ({ text }, revision) =>
      api.replaceMessageTemplate({
        ...place,
        body: { revision, text: same(text, original) ? null : requestTextOf(template, text) },
      }),
    read: () => expectData(api.getMessageTemplate(place)),
    stateOf,
    remember: (now) =>
      queries.setQueryData<Template[]>(TEMPLATES_KEY, (all) =>
        all?.map((one) => (one.name === name && one.language === language ? now : one)),
      ),
    changes: ['message-templates', 'audit-log'],
    done: () => ({ title: texts.saved }),
    onRefused: (error) => kept.refuse(error),
    names: { 'text.subject': texts.subject, 'text.body': texts.body },
  })
  return { kept, save, refusal }
}

function stateOf(template: Template) {
  const { revision, updatedAt, updatedBy } = template
  return { revision, updatedAt: updatedAt ?? '', updatedBy, values: { text: formTextOf(template) } }
}

function formTextOf({ subject, body }: Template['original']): TemplateForm['text'] {
  return { subject: subject ?? '', body }
}

function same({ subject, body }: TemplateForm['text'], original: Template['original']): boolean {
  return subject.trim() === (original.subject ?? '') && body.trim() === original.body
}
