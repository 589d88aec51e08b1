import type { Resources } from '@platen/api-client'
import { count, fill } from '@platen/messages'
import { Button, Pill, TextField } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { FigureText } from '../../../lib/figure-text.tsx'
import { ago, useFormats } from '../../../lib/formats.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { locale, m } from '../../../messages/messages.ts'
import { AccountSection } from './account-section.tsx'
import { deviceName } from './device-name.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

const words = m.account.sessions

type OwnSession = Resources['AdminSessionRecord']

export function OwnSessions() {
  const sessions = useRead(['sessions'], (signal) => api.listSessions({ signal }))
  return (
    <AccountSection title={words.title} about={words.about}>
      <QueryState query={sessions} what={words.what}>
        {(found) => <SessionList sessions={found} />}
      </QueryState>
    </AccountSection>
  )
}

/** A session by its id, or all other ones. */
type Ending = { readonly id: string; readonly name: string } | 'others'

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const others = sessions.filter(({ current }) => !current).length
  const [ending, setEnding] = useState<Ending>()
  return (
    <>
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={setEnding} />
        ))}
      </ul>
      <Button
        variant="line"
        className="mt-4"
        unavailable={others === 0 ? words.nowhereElse : undefined}
        onClick={() => setEnding('others')}
      >
        {words.signOutOthers}
      </Button>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const end = useAction({
    send: (body: { password: string }) =>
      ending === 'others'
        ? api.revokeOtherSessions({ body })
        : api.revokeSession({ sessionId: ending.id, body }),
    changes: ['sessions'],
    onDone: onClose,
    done: ({ revoked }) => {
      if (ending !== 'others') return fill(words.done, { device: ending.name })
      return count(locale, words.othersDone, revoked)
    },
    onRefused: ({ fields }) => fields.length > 0,
  })
  return (
    <ActionDialog
      title={
        ending === 'others' ? words.signOutOthersTitle : fill(words.signOutTitle, { device: ending.name })
      }
      submitLabel={words.submit}
      onClose={onClose}
      action={end}
      onSubmit={(form) => end.run({ password: fieldText(form, 'password') })}
    >
      <TextField
        label={m.account.yourPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
      />
    </ActionDialog>
  )
}

interface SessionRowProps {
  readonly session: OwnSession
  readonly onEnd: (ending: Ending) => void
}

function SessionRow({ session: { id, device, createdAt, lastSeenAt, current }, onEnd }: SessionRowProps) {
  const formats = useFormats()
  const name = deviceName(device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold" title={device}>
          {name}
        </p>
        <p className="text-sm text-ink-soft">
          <FigureText
            text={fill(words.seen, { moment: formats.stamp(new Date(createdAt)), ago: ago(lastSeenAt) })}
          />
        </p>
      </div>
      {current ? (
        <Pill tone="good">{words.thisDevice}</Pill>
      ) : (
        <Button
          variant="line"
          aria-label={fill(words.signOutOf, { device: name })}
          onClick={() => onEnd({ id, name })}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
