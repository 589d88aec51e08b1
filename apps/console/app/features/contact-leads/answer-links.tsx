import { buttonClass } from '@platen/ui'
import { useRef } from 'react'
import { useShop } from '../../lib/formats.ts'
import { useKeys } from '../../lib/keys.ts'
import { answerMail } from './answer-mail.ts'
import type { Lead } from './lead-words.ts'

/** Ways to answer, with the text begun in the person's language. They send nothing by themselves. */
export function AnswerLinks({ lead }: { lead: Lead }) {
  const { data: shop } = useShop()
  const chat = useRef<HTMLAnchorElement>(null)
  const mail = useRef<HTMLAnchorElement>(null)
  const { email, phone, whatsappUrl, channel, status } = lead
  // The one thing to do next, while nobody has answered.
  const lookOf = (way: Lead['channel']) => (status === 'new' && channel === way ? 'press' : 'line')
  useKeys({
    ...(whatsappUrl !== null && { w: { label: 'Answer by WhatsApp', run: () => chat.current?.click() } }),
    ...(email !== null && { m: { label: 'Answer by e-mail', run: () => mail.current?.click() } }),
  })
  return (
    <section aria-label="Answer" className="grid gap-3">
      <h2 className="text-xl">Answer</h2>
      {whatsappUrl !== null && (
        <a
          ref={chat}
          href={whatsappUrl}
          target="_blank"
          rel="noopener"
          aria-keyshortcuts="w"
          className={buttonClass(lookOf('whatsapp'))}
        >
          WhatsApp <span className="figures text-sm">{phone}</span>
        </a>
      )}
      {email !== null && (
        <a
          ref={mail}
          href={answerMail({ ...lead, email }, shop?.storeName ?? '')}
          aria-keyshortcuts="m"
          className={buttonClass(lookOf('email'), 'min-w-0')}
        >
          E-mail <span className="truncate text-sm">{email}</span>
        </a>
      )}
      {whatsappUrl === null && phone !== null && <p className="figures">{phone}</p>}
    </section>
  )
}
