import { fill } from '@platen/messages'
import { Button, buttonClass } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { CHANGES_DOCUMENTS, type Document } from './documents.ts'

const words = m.documents

export function DocumentButtons({ document }: { document: Pick<Document, 'id' | 'number'> }) {
  const { id, number } = document
  const refusal = useRefusal('documents:issue')
  const send = useAction({
    name: `send ${id}`,
    send: (_: undefined, key: string) =>
      api.createDocumentSending({ documentId: id, body: {}, idempotencyKey: key }),
    changes: CHANGES_DOCUMENTS,
    done: () => fill(words.sent, { number }),
  })
  const file = `/api/admin/documents/${id}/file`
  return (
    <span className="flex flex-wrap gap-1">
      <a href={file} target="_blank" rel="noreferrer" className={buttonClass('quiet', SMALL)}>
        {words.view} <span className="sr-only">{number}</span>
      </a>
      <a href={file} download={`${number}.pdf`} className={buttonClass('quiet', SMALL)}>
        {words.download} <span className="sr-only">{number}</span>
      </a>
      <Button
        variant="quiet"
        className={SMALL}
        unavailable={refusal ?? send.unavailable}
        busy={send.busy ? words.sending : undefined}
        onClick={() => send.run(undefined)}
      >
        {words.send} <span className="sr-only">{number}</span>
      </Button>
    </span>
  )
}

const SMALL = 'min-h-9 px-2! text-sm'
