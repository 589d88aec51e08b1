import { Icon } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { fill, count } from '@platen/messages'
import { useNow } from '../../submission/index.ts'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { Studio } from '../../../lib/handover/studio.tsx'
import { paymentDeadline, reasonFor, trackingStatusOf, type Order } from '../status/tracking-status.ts'
import { Facts, ShopNote } from '../page-section.tsx'
import { useState } from 'react'
import { useLive } from '../../../lib/use-live.ts'
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
import { unansweredPayment, type SentPayment } from './sent-payments.ts'
import type { Language } from '../../../messages/languages.ts'
import type { Messages } from '../../../messages/en.ts'

interface PaymentPanelProps {
  readonly trackingToken: string
  readonly order: Order
  /** What is enough to begin; less than everything that is due, or 0. */
  readonly depositMinor?: number
  readonly loadedAt: string
  readonly onSent: () => void
  readonly onRefused: () => void
}

export function PaymentPanel({
  trackingToken,
  order,
  depositMinor = 0,
  loadedAt,
  onSent,
  onRefused,
}: PaymentPanelProps) {
  const { messages, formats } = usePage()
  const texts = messages.order
  const isDeposit = depositMinor > 0 && depositMinor < order.totals.dueMinor
  const amountMinor = isDeposit ? depositMinor : order.totals.dueMinor
  const deadline = paymentDeadline(order)
  const rejected =
    trackingStatusOf(order) === 'payment_rejected' ? reasonFor(order, 'payment.rejected') : null
  return (
    <section aria-labelledby="pay" className="border-2 border-press bg-sheet p-5 sm:p-8">
      <h2 id="pay" className="text-2xl">
        {texts.pay}
      </h2>
      <ShopNote title={texts.reason} text={rejected} />
      <p className="mt-4">
        <span className="block text-sm font-semibold text-ink-soft">
          {isDeposit ? messages.estimate.deposit : texts.due}
        </span>
        <strong className="figures text-4xl font-bold tracking-tight text-press sm:text-5xl">
          {formats.money(amountMinor)}
        </strong>
      </p>
      {isDeposit && <p className="mt-1 max-w-prose">{messages.estimate.depositFirst}</p>}
      {deadline !== null && <Deadline payBefore={deadline} loadedAt={loadedAt} />}
      <Instruction order={order} amountMinor={amountMinor} />
      {order.instruction.method === 'cash' && (
        <div className="mt-4 max-w-md">
          <Studio />
        </div>
      )}
      <ReportPayment
        {...{ trackingToken, order, onSent, onRefused }}
        amountMinor={isDeposit ? depositMinor : undefined}
      />
    </section>
  )
}

function Deadline({ payBefore, loadedAt }: { payBefore: string; loadedAt: string }) {
  const { language, messages, formats } = usePage()
  const texts = messages.order
  const until = new Date(payBefore)
  const now = useNow(30_000, Date.parse(loadedAt))
  return (
    <p className="mt-2">
      {fill(texts.payBefore, { moment: formats.moment(until) })}{' '}
      <strong className="block">{timeLeftWords(until.getTime() - now, language, texts.timeLeft)}</strong>
    </p>
  )
}

function Instruction({ order, amountMinor }: { order: Order; amountMinor: number }) {
  const { shop, messages, formats } = usePage()
  const texts = messages.order
  const { label, payeeName, account, instructions, referenceHint, method } = order.instruction
  return (
    <Facts
      className="mt-6 sm:grid-cols-2"
      rows={[
        [texts.payWith, label],
        [messages.shared.payee, payeeName],
        [
          messages.shared.account,
          account === undefined ? null : <Copyable text={account} what={messages.shared.account} />,
        ],
        [
          texts.amount,
          method === 'cash' ? null : (
            <Copyable
              text={(amountMinor / 10 ** shop.currencyExponent).toFixed(shop.currencyExponent)}
              shown={formats.money(amountMinor)}
              what={texts.amount}
            />
          ),
        ],
        [texts.payNumber, method === 'cash' ? null : <Copyable text={order.number} what={texts.payNumber} />],
        [texts.howToPay, <span className="whitespace-pre-line">{instructions}</span>],
        [texts.thenSend, referenceHint],
      ]}
    />
  )
}

function Copyable({ text, shown = text, what }: { text: string; shown?: string; what: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="figures border-b border-dashed border-rule-strong text-lg select-all">{shown}</span>
      <CopyButton text={text} what={what} />
    </span>
  )
}

function ReportPayment(props: Omit<PaymentFormProps, 'unanswered'>) {
  const { messages } = usePage()
  const live = useLive()
  const [unanswered, setUnanswered] = useState<SentPayment | 'not_looked' | undefined>('not_looked')
  if (live && unanswered === 'not_looked') setUnanswered(unansweredPayment(props.trackingToken, props.order))
  const sent = unanswered === 'not_looked' ? undefined : unanswered
  return (
    <details open={sent === undefined ? undefined : true} className="group mt-6 border-t border-rule pt-2">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-press [&::-webkit-details-marker]:hidden">
        {messages.order.paidAlready}
        <Icon
          d="m3 6 5 5 5-5"
          box={16}
          width={2}
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <PaymentForm key={sent === undefined ? 'new' : 'again'} {...props} unanswered={sent} />
    </details>
  )
}

export function timeLeftWords(ms: number, language: Language, texts: Messages['order']['timeLeft']): string {
  if (ms <= 0) return texts.over
  const parts = timeLeft(ms)
  const [first, second] = parts.map((part) => count(language, texts[part.unit], part.count))
  if (first === undefined) return texts.moment
  if (second !== undefined) return fill(texts.two, { first, second })
  return fill(count(language, texts.one, parts[0]?.count ?? 0), { first })
}

const MINUTE_MS = 60_000

/** Rounded down so that no one pays too late. Empty below a minute. */
export function timeLeft(ms: number) {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const counts = { day: days, hour: days > 0 ? hours % 24 : hours, minute: days > 0 ? 0 : minutes % 60 }
  return (['day', 'hour', 'minute'] as const)
    .map((unit) => ({ unit, count: counts[unit] }))
    .filter(({ count }) => count > 0)
}
