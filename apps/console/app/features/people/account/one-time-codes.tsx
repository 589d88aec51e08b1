import { Button, Pill, TextField } from '@platen/ui'
import { useState } from 'react'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'

export function OneTimeCodes() {
  const { totpEnabled } = useMe()
  const [openDialog, setOpenDialog] = useState<'enrolment' | 'removal'>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const close = () => setOpenDialog(undefined)
  return (
    <AccountSection
      title="One-time codes"
      about="Signing in also requires a six-digit code from an app on your phone, so a stolen password is not enough."
    >
      <div className="flex flex-wrap items-center gap-4">
        {totpEnabled ? <Pill tone="good">On</Pill> : <Pill tone="wait">Off</Pill>}
        {totpEnabled ? (
          <Button variant="line" onClick={() => setOpenDialog('removal')}>
            Turn off…
          </Button>
        ) : (
          <Button onClick={() => setOpenDialog('enrolment')}>Turn on…</Button>
        )}
      </div>
      {openDialog === 'enrolment' && (
        <TotpEnrolment
          onClose={close}
          onEnabled={(codes) => {
            close()
            setRecoveryCodes(codes)
          }}
        />
      )}
      {openDialog === 'removal' && <TotpRemoval onClose={close} />}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onSaved={() => setRecoveryCodes(undefined)} />}
    </AccountSection>
  )
}

function TotpRemoval({ onClose }: { onClose: () => void }) {
  const remove = useAction({
    send: (body: { password: string; code: string }) => api.createTotpRemoval({ body }),
    changes: ['session', 'audit-log'],
    onDone: onClose,
    done: () => ({
      title: 'One-time codes are off.',
      description: 'You now sign in with your password only.',
    }),
    onRefused: () => true,
  })

  return (
    <ActionDialog
      title="Turn off one-time codes?"
      submitLabel="Turn off"
      onClose={onClose}
      action={{ ...remove, unanswered: undefined }}
      onSubmit={(form) =>
        remove.run({ password: fieldText(form, 'password'), code: fieldText(form, 'code').trim() })
      }
    >
      <p>You will sign in with your password only. Your recovery codes stop working.</p>
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
      />
      <TextField
        label="One-time code"
        name="code"
        autoComplete="one-time-code"
        hint="The six-digit code from your app, or a recovery code."
        required
      />
    </ActionDialog>
  )
}
