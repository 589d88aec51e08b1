import { Button, Dialog, Pill } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../lib/formats.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useMe, useRefusal } from '../session/index.ts'
import { PasswordLink } from './password-link.tsx'
import { RoleForm } from './role-form.tsx'
import { STATUSES, type Member } from './team.ts'
import { MEMBER_MOVES, movesOf, useMemberMove, type MemberMove } from './use-member-move.ts'

/** One member, and what an owner can do about them. What shuts somebody out asks first. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [asking, setAsking] = useState<MemberMove>()
  const [reset, setReset] = useState<Member>()
  const refusal = useRefusal('users:write')
  const me = useMe()
  const formats = useFormats()
  const move = useMemberMove(member, (now, done) => {
    setAsking(undefined)
    if (done === 'reset') setReset(now)
  })

  if (reset) {
    return (
      <Dialog title={`A new link for ${member.name}`} onClose={onClose}>
        <PasswordLink member={reset} onClose={onClose} />
      </Dialog>
    )
  }
  if (asking) {
    const { question, label } = MEMBER_MOVES[asking]
    return (
      <Dialog key={asking} title={`${label} ${member.name}?`} onClose={() => setAsking(undefined)}>
        <RefusalNotice refused={move.refused} />
        <p>{question}</p>
        {member.id === me.id && <p className="font-semibold text-bad">This is your own account.</p>}
        <div className="flex justify-end gap-2">
          <Button look="line" onClick={() => setAsking(undefined)}>
            Leave it
          </Button>
          <Button
            busy={move.busy ? 'A moment…' : undefined}
            unavailable={move.unavailable}
            onClick={() => move.run(asking)}
          >
            {label}
          </Button>
        </div>
      </Dialog>
    )
  }
  const { email, status, totpEnabled, createdAt } = member
  return (
    <Dialog title={member.name} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-3">
        <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
        <span className="text-sm break-all text-ink-soft">{email}</span>
        <span className="text-sm text-ink-soft">
          here since <span className="figures">{formats.stamp(new Date(createdAt))}</span>, one-time codes{' '}
          {totpEnabled ? 'on' : 'off'}
        </span>
      </div>
      <RoleForm member={member} unavailable={refusal ?? ownRole(member.id === me.id)} />
      <div className="flex flex-wrap gap-2 border-t border-rule pt-4">
        {movesOf(member).map((name) => (
          <Button
            key={name}
            look="line"
            unavailable={refusal ?? move.unavailable}
            onClick={() => {
              move.clear()
              setAsking(name)
            }}
          >
            {MEMBER_MOVES[name].label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

function ownRole(own: boolean): string | undefined {
  return own ? 'Nobody changes their own role. Ask another owner.' : undefined
}
