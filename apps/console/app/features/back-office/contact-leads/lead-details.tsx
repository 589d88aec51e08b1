import { fill } from '@platen/messages'
import { CropMarks } from '@platen/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageName, useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { m } from '../../../messages/messages.ts'
import { CHANNELS, TOPICS, type Lead } from './lead-labels.ts'

const words = m.leads.page

export function LeadDetails({ lead }: { lead: Lead }) {
  const formats = useFormats()
  return (
    <CropMarks className="m-2 text-ink-soft sm:m-0">
      <article aria-label={words.request} className="grid gap-6 bg-sheet p-6 text-ink">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-b border-rule pb-4 md:grid-cols-3">
          <Fact name={words.topic}>{TOPICS[lead.topic]}</Fact>
          <Fact name={words.channel}>{CHANNELS[lead.channel]}</Fact>
          <Fact name={words.received}>
            <span className="figures text-sm">{formats.stamp(new Date(lead.receivedAt))}</span>
          </Fact>
          <Fact name={words.reference}>
            <span className="figures text-sm">{lead.reference}</span>
          </Fact>
          {lead.quantityEstimate !== null && (
            <Fact name={words.quantity}>
              <span className="figures">{formats.number(lead.quantityEstimate)}</span>
            </Fact>
          )}
          {lead.orderNumber !== null && (
            <Fact name={words.order}>
              <Link
                to={paths.orders(`?q=${encodeURIComponent(lead.orderNumber)}`)}
                className="figures text-sm"
              >
                {lead.orderNumber}
              </Link>
            </Fact>
          )}
          {lead.locale !== null && <Fact name={words.language}>{languageName(lead.locale)}</Fact>}
        </dl>
        <p className="max-w-prose text-lg break-words whitespace-pre-line">{lead.message}</p>
        {lead.artworks.length > 0 && <Artworks artworks={lead.artworks} />}
        {lead.lostReason !== null && (
          <p className="border-l-4 border-rule-strong pl-4 text-ink-soft">
            {fill(words.lost, { reason: lead.lostReason })}
          </p>
        )}
      </article>
    </CropMarks>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Artworks({ artworks }: { artworks: Lead['artworks'] }) {
  return (
    <ul aria-label={words.artwork} className="flex flex-wrap gap-4">
      {artworks.map(({ id, fileName, previewUrl }) => (
        <li key={id} className="w-40">
          <a href={previewUrl} target="_blank" rel="noopener" className="block no-underline">
            <img
              src={previewUrl}
              alt=""
              className="checkerboard aspect-square w-full rounded-platen border border-rule object-contain p-2"
            />
            <span className="figures mt-1 block truncate text-xs text-ink-soft">{fileName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
