import { Button } from '@platen/ui'
import { ShownOnce } from '../../../lib/shown-once.tsx'
import type { Member } from './team.ts'

export function PasswordLink({ member, onClose }: { member: Member; onClose: () => void }) {
  const { name, email, invitationUrl } = member
  return (
    <>
      <p>
        {name} can set a password with this link. It works once and expires after three days. If the shop can
        send email, we have also sent it to {email}.
      </p>
      {invitationUrl !== undefined && <ShownOnce text={invitationUrl} what="the link" />}
      <Button variant="line" onClick={onClose}>
        Done
      </Button>
    </>
  )
}
