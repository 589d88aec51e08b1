import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import type { Permission } from '../../../lib/pages/page.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useMe } from '../session/index.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

const PERMISSIONS = {
  'dashboard:read': 'See the Today page',
  'orders:read': 'See orders',
  'orders:write': 'Create, edit, hold and cancel orders',
  'orders:price': 'Agree on a price for an order',
  'orders:cancel_printed': 'Cancel an order that has been printed',
  'orders:export': 'Export orders',
  'payments:verify': 'Verify, reject and refund payments',
  'artwork:approve': 'Approve artwork',
  'artwork:request_changes': 'Request artwork changes',
  'production:read': 'See print jobs and sheets',
  'production:write': 'Move print jobs, nest and export sheets',
  'stock:read': 'See the stock',
  'stock:adjust': 'Receive, count and correct the stock',
  'costs:read': 'See costs and margins',
  'costs:write': 'Change costs',
  'metrics:read': 'See the metrics',
  'leads:read': 'See leads',
  'leads:write': 'Answer and update leads',
  'privacy:export': 'Export a customer’s personal data',
  'privacy:erase': 'Erase a customer’s personal data',
  'settings:read': 'See settings, garments and print zones',
  'settings:write': 'Change settings, garments and print zones',
  'users:read': 'See the team',
  'users:write': 'Invite, change and disable members',
  'webhooks:read': 'See webhooks',
  'webhooks:write': 'Add and change webhooks',
  'audit:read': 'See their own entries in the audit log',
  'audit:read_all': 'See the whole audit log',
  'audit:note': 'Add note to the audit log',
  'audit:verify': 'Verify and export the audit log',
} as const satisfies Record<Permission, string>

export function RoleTable() {
  const roles = useRead(['users', 'roles'], (signal) => api.listRoles({ signal }), { staleTime: Infinity })
  return (
    <section aria-labelledby="roles" className="mt-12">
      <h2 id="roles" className="mb-3 text-xl">
        Role permissions
      </h2>
      <QueryState query={roles} what="the roles">
        {(found) => <PermissionTable roles={found} />}
      </QueryState>
    </section>
  )
}

function PermissionTable({ roles }: { roles: readonly Resources['RoleRecord'][] }) {
  const { role: mine } = useMe()
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label="Permissions by role">
      <table aria-labelledby="roles" className="w-full min-w-[30rem] border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-rule-strong">
            <td className="sticky left-0 bg-paper" />
            {roles.map(({ role }) => (
              <th
                key={role}
                scope="col"
                className={`w-24 px-1 py-2 max-lg:w-14 max-lg:px-0.5 max-lg:text-xs text-center capitalize ${role === mine ? 'bg-press-wash' : ''}`}
              >
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(PERMISSIONS).map(([permission, words]) => (
            <tr key={permission} className="border-b border-rule hover:bg-tray">
              <th scope="row" title={permission} className="sticky left-0 bg-paper py-1.5 pr-4 font-normal">
                {words}
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
      <span className="sr-only">{has ? 'yes' : 'no'}</span>
    </>
  )
}
