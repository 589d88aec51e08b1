import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useState } from 'react'
import { useShop } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import { SignedOutLayout, useMe, useSignOut } from '../session/index.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'

const words = m.account.requiredCodes

export function RequiredCodesSetup({ onDone }: { onDone: () => void }) {
  const { role } = useMe()
  const { data: shop } = useShop()
  const signOut = useSignOut()
  const [isOpen, setOpen] = useState(false)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  return (
    <SignedOutLayout title={words.title}>
      <p>{fill(words.text, { shop: shop?.storeName ?? '', role: m.shared.roles[role] })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{words.setUp}</Button>
        <Button variant="quiet" onClick={signOut}>
          {words.signOut}
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
