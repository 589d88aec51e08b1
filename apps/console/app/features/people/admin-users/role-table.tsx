import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import type { Permission } from '../../../lib/pages/page.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useMe } from '../session/index.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

const words = m.team.permissionTable

const PERMISSIONS: Readonly<Record<Permission, string>> = m.team.permissions

export function RoleTable() {
  const roles = useRead(['users', 'roles'], (signal) => api.listRoles({ signal }), { staleTime: Infinity })
  return (
    <section aria-labelledby="roles" className="mt-12">
      <h2 id="roles" className="mb-3 text-xl">
        {words.title}
      </h2>
      <QueryState query={roles} what={words.what}>
        {(found) => <PermissionTable roles={found} />}
      </QueryState>
    </section>
  )
}

function PermissionTable({ roles }: { roles: readonly Resources['RoleRecord'][] }) {
  const { role: mine } = useMe()
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={words.label}>
      <table aria-labelledby="roles" className="w-full min-w-[30rem] border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-rule-strong">
            <td className="sticky left-0 bg-paper" />
            {roles.map(({ role }) => (
              <th
                key={role}
                scope="col"
                className={`w-24 px-1 py-2 max-lg:w-14 max-lg:px-0.5 max-lg:text-xs text-center first-letter:uppercase ${role === mine ? 'bg-press-wash' : ''}`}
              >
                {m.shared.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(PERMISSIONS).map(([permission, name]) => (
            <tr key={permission} className="border-b border-rule hover:bg-tray">
              <th scope="row" title={permission} className="sticky left-0 bg-paper py-1.5 pr-4 font-normal">
                {name}
              </th>
              {roles.map(({ role, permissions }) => (
                <td key={role} className={`px-1 text-center ${role === mine ? 'bg-press-wash' : ''}`}>
                  <PermissionCell has={permissions.some((one) => one === permission)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PermissionCell({ has }: { has: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`inline-block size-2.5 rounded-full ${has ? 'bg-ink' : 'border border-rule'}`}
      />
      <span className="sr-only">{has ? words.yes : words.no}</span>
    </>
  )
}
