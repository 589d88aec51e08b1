import type { Resources } from '@platen/api-client'
import { Button, TextField } from '@platen/ui'
import { useState } from 'react'
import { CheckBox } from '../../../lib/forms/check-box.tsx'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { useMe, useRefusal } from '../session/index.ts'
import { ROLES, useTeam, type Role } from './team.ts'

type Policy = Resources['SignInPolicyRecord']

export function SignInPolicy() {
  const policy = useRead(['sign-in-policy'], (signal) => api.getSignInPolicy({ signal }))
  return (
    <section aria-labelledby="sign-in-policy" className="mt-12">
      <h2 id="sign-in-policy" className="mb-3 text-xl">
        Sign-in
      </h2>
      <QueryState query={policy} what="the sign-in policy">
        {(found) => <PolicyLine policy={found} />}
      </QueryState>
    </section>
  )
}

function PolicyLine({ policy }: { policy: Policy }) {
  const refusal = useRefusal('users:write')
  const [isOpen, setOpen] = useState(false)
  const { codesRequiredFor } = policy
  const waiting = useWithoutCodes(codesRequiredFor)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div>
        <p>
          One-time codes are required for:{' '}
          <span className="font-semibold">
            {codesRequiredFor.length === 0 ? 'nobody' : codesRequiredFor.join(', ')}
          </span>
        </p>
        {waiting.length > 0 && (
          <p className="text-sm text-warn">
            Not set up yet: {waiting.join(', ')}. They are asked at sign-in.
          </p>
        )}
      </div>
      <Button variant="line" unavailable={refusal} onClick={() => setOpen(true)}>
        Change…
      </Button>
      {isOpen && <PolicyDialog policy={policy} onClose={() => setOpen(false)} />}
    </div>
  )
}

function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { totpEnabled, role: mine } = useMe()
  const [roles, setRoles] = useState<readonly Role[]>(policy.codesRequiredFor)
  const waiting = useWithoutCodes(roles)
  const replace = useAction({
    send: (password: string) =>
      api.replaceSignInPolicy({
        body: { revision: policy.revision, codesRequiredFor: [...roles], password },
      }),
    changes: ['sign-in-policy', 'session', 'audit-log'],
    onDone: onClose,
    done: () => 'Sign-in policy saved.',
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title="Require one-time codes"
      submitLabel="Save changes"
      onClose={onClose}
      action={replace}
      onSubmit={(form) => replace.run(fieldText(form, 'password'))}
    >
      <p>
        Members with these roles enter a code from an app on their phone when they sign in. Those without
        codes are asked to set them up before they continue.
      </p>
      <fieldset>
        <legend className="sr-only">Roles</legend>
        {(Object.keys(ROLES) as Role[]).map((role) => (
          <CheckBox
            key={role}
            checked={roles.includes(role)}
            onChange={(checked) =>
              setRoles(checked ? [...roles, role] : roles.filter((other) => other !== role))
            }
          >
            <span>
              <span className="capitalize">{role}</span>{' '}
              <span className="font-normal text-ink-soft">{ROLES[role]}</span>
            </span>
          </CheckBox>
        ))}
      </fieldset>
      {waiting.length > 0 && <p className="text-sm text-warn">Not set up yet: {waiting.join(', ')}.</p>}
      {roles.includes(mine) && !totpEnabled && (
        <p className="text-sm font-semibold">You have no codes yet: you set them up next.</p>
      )}
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </ActionDialog>
  )
}

/** Names of members who have to set up codes. */
function useWithoutCodes(roles: readonly Role[]): string[] {
  const { data: members = [] } = useTeam()
  return members
    .filter(({ role, status, totpEnabled }) => roles.includes(role) && status !== 'disabled' && !totpEnabled)
    .map(({ name }) => name)
}
