import { Button, Pill, Dialog, TextField } from '@platen/ui'
import { useState } from 'react'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { useShop } from '../../../lib/formats.ts'
import { api } from '../../../lib/requests/api.ts'
import { fieldError, fieldText } from '../../../lib/forms/field-text.ts'
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

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** Cannot be dismissed by accident: without recovery codes, losing the phone locks the user out. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { email } = useMe()
  const { data: shop } = useShop()
  return (
    <Dialog title="Save your recovery codes" onClose={undefined}>
      <p>
        One-time codes are on. If you lose your phone, each of these codes signs you in once. We show them
        only now.
      </p>
      <div data-prints-alone className="rounded-platen border border-dashed border-rule-strong p-4">
        <p className="text-sm text-ink-soft">
          {shop?.storeName} console, {email}
        </p>
        <ol aria-label="Recovery codes" className="figures mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button variant="line" onClick={() => print()}>
          Print
        </Button>
        <Button className="ml-auto" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </Dialog>
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
      action={{
        ...remove,
        unanswered: undefined,
        refused: remove.refused?.fields.length === 0 ? remove.refused : undefined,
      }}
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
        error={fieldError(remove.refused, 'password')}
      />
      <TextField
        label="One-time code"
        name="code"
        autoComplete="one-time-code"
        hint="The six-digit code from your app, or a recovery code."
        required
        error={fieldError(remove.refused, 'code')}
      />
    </ActionDialog>
  )
}
