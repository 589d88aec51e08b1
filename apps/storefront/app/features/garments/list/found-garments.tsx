import { buttonClass } from '@platen/ui'
import { count, fill } from '@platen/messages'
import { usePage } from '../../../lib/page.ts'
import type { Catalog, Garment } from '../garment-facts.ts'
import { GarmentList } from './garment-list.tsx'

interface FoundGarmentsProps {
  readonly catalog: Catalog
  readonly garments: readonly Garment[]
  readonly query: string
}

export function FoundGarments({ catalog, garments, query }: FoundGarmentsProps) {
  const { messages, language, paths } = usePage()
  const texts = messages.garments
  if (garments.length === 0) {
    return (
      <div className="grid justify-items-start gap-4 py-6">
        <div className="checkerboard h-24 w-40 border border-rule-strong" />
        <h2 className="text-2xl">{fill(texts.nothingFound, { query })}</h2>
        <p className="max-w-prose text-ink-soft">{texts.nothingFoundText}</p>
        <div className="flex flex-wrap gap-3">
          <a href={paths.garments()} className={buttonClass('line')}>
            {messages.home.browse}
          </a>
          <a href={paths.contact()} className={buttonClass('quiet')}>
            {messages.shared.contactUs}
          </a>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p role="status">{fill(count(language, texts.found, garments.length), { query })}</p>
      <GarmentList garments={garments} catalog={catalog} />
    </div>
  )
}
