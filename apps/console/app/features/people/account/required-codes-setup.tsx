import { Button } from '@platen/ui'
import { useState } from 'react'
import { useShop } from '../../../lib/formats.ts'
import { SignedOutLayout, useMe, useSignOut } from '../session/index.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'

export function RequiredCodesSetup({ onDone }: { onDone: () => void }) {
  const { role } = useMe()
  const { data: shop } = useShop()
  const signOut = useSignOut()
  const [isOpen, setOpen] = useState(false)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  return (
    <SignedOutLayout title="Set up one-time codes">
      <p>
        {shop?.storeName} requires them for your role ({role}): when you sign in, you also enter a six-digit
        code from an app on your phone. Any authenticator app works.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>Set up codes…</Button>
        <Button variant="quiet" onClick={signOut}>
          Sign out
        </Button>
      </div>
      {isOpen && (
        <TotpEnrolment
          onClose={() => setOpen(false)}
          onEnabled={(codes) => {
            setOpen(false)
            setRecoveryCodes(codes)
          }}
        />
      )}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onSaved={onDone} />}
    </SignedOutLayout>
  )
}
