import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import type { Catalog } from './garment-facts.ts'
import { percentWords } from './measures.ts'

/** Whether the prices include tax. */
export function TaxNote({ catalog, className = '' }: { catalog: Catalog; className?: string }) {
  const { messages, language } = usePage()
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {fill(messages.garment.tax[catalog.taxMode], {
        percent: percentWords(catalog.taxRatePercent, language),
      })}
    </p>
  )
}
