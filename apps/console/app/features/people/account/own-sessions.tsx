import type { Resources } from '@platen/api-client'
import { Button, Pill } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { ago, useFormats } from '../../../lib/formats.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { AccountSection } from './account-section.tsx'
import { deviceName } from './device-name.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

type OwnSession = Resources['AdminSessionRecord']

export function OwnSessions() {
  const sessions = useRead(['sessions'], (signal) => api.listSessions({ signal }))
  return (
    <AccountSection
      title="Where you are signed in"
      about="Sign out any device that you don’t recognize or no longer use."
    >
      <QueryState query={sessions} what="your sessions">
        {(found) => <SessionList sessions={found} />}
      </QueryState>
    </AccountSection>
  )
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const others = sessions.filter(({ current }) => !current).length
  const endOthers = useAction({
    send: () => api.revokeOtherSessions(),
    changes: ['sessions'],
    done: ({ revoked }) =>
      revoked === 1 ? 'Signed out 1 other device.' : `Signed out ${revoked} other devices.`,
  })
  return (
    <>
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Button
        variant="line"
        className="mt-4"
        unavailable={others === 0 ? 'You are not signed in anywhere else.' : endOthers.unavailable}
        busy={endOthers.busy ? 'Signing out…' : undefined}
        onClick={() => endOthers.run(undefined)}
      >
        Sign out all other devices
      </Button>
    </>
  )
}

function SessionRow({ session: { id, device, createdAt, lastSeenAt, current } }: { session: OwnSession }) {
  const formats = useFormats()
  const name = deviceName(device)
  const end = useAction({
    send: () => api.revokeSession({ sessionId: id }),
    changes: ['sessions'],
    done: () => `Signed out on ${name}.`,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold" title={device}>
          {name}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in <span className="figures">{formats.stamp(new Date(createdAt))}</span>, last seen{' '}
          {ago(lastSeenAt)}
        </p>
      </div>
      {current ? (
        <Pill tone="good">This device</Pill>
      ) : (
        <Button
          variant="line"
          aria-label={`Sign out ${name}`}
          busy={end.busy ? 'Signing out…' : undefined}
          unavailable={end.unavailable}
          onClick={() => end.run(undefined)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
