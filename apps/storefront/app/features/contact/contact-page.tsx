import { MillimetreRuler, Notice, FilmRoll } from '@platen/ui'
import { Island } from '../../lib/islands/island.tsx'
import { usePage } from '../../lib/page.ts'
import type { Messages } from '../../messages/en.ts'
import type { PhoneRegion } from './contact-form.tsx'
import { MessageToShop } from './message-to-shop.tsx'
import { Studio } from '../../lib/handover/studio.tsx'
import { useId } from 'react'
import { kept } from '../../lib/kept/kept.tsx'

export const ContactPage = kept(function ContactPage(phoneRegion: PhoneRegion) {
  const texts = usePage().messages.contact
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-8">
      <h1 className="max-w-3xl text-4xl sm:text-6xl">{texts.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{texts.lead}</p>
      <MillimetreRuler lengthMm={420} depthMm={7} className="mt-8 hidden w-full text-rule-strong sm:block" />
      <div className="mt-8 grid gap-x-12 gap-y-10 sm:mt-10 lg:grid-cols-[2fr_3fr]">
        <DirectChannels />
        <div className="min-w-0">
          <noscript>
            <Notice tone="warn" className="mb-6">
              <p>{texts.scriptless}</p>
            </Notice>
          </noscript>
          <Island name="contact" textsOf={textsOf} data={phoneRegion}>
            <MessageToShop {...phoneRegion} />
          </Island>
        </div>
      </div>
    </div>
  )
})

/** Plain links that work without scripts. */
function DirectChannels() {
  const { shop, messages } = usePage()
  const texts = messages.contact
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {texts.direct}
      </h2>
      <ul className="border-t border-rule">
        {shop.supportChannels.map(({ kind, label, value, url, hours }) => (
          <li key={url} className="border-b border-rule">
            <a
              href={url}
              rel="noopener noreferrer"
              className="grid min-h-14 grid-cols-[7rem_1fr] items-baseline gap-x-4 py-3 no-underline transition-colors hover:bg-tray"
            >
              <span className="font-semibold">{label}</span>
              <span className="min-w-0">
                <span className={`underline ${kind === 'whatsapp' ? 'figures' : ''} break-all`}>{value}</span>
                {hours !== undefined && (
                  <span className="block text-sm text-ink-soft">
                    {texts.hours}: {hours}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Studio />
      </div>
      <FilmRoll className="mt-12 hidden w-72 lg:block" />
    </section>
  )
}

function textsOf({ shell, contact, errors, submission, uploads }: Messages) {
  return { shell, contact, errors, submission, uploads }
}
