import { count, fill } from '@platen/messages'
import { Button, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { FigureText } from '../../../lib/figure-text.tsx'
import { ago } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { locale, m } from '../../../messages/messages.ts'
import type { Message } from './messages.ts'
import { WorkCard } from './work-card.tsx'

const words = m.today.messages
const SHOWN = 5

/** Customers who left only a phone hear nothing by email: staff send these from the shop's own WhatsApp. */
export function MessagesCard({ messages }: { messages: readonly Message[] }) {
  return (
    <WorkCard title={words.title} count={messages.length} tone="wait" to={paths.orders()} link={words.link}>
      <ul className="divide-y divide-rule">
        {messages.slice(0, SHOWN).map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      {messages.length > SHOWN && (
        <p className="border-t border-rule px-4 py-3 text-sm text-ink-soft">
          <FigureText text={count(locale, m.today.more, messages.length - SHOWN)} />
        </p>
      )}
    </WorkCard>
  )
}

function MessageRow({ message }: { message: Message }) {
  const { id, orderId, number, customerName, about, text, whatsappUrl, createdAt } = message
  const decide = useAction({
    send: (outcome: 'sent' | 'skipped', idempotencyKey) =>
      api.createWhatsappMessageOutcome({ messageId: id, body: { outcome }, idempotencyKey }),
    changes: ['operations', 'orders', 'audit-log'],
    done: (_, outcome) => (outcome === 'sent' ? words.sent : words.skipped),
  })
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={paths.order(orderId)} data-line className="min-w-0">
          <span className="figures text-sm font-semibold">{number}</span> {customerName}
        </Link>
        <span className="text-sm text-ink-soft">
          {fill(words.head, { about: ABOUT[about] ?? words.aboutOrder, ago: ago(createdAt) })}
        </span>
      </div>
      <details className="text-sm">
        <summary className="cursor-pointer py-1 text-ink-soft">{words.showText}</summary>
        <p className="border-l-2 border-rule pl-3 break-words whitespace-pre-line" dir="auto">
          {text}
        </p>
      </details>
      <div className="flex flex-wrap gap-2">
        <a href={whatsappUrl} target="_blank" rel="noopener noreferrer" className={buttonClass('line')}>
          {words.open}
        </a>
        <Button variant="line" unavailable={decide.unavailable} onClick={() => decide.run('sent')}>
          {words.markSent}
        </Button>
        <Button variant="quiet" unavailable={decide.unavailable} onClick={() => decide.run('skipped')}>
          {words.skip}
        </Button>
      </div>
    </li>
  )
}

/** By the step of the order. */
const ABOUT: Readonly<Partial<Record<string, string>>> = words.about
