import { Button, Pill } from '@platen/ui'
import { useState } from 'react'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'
import { TotpRemoval } from './totp-removal.tsx'

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
