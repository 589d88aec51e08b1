import { expectData, type Resources } from '@platen/api-client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { PageSection } from './page-section.tsx'

export type OwnDocument = Resources['OwnDocument']

interface OwnDocumentsProps {
  readonly trackingToken: string
  readonly loaded: readonly OwnDocument[]
  /** Of the order: a payment or a refund may bring a document. */
  readonly revision: number
}

export function OwnDocuments({ trackingToken, loaded, revision }: OwnDocumentsProps) {
  const { messages, formats } = usePage()
  const [current, setCurrent] = useState({ documents: loaded, revision })
  useEffect(() => {
    if (current.revision === revision) return
    expectData(browserApi.listOwnDocuments({ trackingToken })).then(
      (documents) => setCurrent({ documents, revision }),
      // The ones that are shown stay right.
      () => undefined,
    )
  }, [trackingToken, revision, current.revision])
  if (current.documents.length === 0) return null
  const texts = messages.order.documents
  return (
    <PageSection title={texts.title}>
      <ul className="grid gap-2">
        {current.documents.map(({ id, kind, number, totalMinor }) => (
          <li key={id}>
            <a
              href={`/api/v1/orders/${trackingToken}/documents/${id}`}
              download={`${number}.pdf`}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1"
            >
              <span className="font-semibold">{texts.kinds[kind]}</span>
              <span className="figures text-sm">{number}</span>
              <span className="figures ml-auto">{formats.money(totalMinor)}</span>
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
