import { CropMarks } from '@platen/ui'
import { useFormats } from '../../../lib/formats.ts'
import { earningsSummary } from './earnings-summary.ts'
import type { Metrics } from './metrics.ts'

export function EarningsSummary({ metrics, when }: { metrics: Metrics; when: string }) {
  const { headline, rest } = earningsSummary(metrics, when, useFormats())
  return (
    <CropMarks className="mx-6 mt-4 text-ink-soft">
      <div className="bg-sheet px-6 py-5 text-ink">
        <p className="font-display text-2xl font-bold text-balance lg:text-3xl">{headline}</p>
        {rest.map((sentence) => (
          <p key={sentence} className="mt-2 max-w-[75ch]">
            {sentence}
          </p>
        ))}
      </div>
    </CropMarks>
  )
}
