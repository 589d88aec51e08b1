import type { Resources } from '@platen/api-client'
import { useState } from 'react'
import { ContactForm, type HomeOfPhones } from './contact-form.tsx'
import { SentMessage } from './sent-message.tsx'

/** The form, and what stands in its place when the message has arrived. */
export function MessageToShop(home: HomeOfPhones) {
  const [sent, setSent] = useState<Resources['ContactLeadSubmitResponse']>()
  return sent ? (
    <SentMessage sent={sent} onAnother={() => setSent(undefined)} />
  ) : (
    <ContactForm {...home} onSent={setSent} />
  )
}
