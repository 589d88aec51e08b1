import { Button, Pill } from '@platen/ui'
import { useState } from 'react'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'
import { TotpRemoval } from './totp-removal.tsx'

/** A second proof at the sign-in, from an app on the phone. */
export function OneTimeCodes() {
  const { totpEnabled } = useMe()
  const [asking, setAsking] = useState<'enrolment' | 'removal'>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const close = () => setAsking(undefined)
  return (
    <AccountSection
      title="One-time codes"
      about="With them a stolen password alone opens nothing: the sign-in also asks for six digits from an app on your phone."
    >
      <div className="flex flex-wrap items-center gap-4">
        {totpEnabled ? <Pill tone="good">On</Pill> : <Pill tone="wait">Off</Pill>}
        {totpEnabled ? (
          <Button look="line" onClick={() => setAsking('removal')}>
            Turn off…
          </Button>
        ) : (
          <Button onClick={() => setAsking('enrolment')}>Turn on…</Button>
        )}
      </div>
      {asking === 'enrolment' && (
        <TotpEnrolment
          onClose={close}
          onEnabled={(codes) => {
            close()
            setRecoveryCodes(codes)
          }}
        />
      )}
      {asking === 'removal' && <TotpRemoval onClose={close} />}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(undefined)} />}
    </AccountSection>
  )
}
