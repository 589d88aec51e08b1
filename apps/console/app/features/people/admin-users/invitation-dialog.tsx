import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { TextField, Button } from '@platen/ui'
import { useState } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { ROLES, type Member, type Role } from './team.ts'
import { ShownOnce } from '../../../lib/shown-once.tsx'

const words = m.team.invitation

type Invitation = Resources['AdminUserCreateRequest']

export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<Member>()
  return invited ? (
    <Dialog title={fill(words.done, { name: invited.name })} onClose={onClose}>
      <PasswordLink member={invited} onClose={onClose} />
    </Dialog>
  ) : (
    <InvitationForm onInvited={setInvited} onClose={onClose} />
  )
}

interface InvitationFormProps {
  readonly onInvited: (member: Member) => void
  readonly onClose: () => void
}

function InvitationForm({ onInvited, onClose }: InvitationFormProps) {
  const invite = useAction({
    send: (body: Invitation, key) => api.createAdminUser({ body, idempotencyKey: key }),
    changes: ['users', 'audit-log'],
    onDone: onInvited,
    onRefused: () => true,
  })

  function submit(form: HTMLFormElement): void {
    invite.run({
      name: fieldText(form, 'name').trim(),
      email: fieldText(form, 'email').trim(),
      role: fieldText(form, 'role') as Role,
    })
  }

  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.submit}
      onClose={onClose}
      action={invite}
      onSubmit={submit}
    >
      <TextField label={words.name} name="name" autoComplete="off" required maxLength={120} />
      <TextField label={words.email} name="email" type="email" autoComplete="off" required />
      <RoleChoice chosen="support" />
    </ActionDialog>
  )
}

export function RoleChoice({ chosen, focused = false }: { chosen: Role; focused?: boolean }) {
  return (
    <fieldset>
      <legend className="font-semibold">{words.role}</legend>
      {ROLES.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-rule">
          {/* A dialog must not open with the focus on a role that was not chosen. */}
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === chosen}
            autoFocus={focused && role === chosen}
            className="size-5"
          />
          <span>
            <span className="inline-block font-semibold first-letter:uppercase">{m.shared.roles[role]}</span>{' '}
            <span className="text-sm text-ink-soft">{m.team.roles[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export function PasswordLink({ member, onClose }: { member: Member; onClose: () => void }) {
  const { name, email, invitationUrl } = member
  return (
    <>
      <p>{fill(words.link, { name, email })}</p>
      {invitationUrl !== undefined && <ShownOnce text={invitationUrl} what={words.linkWhat} />}
      <Button variant="line" onClick={onClose}>
        {words.close}
      </Button>
    </>
  )
}
