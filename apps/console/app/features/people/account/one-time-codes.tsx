import { Button, Pill, TextField } from '@platen/ui'
import { useState } from 'react'
import { m } from '../../../messages/messages.ts'
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
    <AccountSection title={m.account.codes.title} about={m.account.codes.about}>
      <div className="flex flex-wrap items-center gap-4">
        {totpEnabled ? (
          <Pill tone="good">{m.account.codes.on}</Pill>
        ) : (
          <Pill tone="wait">{m.account.codes.off}</Pill>
        )}
        {totpEnabled ? (
          <Button variant="line" onClick={() => setOpenDialog('removal')}>
            {m.account.codes.turnOff}
          </Button>
        ) : (
          <Button onClick={() => setOpenDialog('enrolment')}>{m.account.codes.turnOn}</Button>
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

const words = m.account.codesRemoval

function TotpRemoval({ onClose }: { onClose: () => void }) {
  const remove = useAction({
    send: (body: { password: string; code: string }) => api.createTotpRemoval({ body }),
    changes: ['session', 'audit-log'],
    onDone: onClose,
    done: () => ({
      title: words.done,
      description: words.doneHint,
    }),
    onRefused: () => true,
  })

  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.submit}
      onClose={onClose}
      action={{ ...remove, unanswered: undefined }}
      onSubmit={(form) =>
        remove.run({ password: fieldText(form, 'password'), code: fieldText(form, 'code').trim() })
      }
    >
      <p>{words.text}</p>
      <TextField
        label={m.account.yourPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
      />
      <TextField label={words.code} name="code" autoComplete="one-time-code" hint={words.codeHint} required />
    </ActionDialog>
  )
}
