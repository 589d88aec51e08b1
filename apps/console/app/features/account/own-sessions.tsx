import { expectData, type Resources } from '@platen/api-client'
import { Button, Pill } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ago, useFormats } from '../../lib/formats.ts'
import { QueryState } from '../../lib/query-state.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { AccountSection } from './account-section.tsx'
import { deviceName } from './device-name.ts'

type OwnSession = Resources['AdminSessionRecord']

/** Where one is signed in, and the way to end what is not known or not needed. */
export function OwnSessions() {
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/sessions', { signal })),
  })
  return (
    <AccountSection title="Where you are signed in" about="End what you do not know or do not need.">
      <QueryState query={sessions} what="your sessions">
        {(found) => <SessionList sessions={found} />}
      </QueryState>
    </AccountSection>
  )
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const toasts = useToasts()
  const others = sessions.filter(({ current }) => !current).length
  const endOthers = useAction({
    send: () => api.POST('/api/admin/session-revocations'),
    changes: ['sessions'],
    onDone: ({ revoked }) =>
      toasts.good(revoked === 1 ? 'One other session ended.' : `${revoked} other sessions ended.`),
  })
  return (
    <>
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Button
        look="line"
        className="mt-4"
        unavailable={others === 0 ? 'You are signed in nowhere else.' : endOthers.unavailable}
        busy={endOthers.busy ? 'Ending…' : undefined}
        onClick={() => endOthers.run(undefined)}
      >
        End all others
      </Button>
    </>
  )
}

function SessionRow({ session: { id, device, createdAt, lastSeenAt, current } }: { session: OwnSession }) {
  const formats = useFormats()
  const toasts = useToasts()
  const name = deviceName(device)
  const end = useAction({
    send: () =>
      api.POST('/api/admin/sessions/{sessionId}/revocation', { params: { path: { sessionId: id } } }),
    changes: ['sessions'],
    onDone: () => toasts.good(`Signed out on ${name}.`),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold" title={device}>
          {name}
        </p>
        <p className="text-sm text-ink-soft">
          since <span className="figures">{formats.stamp(new Date(createdAt))}</span>, last seen{' '}
          {ago(lastSeenAt)}
        </p>
      </div>
      {current ? (
        <Pill tone="good">This one</Pill>
      ) : (
        <Button
          look="line"
          aria-label={`End the session on ${name}`}
          busy={end.busy ? 'Ending…' : undefined}
          unavailable={end.unavailable}
          onClick={() => end.run(undefined)}
        >
          End
        </Button>
      )}
    </li>
  )
}
