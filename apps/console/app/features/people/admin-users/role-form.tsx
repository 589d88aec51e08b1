import { Button } from '@platen/ui'
import type { SubmitEvent } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { RoleChoice } from './invitation-dialog.tsx'
import type { Member, Role } from './team.ts'

interface RoleFormProps {
  readonly member: Member
  readonly unavailable: string | undefined
}

export function RoleForm({ member, unavailable }: RoleFormProps) {
  const toasts = useToasts()
  const change = useAction({
    send: (role: Role) => api.replaceAdminUserRole({ userId: member.id, body: { role } }),
    changes: ['users', 'audit-log'],
    onDone: ({ name, role }) => toasts.good(`${name} is now ${role}.`),
    onRefused: () => true,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    change.run(fieldText(event.currentTarget, 'role') as Role)
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <RefusalNotice refused={change.refused} />
      <RoleChoice chosen={member.role} focused />
      <p className="text-sm text-ink-soft">{unavailable ?? 'Changing the role signs them out everywhere.'}</p>
      <div>
        <Button
          type="submit"
          unavailable={unavailable ?? change.unavailable}
          busy={change.busy ? 'Changing…' : undefined}
        >
          Change role
        </Button>
      </div>
    </form>
  )
}
