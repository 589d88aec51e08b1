import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, MarkedText, TextField } from '@platen/ui'
import { useState } from 'react'
import { listText } from '../../../lib/formats.ts'
import { CheckBox } from '../../../lib/forms/check-box.tsx'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useMe, useRefusal } from '../session/index.ts'
import { ROLES, useTeam, type Role } from './team.ts'

const words = m.team.policy

type Policy = Resources['SignInPolicyRecord']

export function SignInPolicy() {
  const policy = useRead(['sign-in-policy'], (signal) => api.getSignInPolicy({ signal }))
  return (
    <section aria-labelledby="sign-in-policy" className="mt-12">
      <h2 id="sign-in-policy" className="mb-3 text-xl">
        {words.title}
      </h2>
      <QueryState query={policy} what={words.what}>
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
          <MarkedText
            text={
              codesRequiredFor.length === 0
                ? words.requiredForNobody
                : fill(words.requiredFor, {
                    roles: listText(codesRequiredFor.map((role) => m.shared.roles[role])),
                  })
            }
            marks={{ roles: (text) => <span className="font-semibold">{text}</span> }}
          />
        </p>
        {waiting.length > 0 && (
          <p className="text-sm text-warn">{fill(words.notSetUpAsked, { names: listText(waiting) })}</p>
        )}
      </div>
      <Button variant="line" unavailable={refusal} onClick={() => setOpen(true)}>
        {words.change}
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
    done: () => words.done,
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={words.dialogTitle}
      submitLabel={m.shared.save}
      onClose={onClose}
      action={replace}
      onSubmit={(form) => replace.run(fieldText(form, 'password'))}
    >
      <p>{words.text}</p>
      <fieldset>
        <legend className="sr-only">{words.roles}</legend>
        {ROLES.map((role) => (
          <CheckBox
            key={role}
            checked={roles.includes(role)}
            onChange={(checked) =>
              setRoles(checked ? [...roles, role] : roles.filter((other) => other !== role))
            }
          >
            <span>
              <span className="inline-block first-letter:uppercase">{m.shared.roles[role]}</span>{' '}
              <span className="font-normal text-ink-soft">{m.team.roles[role]}</span>
            </span>
          </CheckBox>
        ))}
      </fieldset>
      {waiting.length > 0 && (
        <p className="text-sm text-warn">{fill(words.notSetUp, { names: listText(waiting) })}</p>
      )}
      {roles.includes(mine) && !totpEnabled && <p className="text-sm font-semibold">{words.ownNext}</p>}
      <TextField
        label={words.yourPassword}
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
