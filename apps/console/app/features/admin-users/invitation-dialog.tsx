import type { Resources } from '@platen/api-client'
import { Button, Dialog, TextField } from '@platen/ui'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../lib/api.ts'
import { fieldError } from '../../lib/field-error.ts'
import { fieldText } from '../../lib/field-text.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useAction } from '../../lib/use-action.ts'
import { PasswordLink } from './password-link.tsx'
import { ROLES, type Member, type Role } from './team.ts'

type Invitation = Resources['AdminUserCreateRequest']

export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<Member>()
  return invited ? (
    <Dialog title={`${invited.name} is invited`} onClose={onClose}>
      <PasswordLink member={invited} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog title="Invite somebody" onClose={onClose}>
      <InvitationForm onInvited={setInvited} />
    </Dialog>
  )
}

function InvitationForm({ onInvited }: { onInvited: (member: Member) => void }) {
  const invite = useAction({
    send: (body: Invitation, key) =>
      api.POST('/api/admin/users', { body, params: { header: { 'Idempotency-Key': key } } }),
    changes: ['users', 'audit-log'],
    onDone: onInvited,
    onRefused: () => true,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    invite.run({
      name: fieldText(currentTarget, 'name').trim(),
      email: fieldText(currentTarget, 'email').trim(),
      role: fieldText(currentTarget, 'role') as Role,
    })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <RefusalNotice refused={invite.refused} />
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        maxLength={120}
        error={fieldError(invite.refused, 'name')}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="off"
        required
        error={fieldError(invite.refused, 'email')}
      />
      <RoleChoice chosen="support" />
      <Button type="submit" busy={invite.busy ? 'Inviting…' : undefined} unavailable={invite.unavailable}>
        Invite
      </Button>
    </form>
  )
}

export function RoleChoice({ chosen, focused = false }: { chosen: Role; focused?: boolean }) {
  return (
    <fieldset>
      <legend className="font-semibold">Role</legend>
      {Object.entries(ROLES).map(([role, words]) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-rule">
          {/* The focus of a dialog may not begin on a role that nobody chose. */}
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === chosen}
            autoFocus={focused && role === chosen}
            className="size-5"
          />
          <span>
            <span className="font-semibold capitalize">{role}</span>{' '}
            <span className="text-sm text-ink-soft">{words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
