import { ColourBar, CropMarks, MillimetreRuler, RegistrationMark } from '@platen/ui'
import { useId } from 'react'
import { LanguageLinks } from '../../lib/texts/language-links.tsx'
import { usePage } from '../../lib/page.ts'
import { srcSetOf } from '../../lib/pictures/pictures.ts'
import { Studio } from '../../lib/handover/studio.tsx'

/** Instead of every page, until the owner opens the shop. */
export function OpensSoonPage() {
  const { shop, messages, brand, language } = usePage()
  const texts = messages.opening
  const { heroText } = { ...brand, ...brand.translations[language] }
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-6 py-6 sm:px-10 sm:py-10">
      <CropMarks className="flex flex-1 text-ink-soft">
        <div className="flex w-full flex-1 flex-col bg-sheet px-5 py-8 text-ink sm:px-12 sm:py-12">
          <Name />
          <div className="my-auto grid gap-x-12 gap-y-10 py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-end">
            <div>
              <h1 className="text-[min(5.5rem,15vw)] leading-[0.9] font-extrabold tracking-[-0.035em]">
                {texts.title}
              </h1>
              <p className="mt-6 max-w-prose text-lg text-ink-soft">{heroText ?? texts.lead}</p>
            </div>
            <Contact />
          </div>
          <MillimetreRuler lengthMm={420} depthMm={6} className="w-full text-rule-strong" />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-ink-soft">
            <p className="max-w-prose">{texts.orders}</p>
            <LanguageLinks />
          </div>
        </div>
      </CropMarks>
      <p className="mt-4 flex items-center justify-between gap-4 px-1 text-sm text-ink-soft">
        <span>
          {shop.storeName}. {shop.tagline}
        </span>
        <ColourBar className="hidden h-3 text-ink sm:block" />
      </p>
    </div>
  )

  function Name() {
    const [small] = brand.logo?.sizes ?? []
    if (brand.logo && small) {
      return (
        <img
          src={small.url}
          srcSet={srcSetOf(brand.logo)}
          sizes="240px"
          width={small.widthPx}
          height={small.heightPx}
          alt={shop.storeName}
          className="h-14 w-auto max-w-60 object-contain object-left"
        />
      )
    }
    return (
      <p className="flex items-center gap-3 font-display text-2xl leading-none font-extrabold tracking-tight">
        <RegistrationMark className="size-8 shrink-0 text-press" />
        {shop.storeName}
      </p>
    )
  }
}

function Contact() {
  const { shop, messages } = usePage()
  const id = useId()
  if (shop.supportChannels.length === 0 && shop.studio === null) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {messages.opening.contact}
      </h2>
      {shop.supportChannels.length > 0 && (
        <ul className="border-t border-rule">
          {shop.supportChannels.map(({ kind, label, value, url }) => (
            <li key={url} className="border-b border-rule">
              <a
                href={url}
                rel="noopener noreferrer"
                className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-3 no-underline hover:bg-tray"
              >
                <span className="font-semibold">{label}</span>
                <span className={`break-all underline ${kind === 'whatsapp' ? 'figures' : ''}`}>{value}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Studio />
    </section>
  )
}
