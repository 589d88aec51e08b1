import { fill } from '@platen/messages'
import { useWatch } from 'react-hook-form'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { m } from '../../../messages/messages.ts'
import { previewQuery, type BrandForm, type Languages } from './brand-document.ts'
import { SteadyFrame } from './steady-frame.tsx'
import { useAccent } from './use-accent.ts'

const texts = m.brand.preview
const SETTLE_MS = 350

interface PagePreviewProps {
  readonly languages: Languages
  readonly naming: { readonly storeName: string; readonly tagline: string }
}

/** The start page on a phone, with a name that is not saved yet. */
export function PagePreview({ languages, naming }: PagePreviewProps) {
  const form = useWatch<BrandForm>() as BrandForm
  const accent = useAccent()
  const [language] = languages
  const query = useDebounced(
    `${previewQuery({ form, accent, language, languages })}&${new URLSearchParams(naming).toString()}`,
    SETTLE_MS,
  )
  return (
    <div className="h-[min(38rem,70dvh)] min-h-96">
      <SteadyFrame
        address={`/api/admin/brand/preview?page=home&${query}`}
        title={fill(texts.frame, { page: texts.pages.home })}
        screen="phone"
        mode="light"
      />
    </div>
  )
}
