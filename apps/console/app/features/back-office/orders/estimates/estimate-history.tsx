import { fill } from '@platen/messages'
import { buttonClass } from '@platen/ui'
import { ago, useFormats } from '../../../../lib/formats.ts'
import { m } from '../../../../messages/messages.ts'
import { OrderSection } from '../order/order-section.tsx'
import { lineName, type Estimate } from './estimate.ts'
import { Aside } from './estimate-aside.tsx'

const words = m.estimates.page

export function EstimateAnswers({ estimate: { answers, lines, versions } }: { estimate: Estimate }) {
  if (versions.length === 0) return null
  return (
    <OrderSection id="answers" title={words.answers}>
      {answers.length === 0 ? (
        <p className="text-ink-soft">{words.noAnswers}</p>
      ) : (
        <ol className="grid gap-4">
          {answers.map(({ id, kind, version, at, name, notes }) => (
            <li key={id} className="border-l-4 border-press pl-4">
              <p>
                <strong>{fill(words.said[kind], { version })}</strong>
                {name !== null && ` ${fill(words.by, { name })}`}{' '}
                <span className="text-sm text-ink-soft">{ago(at)}</span>
              </p>
              {notes.map(({ line, text }, index) => (
                <p key={index} className="mt-1" dir="auto">
                  {line !== null && lines[line] && (
                    <span className="block text-sm text-ink-soft">
                      {fill(words.about, { line: lineName(lines[line]) })}
                    </span>
                  )}
                  <span className="break-words whitespace-pre-line">{text}</span>
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </OrderSection>
  )
}

export function EstimateVersions({ estimate: { id, versions } }: { estimate: Estimate }) {
  const formats = useFormats()
  if (versions.length === 0) return null
  return (
    <Aside title={words.versions}>
      <ol className="grid gap-3">
        {versions.map(
          ({ version, hash, totalMinor, sentAt, sentBy, hasFile, firstViewedAt, lastViewedAt }) => (
            <li key={version} className="min-w-0 border-b border-rule pb-3">
              <p className="flex justify-between gap-4 font-semibold">
                {fill(words.version, { version })}
                <span className="figures">{formats.money(totalMinor)}</span>
              </p>
              <p className="text-sm text-ink-soft">
                {fill(words.sentBy, { ago: ago(sentAt), name: sentBy.name })}
              </p>
              <p className="text-sm text-ink-soft">
                {firstViewedAt === null ? words.notSeen : fill(words.seen, { ago: ago(firstViewedAt) })}
                {lastViewedAt !== null &&
                  lastViewedAt !== firstViewedAt &&
                  `, ${fill(words.lastSeen, { ago: ago(lastViewedAt) })}`}
              </p>
              <p className="figures truncate text-xs text-ink-soft" title={hash}>
                {words.hash} {hash}
              </p>
              {hasFile && (
                <a
                  href={`/api/admin/estimates/${id}/versions/${version}/file`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass('line', 'mt-2 min-h-9 px-3 text-sm')}
                >
                  {words.pdf} <span className="sr-only">{fill(words.version, { version })}</span>
                </a>
              )}
            </li>
          ),
        )}
      </ol>
    </Aside>
  )
}
