import type { ComponentProps } from 'react'
import type { PlatenError } from '@platen/api-client'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { fieldProblems } from '../requests/refusal-words.ts'
import { ActionDialog } from '../requests/action-dialog.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { KeptForm } from './use-kept-form.ts'

interface KeptFormDialogProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof ActionDialog>,
  'onSubmit' | 'noValidate'
> {
  readonly kept: KeptForm<Values>
  readonly what: string
  readonly onSubmit: (values: Values) => void
}

/** The caller shows conflicts. */
export function KeptFormDialog<Values extends FieldValues>(props: KeptFormDialogProps<Values>) {
  const { kept, what, action, onAnother, onSubmit, children, ...dialog } = props
  const { refused } = action
  const unanswered = onAnother && action.unanswered
  return (
    <FormProvider {...kept.form}>
      <ActionDialog
        {...dialog}
        noValidate
        action={{
          ...action,
          unanswered,
          refused: refused && isShownByForm(refused) ? undefined : refused,
        }}
        onAnother={onAnother}
        onSubmit={() => kept.submit(onSubmit)()}
      >
        {unanswered === undefined && <DraftNotice kept={kept} what={what} />}
        {children}
      </ActionDialog>
    </FormProvider>
  )
}

function isShownByForm(refused: PlatenError): boolean {
  return refused.code === 'REVISION_CONFLICT' || fieldProblems(refused).length > 0
}
