import type { Resources } from '@platen/api-client'
import { useState, useEffect, useRef } from 'react'
import { ContactForm, type PhoneRegion } from './contact-form.tsx'
import { Button, CropMarks, RegistrationMark, buttonClass } from '@platen/ui'
import { usePage } from '../../lib/page.ts'

export function MessageToShop(phoneRegion: PhoneRegion) {
  const [sent, setSent] = useState<Resources['ContactLeadSubmitResponse']>()
  return sent ? (
    <SentMessage sent={sent} onNewMessage={() => setSent(undefined)} />
  ) : (
    <ContactForm {...phoneRegion} onSent={setSent} />
  )
}

interface SentMessageProps {
  readonly sent: Resources['ContactLeadSubmitResponse']
  readonly onNewMessage: () => void
}

function SentMessage({ sent, onNewMessage }: SentMessageProps) {
  const { messages } = usePage()
  const texts = messages.contact
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <CropMarks className="m-6">
      <section className="grid gap-5 bg-sheet p-6 sm:p-10">
        <RegistrationMark process className="size-10" />
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {texts.sentTitle}
        </h2>
        <p>
          <span className="block text-sm font-semibold text-ink-soft">{texts.reference}</span>
          <strong className="figures text-2xl text-press select-all">{sent.reference}</strong>
        </p>
        <p className="text-lg">{sent.message}</p>
        {sent.whatsappUrl !== null && (
          <div>
            <a
              href={sent.whatsappUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('press')}
            >
              {texts.openWhatsapp}
            </a>
            <p className="mt-2 text-sm text-ink-soft">{texts.openWhatsappHint}</p>
          </div>
        )}
        <Button variant="line" className="justify-self-start" onClick={onNewMessage}>
          {texts.another}
        </Button>
      </section>
    </CropMarks>
  )
}
