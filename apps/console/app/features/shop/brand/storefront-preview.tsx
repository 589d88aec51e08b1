import { fill, type Locale } from '@platen/messages'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { previewQuery, type BrandForm, type Languages } from './brand-document.ts'
import { PREVIEW_ID } from './section.tsx'
import { SteadyFrame, type Mode, type Screen } from './steady-frame.tsx'
import { useAccent } from './use-accent.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.preview
type Page = keyof typeof texts.pages
const PAGES: Readonly<Record<Page, string>> = texts.pages
const SCREENS: Readonly<Record<Screen, string>> = texts.screens
const MODES: Readonly<Record<Mode, string>> = texts.modes
const SETTLE_MS = 350

interface StorefrontPreviewProps {
  readonly language: Locale
  readonly languages: Languages
}

export function StorefrontPreview({ language, languages }: StorefrontPreviewProps) {
  const [page, setPage] = useState<Page>('home')
  const [screen, setScreen] = useState<Screen>('phone')
  const [mode, setMode] = useState<Mode>('light')
  const form = useWatch<BrandForm>() as BrandForm
  const accent = useAccent()
  const query = useDebounced(previewQuery({ form, accent, language, languages }), SETTLE_MS)
  return (
    <section
      id={PREVIEW_ID}
      aria-labelledby={`${PREVIEW_ID}-title`}
      className="min-w-0 scroll-mt-14 pt-8 xl:pt-4"
    >
      <div className="xl:sticky xl:top-15">
        <h2 id={`${PREVIEW_ID}-title`} className="text-2xl xl:sr-only">
          {texts.title}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-xl:mt-3">
          <div role="group" aria-label={texts.page} className="flex flex-wrap">
            {(Object.keys(PAGES) as Page[]).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === page}
                onClick={() => setPage(one)}
                className="min-h-11 border-b-4 border-transparent px-2.5 whitespace-nowrap hover:bg-tray aria-pressed:border-press aria-pressed:font-semibold"
              >
                {PAGES[one]}
              </button>
            ))}
          </div>
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <Choice label={texts.screen} of={SCREENS} chosen={screen} onChoose={setScreen} />
            <Choice label={texts.mode} of={MODES} chosen={mode} onChoose={setMode} />
          </div>
        </div>
        <div className="my-8 h-[min(44rem,75dvh)] min-h-96 text-ink xl:h-[calc(100dvh-18rem)]">
          <SteadyFrame
            address={`/api/admin/brand/preview?page=${page}&${query}`}
            title={fill(texts.frame, { page: PAGES[page] })}
            screen={screen}
            mode={mode}
          />
        </div>
      </div>
    </section>
  )
}

interface ChoiceProps<Option extends string> {
  readonly label: string
  readonly of: Readonly<Record<Option, string>>
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
}

function Choice<Option extends string>({ label, of, chosen, onChoose }: ChoiceProps<Option>) {
  return (
    <div role="group" aria-label={label} className="flex">
      {(Object.keys(of) as Option[]).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
          className="-ml-px min-h-9 border border-rule-strong px-3 text-sm first:ml-0 first:rounded-l-platen last:rounded-r-platen hover:bg-tray focus-visible:z-10 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {of[option]}
        </button>
      ))}
    </div>
  )
}
