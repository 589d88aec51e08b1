import type { Resources } from '@platen/api-client'
import { useState } from 'react'
import { ContactForm, type PhoneRegion } from './contact-form.tsx'
import { SentMessage } from './sent-message.tsx'

/** The form, replaced by a confirmation once the message is sent. */
export function MessageToShop(phoneRegion: PhoneRegion) {
  const [sent, setSent] = useState<Resources['ContactLeadSubmitResponse']>()
  return sent ? (
    <SentMessage sent={sent} onNewMessage={() => setSent(undefined)} />
  ) : (
    <ContactForm {...phoneRegion} onSent={setSent} />
  )
}
