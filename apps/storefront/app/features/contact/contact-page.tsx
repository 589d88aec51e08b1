import { MillimetreRuler } from '@platen/ui'
import type { Resources } from '@platen/api-client'
import { useState } from 'react'
import { usePage } from '../../lib/page.ts'
import { ContactForm } from './contact-form.tsx'
import { DirectChannels } from './direct-channels.tsx'
import { SentMessage } from './sent-message.tsx'

/** The ways to the shop: straight, or by a message that a person answers. */
export function ContactPage() {
  const { messages } = usePage()
  const texts = messages.contact
  const [sent, setSent] = useState<Resources['ContactLeadSubmitResponse']>()
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-8">
      <h1 className="max-w-3xl text-4xl sm:text-6xl">{texts.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{texts.lead}</p>
      <MillimetreRuler lengthMm={420} depthMm={7} className="mt-8 hidden w-full text-rule-strong sm:block" />
      <div className="mt-8 grid gap-x-12 gap-y-10 sm:mt-10 lg:grid-cols-[2fr_3fr]">
        <DirectChannels />
        {sent ? (
          <SentMessage sent={sent} onAnother={() => setSent(undefined)} />
        ) : (
          <ContactForm onSent={setSent} />
        )}
      </div>
    </div>
  )
}
