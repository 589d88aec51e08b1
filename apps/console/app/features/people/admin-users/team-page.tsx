import { fill } from '@platen/messages'
import { Button, MarkedText, Pill } from '@platen/ui'
import { useSearchParams } from 'react-router'
import { Heads } from '../../../lib/lists/heads.tsx'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
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
  useKeys({ n: { label: m.team.invitation.title, run: invite, unavailable: refusal } })
  return (
    <>
      <PageHeader title={m.team.title}>
        <Button unavailable={refusal} onClick={invite} aria-keyshortcuts="n">
          {m.team.invitation.title}
        </Button>
      </PageHeader>
      <QueryState query={team} what={m.team.what}>
        {(members) => <MemberTable members={members} onOpen={({ id }) => open('member', id)} />}
      </QueryState>
      <SignInPolicy />
      <RoleTable />
      {member && <MemberDialog key={member.id} member={member} onClose={close} />}
      {search.has('invite') && refusal === undefined && <InvitationDialog onClose={close} />}
    </>
  )
}

const words = m.team.members

interface MemberTableProps {
  readonly members: readonly Member[]
  readonly onOpen: (member: Member) => void
}

function MemberTable({ members, onOpen }: MemberTableProps) {
  const me = useMe()
  return (
    <table aria-label={words.label} className="w-full border-collapse text-left">
      <thead className="border-b border-rule-strong text-sm text-ink-soft">
        <Heads
          className="px-2 py-2 font-semibold first:pl-0"
          of={[
            [words.name],
            [words.role],
            [words.account, 'max-md:hidden'],
            [words.codes, 'max-lg:hidden'],
            [words.lastSignIn, 'max-lg:hidden'],
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
                {id === me.id ? <OwnName name={name} /> : <span className="font-semibold">{name}</span>}
                <span className="block text-sm break-all text-ink-soft">{email}</span>
                <span className="block text-sm text-ink-soft lg:hidden">{lastSignIn(lastLoginAt)}</span>
                {status !== 'active' && (
                  <span className="mt-1 block md:hidden">
                    <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
                  </span>
                )}
              </th>
              <td className="px-2 first-letter:uppercase">{m.shared.roles[role]}</td>
              <td className="px-2 max-md:hidden">
                <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
              </td>
              <td className="px-2 max-lg:hidden">
                {totpEnabled ? words.on : <span className="text-warn">{words.off}</span>}
              </td>
              <td className="px-2 whitespace-nowrap max-lg:hidden">
                {lastLoginAt === null ? (
                  <span className="text-ink-soft">{words.never}</span>
                ) : (
                  ago(lastLoginAt)
                )}
              </td>
              <td className="text-right">
                <Button
                  variant="quiet"
                  aria-label={fill(words.openOf, { name })}
                  onClick={() => onOpen(member)}
                >
                  {words.open}
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function OwnName({ name }: { name: string }) {
  return (
    <span className="text-ink-soft">
      <MarkedText
        text={fill(words.you, { name })}
        marks={{ name: (text) => <span className="font-semibold text-ink">{text}</span> }}
      />
    </span>
  )
}

/** On screens without its column. */
function lastSignIn(at: string | null): string {
  return at === null ? words.neverSignedIn : fill(words.lastSignInAt, { ago: ago(at) })
}
