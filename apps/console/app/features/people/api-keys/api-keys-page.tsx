import { fill } from '@platen/messages'
import { Button, EmptyState } from '@platen/ui'
import { useState } from 'react'
import { useKeys } from '../../../lib/keyboard.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import type { ApiKey } from './api-keys.ts'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

const texts = m.apiKeys

export function ApiKeysPage() {
  const keys = useKeyset(['api-keys'], (page, signal) => api.listApiKeys({ query: page, signal }))
  const [adding, setAdding] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey>()
  const add = () => setAdding(true)
  useKeys({ n: { label: texts.create, run: add } })
  return (
    <>
      <PageHeader title={texts.title}>
        <Button onClick={add} aria-keyshortcuts="n">
          {texts.create}
        </Button>
      </PageHeader>
      <p className="mb-6 max-w-prose text-ink-soft">{texts.about}</p>
      <QueryState query={keys.query} what={texts.what}>
        {() =>
          keys.rows.length === 0 ? (
            <EmptyState title={texts.none}>
              <p className="max-w-prose">{texts.noneHint}</p>
            </EmptyState>
          ) : (
            <>
              <ul aria-label={texts.title} className="border-t border-rule">
                {keys.rows.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
                ))}
              </ul>
              {keys.query.hasNextPage && (
                <Button variant="line" className="mt-4" onClick={keys.more}>
                  {texts.older}
                </Button>
              )}
            </>
          )
        }
      </QueryState>
      {adding && <NewKeyDialog onClose={() => setAdding(false)} />}
      {revoking && <RevocationDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}

function RevocationDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { id, name } = apiKey
  const revoke = useAction({
    send: (keyId: string, key) => api.createApiKeyRevocation({ keyId, idempotencyKey: key }),
    changes: ['api-keys', 'audit-log'],
    onDone: onClose,
    done: () => fill(texts.revocation.done, { name }),
  })
  return (
    <ActionDialog
      title={fill(texts.revocation.title, { name })}
      submitLabel={texts.revocation.submit}
      cancelLabel={texts.revocation.keep}
      action={revoke}
      onSubmit={() => revoke.run(id)}
      onClose={onClose}
    >
      <p>{texts.revocation.text}</p>
    </ActionDialog>
  )
}
