import type { Resources } from '@platen/api-client'
import { Button, FieldErrors, TextField } from '@platen/ui'
import { useState, type InputHTMLAttributes, type SubmitEvent } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { useRefusedFields } from '../../../lib/forms/refused-fields.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { QrCode } from '../../../lib/qr-code.tsx'

const words = m.account.codesSetup

type Enrolment = Resources['TotpEnrolment']

interface TotpEnrolmentProps {
  readonly onClose: () => void
  readonly onEnabled: (recoveryCodes: readonly string[]) => void
}

export function TotpEnrolment({ onClose, onEnabled }: TotpEnrolmentProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  return (
    <Dialog title={words.title} onClose={onClose}>
      {enrolment ? (
        <CodeStep enrolment={enrolment} onEnabled={onEnabled} />
      ) : (
        <PasswordStep onProved={setEnrolment} />
      )}
    </Dialog>
  )
}

function PasswordStep({ onProved }: { onProved: (enrolment: Enrolment) => void }) {
  const begin = useAction({
    send: (password: string) => api.createTotpEnrolment({ body: { password } }),
    changes: [],
    onDone: onProved,
    onRefused: () => true,
  })
  return (
    <Step
      action={begin}
      submitLabel={words.continue}
      label={m.account.yourPassword}
      name="password"
      type="password"
      autoComplete="current-password"
    />
  )
}

interface CodeStepProps {
  readonly enrolment: Enrolment
  readonly onEnabled: (recoveryCodes: readonly string[]) => void
}

function CodeStep({ enrolment: { secret, otpauthUrl }, onEnabled }: CodeStepProps) {
  const confirm = useAction({
    send: (code: string) => api.createTotpConfirmation({ body: { code } }),
    changes: ['session', 'audit-log'],
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onRefused: () => true,
  })
  return (
    <Step
      action={{ ...confirm, run: (code) => confirm.run(code.replaceAll(' ', '')) }}
      submitLabel={words.turnOn}
      label={words.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{3} ?[0-9]{3}"
      title={words.sixDigits}
    >
      <div className="grid items-center gap-5 sm:grid-cols-[12rem_1fr]">
        <div className="mx-auto w-48 overflow-hidden rounded-platen border border-rule">
          <QrCode text={otpauthUrl} label={words.qrCode} />
        </div>
        <div className="grid gap-3">
          <p>{words.scan}</p>
          <code className="figures text-sm select-all">{inGroupsOfFour(secret)}</code>
          <div>
            <CopyButton text={secret} label={words.copyKey} />
          </div>
        </div>
      </div>
    </Step>
  )
}

interface StepProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly action: Pick<
    ReturnType<typeof useAction<string, unknown>>,
    'run' | 'busy' | 'refused' | 'unavailable'
  >
  readonly submitLabel: string
  readonly label: string
  readonly name: string
}

function Step({ action, submitLabel, children, ...field }: StepProps) {
  const { form, errors, rest, onInput } = useRefusedFields(action.refused)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    action.run(fieldText(event.currentTarget, field.name))
  }

  return (
    <form ref={form} onSubmit={submit} onInput={onInput} className="grid gap-5">
      {children}
      <RefusalNotice refused={rest} />
      <FieldErrors value={errors}>
        <TextField {...field} required autoFocus />
      </FieldErrors>
      <Button type="submit" busy={action.busy ? words.checking : undefined} unavailable={action.unavailable}>
        {submitLabel}
      </Button>
    </form>
  )
}

function inGroupsOfFour(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

/** Cameras read dark on light best, in any theme. */
