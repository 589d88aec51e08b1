import { buttonClass } from '@platen/ui'
import { useRef } from 'react'
import { useShop } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { answerMail } from './answer-mail.ts'
import type { Lead } from './lead-labels.ts'

export function AnswerLinks({ lead }: { lead: Lead }) {
  const { data: shop } = useShop()
  const chat = useRef<HTMLAnchorElement>(null)
  const mail = useRef<HTMLAnchorElement>(null)
  const { email, phone, whatsappUrl, channel, status } = lead
  const variantOf = (reply: Lead['channel']) => (status === 'new' && channel === reply ? 'press' : 'line')
  useKeys({
    ...(whatsappUrl !== null && { w: { label: 'Reply on WhatsApp', run: () => chat.current?.click() } }),
    ...(email !== null && { m: { label: 'Reply by email', run: () => mail.current?.click() } }),
  })
  return (
    <section aria-label="Reply" className="grid gap-3">
      <h2 className="text-xl">Reply</h2>
      {whatsappUrl !== null && (
        <a
          ref={chat}
          href={whatsappUrl}
          target="_blank"
          rel="noopener"
          aria-keyshortcuts="w"
          className={buttonClass(variantOf('whatsapp'))}
        >
          WhatsApp <span className="figures text-sm">{phone}</span>
        </a>
      )}
      {email !== null && (
        <a
          ref={mail}
          href={answerMail({ ...lead, email }, shop?.storeName ?? '')}
          aria-keyshortcuts="m"
          className={buttonClass(variantOf('email'), 'min-w-0')}
        >
          Email <span className="truncate text-sm">{email}</span>
        </a>
      )}
      {whatsappUrl === null && phone !== null && <p className="figures">{phone}</p>}
    </section>
  )
}
