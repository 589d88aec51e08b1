import { Notice } from '@platen/ui'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { SaveBar } from '../forms/save-bar.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { KeptForm } from './use-kept-form.ts'
import { m } from '../../messages/messages.ts'

interface DocumentFormProps<Values extends FieldValues> {
  readonly label: string
  readonly what: string
  readonly kept: KeptForm<Values>
  readonly save: {
    readonly run: (values: Values) => void
    readonly busy: boolean
    readonly unavailable: string | undefined
    readonly conflict?: ReactNode
  }
  /** Why the user may only read. */
  readonly refusal: string | undefined
  readonly readable?: string
  /** Replaces the default status of the save bar. */
  readonly status?: string | undefined
  readonly children: ReactNode
}

export function DocumentForm<Values extends FieldValues>(props: DocumentFormProps<Values>) {
  const { label, what, kept, save, refusal, readable = m.forms.draft.readOnly } = props
  const submit = kept.submit(save.run)
  return (
    <FormProvider {...kept.form}>
      <DraftNotice kept={kept} what={what} />
      {refusal !== undefined && (
        <Notice className="mb-4" title={refusal}>
          <p>{readable}</p>
        </Notice>
      )}
      <form noValidate onSubmit={submit} aria-label={label}>
        {props.children}
        <SaveBar
          dirty={kept.dirty}
          busy={save.busy}
          unavailable={refusal ?? save.unavailable}
          onSave={() => submit()}
          onDrop={kept.drop}
        >
          {props.status}
        </SaveBar>
      </form>
      {save.conflict}
    </FormProvider>
  )
}
