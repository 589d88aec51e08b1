import type { Resources } from '@platen/api-client'
import { Button, Dialog, TextField } from '@platen/ui'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../lib/api.ts'
import { CopyButton } from '../../lib/copy-button.tsx'
import { fieldError } from '../../lib/field-error.ts'
import { fieldText } from '../../lib/field-text.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useAction } from '../../lib/use-action.ts'
import { QrCode } from './qr-code.tsx'

type Enrolment = Resources['TotpEnrolment']

interface TotpEnrolmentProps {
  readonly onClose: () => void
  readonly onEnabled: (recoveryCodes: readonly string[]) => void
}

/** Password, picture for the app, first code: nothing changes before the last step. */
export function TotpEnrolment({ onClose, onEnabled }: TotpEnrolmentProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  return (
    <Dialog title="Turn on one-time codes" onClose={onClose}>
      {enrolment ? (
        <FirstCode enrolment={enrolment} onEnabled={onEnabled} />
      ) : (
        <ProofOfPassword onProved={setEnrolment} />
      )}
    </Dialog>
  )
}

function ProofOfPassword({ onProved }: { onProved: (enrolment: Enrolment) => void }) {
  const begin = useAction({
    send: (password: string) => api.POST('/api/admin/totp-enrolments', { body: { password } }),
    changes: [],
    onDone: onProved,
    onRefused: () => true,
  })
  const wrong = fieldError(begin.refused, 'password')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    begin.run(fieldText(event.currentTarget, 'password'))
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      {wrong === undefined && <RefusalNotice refused={begin.refused} />}
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        error={wrong}
      />
      <Button type="submit" busy={begin.busy ? 'Asking…' : undefined} unavailable={begin.unavailable}>
        Go on
      </Button>
    </form>
  )
}

interface FirstCodeProps {
  readonly enrolment: Enrolment
  readonly onEnabled: (recoveryCodes: readonly string[]) => void
}

function FirstCode({ enrolment: { secret, otpauthUrl }, onEnabled }: FirstCodeProps) {
  const confirm = useAction({
    send: (code: string) => api.POST('/api/admin/totp-confirmations', { body: { code } }),
    changes: ['session', 'audit-log'],
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onRefused: () => true,
  })
  const wrong = fieldError(confirm.refused, 'code')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    confirm.run(fieldText(event.currentTarget, 'code').replaceAll(' ', ''))
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid items-center gap-5 sm:grid-cols-[12rem_1fr]">
        <div className="mx-auto w-48 overflow-hidden rounded-platen border border-rule">
          <QrCode text={otpauthUrl} label="The picture for your authenticator app" />
        </div>
        <div className="grid gap-3">
          <p>Photograph this with your authenticator app. Or type this into it:</p>
          <code className="figures text-sm select-all">{inGroups(secret)}</code>
          <div>
            <CopyButton text={secret} label="Copy the key" />
          </div>
        </div>
      </div>
      {wrong === undefined && <RefusalNotice refused={confirm.refused} />}
      <TextField
        label="The code that the app shows now"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{3} ?[0-9]{3}"
        title="Six digits"
        required
        autoFocus
        error={wrong}
      />
      <Button type="submit" busy={confirm.busy ? 'Checking…' : undefined} unavailable={confirm.unavailable}>
        Turn on
      </Button>
    </form>
  )
}

/** Four at a time is what a person can carry from one screen to another. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
