import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { useLive } from '../../../lib/use-live.ts'
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
import { unansweredPayment, type SentPayment } from './sent-payments.ts'

/** Collapsed, unless an earlier payment report got no answer. */
export function ReportPayment(props: Omit<PaymentFormProps, 'unanswered'>) {
  const { messages } = usePage()
  const live = useLive()
  const [unanswered, setUnanswered] = useState<SentPayment | 'not_looked' | undefined>('not_looked')
  if (live && unanswered === 'not_looked') setUnanswered(unansweredPayment(props.trackingToken, props.order))
  const sent = unanswered === 'not_looked' ? undefined : unanswered
  return (
    <details open={sent === undefined ? undefined : true} className="group mt-6 border-t border-rule pt-2">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-press [&::-webkit-details-marker]:hidden">
        {messages.order.paidAlready}
        <svg
          viewBox="0 0 16 16"
          className="size-4 transition-transform group-open:rotate-180"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="m3 6 5 5 5-5" />
        </svg>
      </summary>
      <PaymentForm key={sent === undefined ? 'new' : 'again'} {...props} unanswered={sent} />
    </details>
  )
}
