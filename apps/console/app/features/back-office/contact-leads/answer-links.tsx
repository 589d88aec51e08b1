import { fill } from '@platen/messages'
import { MarkedText, buttonClass } from '@platen/ui'
import { useRef } from 'react'
import { useShop } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { m } from '../../../messages/messages.ts'
import { answerMail } from './answer-mail.ts'
import type { Lead } from './lead-labels.ts'

const words = m.leads.reply

export function AnswerLinks({ lead }: { lead: Lead }) {
  const { data: shop } = useShop()
  const chat = useRef<HTMLAnchorElement>(null)
  const mail = useRef<HTMLAnchorElement>(null)
  const { email, phone, whatsappUrl, channel, status } = lead
  const variantOf = (reply: Lead['channel']) => (status === 'new' && channel === reply ? 'press' : 'line')
  useKeys({
    ...(whatsappUrl !== null && { w: { label: words.byWhatsApp, run: () => chat.current?.click() } }),
    ...(email !== null && { m: { label: words.byEmail, run: () => mail.current?.click() } }),
  })
  return (
    <section aria-label={words.title} className="grid gap-3">
      <h2 className="text-xl">{words.title}</h2>
      {whatsappUrl !== null && (
        <a
          ref={chat}
          href={whatsappUrl}
          target="_blank"
          rel="noopener"
          aria-keyshortcuts="w"
          className={buttonClass(variantOf('whatsapp'))}
        >
          <MarkedText
            text={fill(words.whatsApp, { phone: phone ?? '' })}
            marks={{ phone: (text) => <span className="figures text-sm">{text}</span> }}
          />
        </a>
      )}
      {email !== null && (
        <a
          ref={mail}
          href={answerMail({ ...lead, email }, shop?.storeName ?? '')}
          aria-keyshortcuts="m"
          className={buttonClass(variantOf('email'), 'min-w-0')}
        >
          <MarkedText
            text={fill(words.email, { address: email })}
            marks={{ address: (text) => <span className="truncate text-sm">{text}</span> }}
          />
        </a>
      )}
      {whatsappUrl === null && phone !== null && <p className="figures">{phone}</p>}
    </section>
  )
}
