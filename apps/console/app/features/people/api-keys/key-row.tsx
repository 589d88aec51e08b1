import { count, fill } from '@platen/messages'
import { Button, Pill } from '@platen/ui'
import { FigureText } from '../../../lib/figure-text.tsx'
import { ago, useFormats } from '../../../lib/formats.ts'
import { locale, m } from '../../../messages/messages.ts'
import { KEY_TONES, PERMISSION_NAMES, stateOf, type ApiKey } from './api-keys.ts'

const texts = m.apiKeys

interface KeyRowProps {
  readonly apiKey: ApiKey
  readonly onRevoke: () => void
}

export function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const { name, prefix, createdBy, createdAt, lastUsedAt, expiresAt, permissions } = apiKey
  const formats = useFormats()
  const state = stateOf(apiKey)
  const isOver = state === 'revoked' || state === 'expired'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-rule py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${isOver ? 'text-ink-soft' : ''}`}>
          <span className="font-semibold break-words">{name}</span>
          <code className="figures text-sm">{prefix}…</code>
          <Pill tone={KEY_TONES[state]}>{texts.states[state]}</Pill>
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          <FigureText
            text={fill(texts.made, { name: createdBy.name, moment: formats.stamp(new Date(createdAt)) })}
          />
          {' · '}
          {lastUsedAt === null ? texts.unused : fill(texts.used, { ago: ago(lastUsedAt) })}
          {expiresAt !== null && (
            <>
              {' · '}
              <FigureText text={fill(texts.expires, { moment: formats.stamp(new Date(expiresAt)) })} />
            </>
          )}
        </p>
        {state === 'paused' && <p className="mt-1 text-sm text-warn">{texts.pausedHint}</p>}
        <details className="mt-1 text-sm">
          <summary className="flex min-h-8 cursor-pointer items-center text-ink-soft underline">
            {count(locale, texts.permissionCount, permissions.length)}
          </summary>
          <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {permissions.map((permission) => (
              <li key={permission}>{PERMISSION_NAMES[permission] ?? permission}</li>
            ))}
          </ul>
        </details>
      </div>
      {!isOver && (
        <Button variant="line" aria-label={fill(texts.revokeOf, { name })} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      )}
    </li>
  )
}
