import { Button } from '@platen/ui'
import { useSearchParams } from 'react-router'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useRefusal } from '../session/index.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { RoleTable } from './role-table.tsx'
import { useTeam } from './team.ts'

/** An open dialog is part of the address: `?member=usr_…`, `?invite=yes`. */
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
      <RoleTable />
      {member && <MemberDialog key={member.id} member={member} onClose={close} />}
      {search.has('invite') && refusal === undefined && <InvitationDialog onClose={close} />}
    </>
  )
}
