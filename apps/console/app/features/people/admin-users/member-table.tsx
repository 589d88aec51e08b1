import { Button, Pill } from '@platen/ui'
import { ago } from '../../../lib/formats.ts'
import { useMe } from '../session/index.ts'
import { STATUSES, type Member } from './team.ts'

interface MemberTableProps {
  readonly members: readonly Member[]
  readonly onOpen: (member: Member) => void
}

export function MemberTable({ members, onOpen }: MemberTableProps) {
  const me = useMe()
  return (
    <table aria-label="Members" className="w-full border-collapse text-left">
      <thead className="border-b border-rule-strong text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-2 pr-2 font-semibold">
            Name
          </th>
          <th scope="col" className="px-2 py-2 font-semibold">
            Role
          </th>
          <th scope="col" className="px-2 py-2 font-semibold max-md:hidden">
            Account
          </th>
          <th scope="col" className="px-2 py-2 font-semibold max-lg:hidden">
            One-time codes
          </th>
          <th scope="col" className="px-2 py-2 font-semibold max-lg:hidden">
            Last sign-in
          </th>
          <td />
        </tr>
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
