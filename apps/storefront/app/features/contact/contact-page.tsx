import { MillimetreRuler, Notice } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import type { PhoneRegion } from './contact-form.tsx'
import { DirectChannels } from './direct-channels.tsx'
import { writeIslandData } from './island-data.ts'
import { MessageToShop } from './message-to-shop.tsx'

/** Direct channels to the shop, and a contact form. */
export function ContactPage(phoneRegion: PhoneRegion) {
  const page = usePage()
  const texts = page.messages.contact
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
          {/* Static from the server; `islands/contact.tsx` renders it again to make it interactive. */}
          <div data-island="contact" data-with={writeIslandData({ page, phoneRegion })}>
            <MessageToShop {...phoneRegion} />
          </div>
        </div>
      </div>
    </div>
  )
}
