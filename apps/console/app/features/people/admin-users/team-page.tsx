import { Button, Pill } from '@platen/ui'
import { useSearchParams } from 'react-router'
import { Heads } from '../../../lib/lists/heads.tsx'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useRefusal, useMe } from '../session/index.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { SignInPolicy } from './sign-in-policy.tsx'
import { useTeam, STATUSES, type Member } from './team.ts'
import { ago } from '../../../lib/formats.ts'

export function TeamPage() {
  const team = useTeam()
  const refusal = useRefusal('users:write')
  const [search, setSearch] = useSearchParams()
  const open = (name: string, value: string) =>
    setSearch({ [name]: value }, { replace: true, preventScrollReset: true })
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })
  const invite = () => open('invite', 'yes')
  const member = team.data?.find(({ id }) => id === search.get('member'))
  useKeys({ n: { label: 'Invite member', run: invite, unavailable: refusal } })
  return (
    <>
      <PageHeader title="Team">
        <Button unavailable={refusal} onClick={invite} aria-keyshortcuts="n">
          Invite member
        </Button>
      </PageHeader>
      <QueryState query={team} what="the team">
        {(members) => <MemberTable members={members} onOpen={({ id }) => open('member', id)} />}
      </QueryState>
      <SignInPolicy />
      <RoleTable />
      {member && <MemberDialog key={member.id} member={member} onClose={close} />}
      {search.has('invite') && refusal === undefined && <InvitationDialog onClose={close} />}
    </>
  )
}

interface MemberTableProps {
  readonly members: readonly Member[]
  readonly onOpen: (member: Member) => void
}

function MemberTable({ members, onOpen }: MemberTableProps) {
  const me = useMe()
  return (
    <table aria-label="Members" className="w-full border-collapse text-left">
      <thead className="border-b border-rule-strong text-sm text-ink-soft">
        <Heads
          className="px-2 py-2 font-semibold first:pl-0"
          of={[
            ['Name'],
            ['Role'],
            ['Account', 'max-md:hidden'],
            ['One-time codes', 'max-lg:hidden'],
            ['Last sign-in', 'max-lg:hidden'],
            [''],
          ]}
        />
      </thead>
      <tbody>
        {members.map((member) => {
          const { id, name, email, role, status, totpEnabled, lastLoginAt } = member
          return (
            <tr key={id} className="h-14 border-b border-rule focus-within:bg-press-wash hover:bg-tray">
              <th scope="row" className="py-2 pr-2 font-normal">
                <span className="font-semibold">{name}</span>
                {id === me.id && <span className="text-ink-soft"> (you)</span>}
                <span className="block text-sm break-all text-ink-soft">{email}</span>
                <span className="block text-sm text-ink-soft lg:hidden">{lastSignIn(lastLoginAt)}</span>
                {status !== 'active' && (
                  <span className="mt-1 block md:hidden">
                    <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
                  </span>
                )}
              </th>
              <td className="px-2 capitalize">{role}</td>
              <td className="px-2 max-md:hidden">
                <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
              </td>
              <td className="px-2 max-lg:hidden">
                {totpEnabled ? 'On' : <span className="text-warn">Off</span>}
              </td>
              <td className="px-2 whitespace-nowrap max-lg:hidden">
                {lastLoginAt === null ? <span className="text-ink-soft">Never</span> : ago(lastLoginAt)}
              </td>
              <td className="text-right">
                <Button variant="quiet" aria-label={`Open ${name}`} onClick={() => onOpen(member)}>
                  Open
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** On screens without its column. */
function lastSignIn(at: string | null): string {
  return at === null ? 'Never signed in' : `Last sign-in ${ago(at)}`
}
