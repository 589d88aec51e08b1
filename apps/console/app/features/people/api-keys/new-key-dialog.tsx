import { count } from '@platen/messages'
import { Button, SelectField, TextField } from '@platen/ui'
import { useState } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import { fieldText } from '../../../lib/forms/field-text.ts'
import type { Permission } from '../../../lib/pages/page.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { ShownOnce } from '../../../lib/shown-once.tsx'
import { locale, m } from '../../../messages/messages.ts'
import { useMe } from '../session/index.ts'
import { PERMISSION_NAMES, READ_ONLY, givablePermissions, type ApiKey } from './api-keys.ts'

const texts = m.apiKeys.dialog

/** In days. */
const LIFETIMES = ['30', '90', '365'] as const
const DAY_MS = 24 * 3_600_000

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<ApiKey>()
  if (made?.key === undefined) return <NewKeyForm onMade={setMade} onClose={onClose} />
  return (
    <Dialog title={texts.madeTitle} onClose={undefined}>
      <p>{texts.madeHint}</p>
      <ShownOnce text={made.key} what={texts.what} />
      <Button variant="line" onClick={onClose}>
        {texts.saved}
      </Button>
    </Dialog>
  )
}

interface NewKeyFormProps {
  readonly onMade: (key: ApiKey) => void
  readonly onClose: () => void
}

function NewKeyForm({ onMade, onClose }: NewKeyFormProps) {
  const [chosen, setChosen] = useState<readonly Permission[]>([])
  const create = useAction({
    send: (body: NonNullable<Parameters<typeof api.createApiKey>[0]>['body'], key) =>
      api.createApiKey({ body, idempotencyKey: key }),
    changes: ['api-keys', 'audit-log'],
    onDone: onMade,
    onRefused: ({ fields }) => fields.length > 0,
  })

  function submit(form: HTMLFormElement) {
    const days = Number(fieldText(form, 'lifetime'))
    create.run({
      name: fieldText(form, 'name').trim(),
      permissions: [...chosen],
      expiresAt: days > 0 ? new Date(Date.now() + days * DAY_MS).toISOString() : null,
      password: fieldText(form, 'password'),
    })
  }

  return (
    <ActionDialog
      title={texts.title}
      submitLabel={texts.submit}
      wide
      action={create}
      missing={chosen.length === 0 ? texts.noPermission : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          autoFocus
        />
        <SelectField label={texts.lifetime} hint={texts.lifetimeHint} name="lifetime" defaultValue="365">
          {LIFETIMES.map((days) => (
            <option key={days} value={days}>
              {count(locale, texts.days, Number(days))}
            </option>
          ))}
          <option value="0">{texts.never}</option>
        </SelectField>
      </div>
      <PermissionChoice chosen={chosen} onChange={setChosen} />
      <TextField
        label={m.account.yourPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        className="sm:max-w-sm"
      />
    </ActionDialog>
  )
}

interface PermissionChoiceProps {
  readonly chosen: readonly Permission[]
  readonly onChange: (chosen: readonly Permission[]) => void
}

function PermissionChoice({ chosen, onChange }: PermissionChoiceProps) {
  const all = givablePermissions(useMe().permissions)
  return (
    <fieldset>
      <legend className="font-semibold">{texts.permissions}</legend>
      <p className="text-sm text-ink-soft">{texts.permissionsHint}</p>
      <div className="my-1 flex flex-wrap gap-x-2">
        <Button variant="quiet" onClick={() => onChange(all.filter((name) => READ_ONLY.test(name)))}>
          {texts.readOnly}
        </Button>
        <Button variant="quiet" onClick={() => onChange([])}>
          {texts.clear}
        </Button>
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {all.map((permission) => (
          <label key={permission} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={chosen.includes(permission)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, permission] : chosen.filter((name) => name !== permission),
                )
              }
            />
            {PERMISSION_NAMES[permission]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
