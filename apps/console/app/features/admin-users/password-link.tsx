import { Button } from '@platen/ui'
import { ShownOnce } from '../../lib/shown-once.tsx'
import type { Member } from './team.ts'

/** The way to a first or a new password, to be handed to the person. */
export function PasswordLink({ member, onClose }: { member: Member; onClose: () => void }) {
  const { name, email, invitationUrl } = member
  return (
    <>
      <p>
        With this link {name} chooses a password. It works once, for three days. Where the shop can send mail,
        it is on its way to {email} too.
      </p>
      {invitationUrl !== undefined && <ShownOnce text={invitationUrl} what="the link" />}
      <Button look="line" onClick={onClose}>
        Done
      </Button>
    </>
  )
}
