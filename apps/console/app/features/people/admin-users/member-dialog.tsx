import { fill } from '@platen/messages'
import { Button, Pill } from '@platen/ui'
import { useState, type SubmitEvent } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import { FigureText } from '../../../lib/figure-text.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { m } from '../../../messages/messages.ts'
import { useMe, useRefusal } from '../session/index.ts'
import { PasswordLink, RoleChoice } from './invitation-dialog.tsx'
import { STATUSES, type Member, type Role } from './team.ts'
import { MEMBER_ACTIONS, actionsOf, useMemberAction, type MemberAction } from './use-member-action.ts'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'

const words = m.team.member

export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [openDialog, setOpenDialog] = useState<MemberAction>()
  const [reset, setReset] = useState<Member>()
  const refusal = useRefusal('users:write')
  const me = useMe()
  const formats = useFormats()
  const move = useMemberAction(member, (now, done) => {
    setOpenDialog(undefined)
    if (done === 'reset') setReset(now)
  })

  if (reset) {
    return (
      <Dialog title={fill(words.newLink, { name: member.name })} onClose={onClose}>
        <PasswordLink member={reset} onClose={onClose} />
      </Dialog>
    )
  }
  if (openDialog) {
    const { title, question, label } = MEMBER_ACTIONS[openDialog]
    return (
      <ActionDialog
        key={openDialog}
        title={fill(title, { name: member.name })}
        submitLabel={label}
        onClose={() => setOpenDialog(undefined)}
        action={move}
        onSubmit={() => move.run(openDialog)}
      >
        <p>{question}</p>
        {member.id === me.id && <p className="font-semibold text-bad">{words.own}</p>}
      </ActionDialog>
    )
  }
  const { email, status, totpEnabled, createdAt } = member
  return (
    <Dialog title={member.name} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-3">
        <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
        <span className="text-sm break-all text-ink-soft">{email}</span>
        <span className="text-sm text-ink-soft">
          <FigureText
            text={fill(totpEnabled ? words.withCodes : words.withoutCodes, {
              moment: formats.stamp(new Date(createdAt)),
            })}
          />
        </span>
      </div>
      <RoleForm member={member} unavailable={refusal ?? ownRole(member.id === me.id)} />
      <div className="flex flex-wrap gap-2 border-t border-rule pt-4">
        {actionsOf(member).map((name) => (
          <Button
            key={name}
            variant="line"
            unavailable={refusal ?? move.unavailable}
            onClick={() => {
              move.clear()
              setOpenDialog(name)
            }}
          >
            {MEMBER_ACTIONS[name].label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

function ownRole(own: boolean): string | undefined {
  return own ? words.ownRole : undefined
}

interface RoleFormProps {
  readonly member: Member
  readonly unavailable: string | undefined
}

function RoleForm({ member, unavailable }: RoleFormProps) {
  const change = useAction({
    send: (role: Role) => api.replaceAdminUserRole({ userId: member.id, body: { role } }),
    changes: ['users', 'audit-log'],
    done: ({ name, role }) => fill(words.roleChanged, { name, role: m.shared.roles[role] }),
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
      <p className="text-sm text-ink-soft">{unavailable ?? words.roleHint}</p>
      <div>
        <Button
          type="submit"
          unavailable={unavailable ?? change.unavailable}
          busy={change.busy ? words.changing : undefined}
        >
          {words.changeRole}
        </Button>
      </div>
    </form>
  )
}
