import type { Resources } from '@platen/api-client'
import { Link } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { ListedSection } from './listed-section.tsx'
import { useListed } from './use-account.ts'

const PAGE = 10
const askEstimates = (page: object) => browserApi.listAccountEstimates({ query: { ...page, limit: PAGE } })
const askDocuments = (page: object) => browserApi.listAccountDocuments({ query: { ...page, limit: PAGE } })

const ROW =
  'flex min-h-12 flex-wrap items-center gap-x-3 border-b border-rule py-2 no-underline hover:bg-tray'

/** For the customer's answer. */
const WAITING: ReadonlySet<Resources['AccountEstimate']['status']> = new Set(['sent', 'viewed'])

export function OwnEstimates() {
  const { messages, formats, paths } = usePage()
  const texts = messages.account
  const list = useListed<Resources['AccountEstimate']>(askEstimates)
  return (
    <ListedSection title={texts.estimates} list={list}>
      {(estimates) => (
        <ul className="border-t border-rule">
          {estimates.map(({ id, number, token, status, totalMinor, validUntil }) => (
            <li key={id}>
              <Link to={paths.estimate(token)} className={ROW}>
                <span className="figures font-semibold underline">{number}</span>
                <span className="text-sm text-ink-soft">
                  <span className={WAITING.has(status) ? 'font-semibold text-warn' : undefined}>
                    {texts.estimateStatuses[status]}
                  </span>{' '}
                  · {messages.estimate.validUntil} {formats.day(validUntil)}
                </span>
                <span className="figures ml-auto">{formats.money(totalMinor)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListedSection>
  )
}

export function OwnFiles() {
  const { messages, formats } = usePage()
  const texts = messages.order.documents
  const list = useListed<Resources['AccountDocument']>(askDocuments)
  return (
    <ListedSection title={texts.title} list={list}>
      {(documents) => (
        <ul className="border-t border-rule">
          {documents.map(({ id, kind, number, orderNumber, issuedOn, totalMinor }) => (
            <li key={id}>
              <a href={`/api/v1/account/documents/${id}/file`} download={`${number}.pdf`} className={ROW}>
                <span className="font-semibold underline">{texts.kinds[kind]}</span>
                <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                  <span className="figures">{number}</span>
                  <span>{formats.day(issuedOn)}</span>
                  <span className="figures">{orderNumber}</span>
                </span>
                <span className="figures ml-auto">{formats.money(totalMinor)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </ListedSection>
  )
}
