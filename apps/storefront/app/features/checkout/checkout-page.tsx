import { Button, CropMarks, Notice, RegistrationMark, Spinner, buttonClass } from '@platen/ui'
import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { fill } from '@platen/messages'
import { readCart, useCart } from '../cart/index.ts'
import { useLive } from '../../lib/use-live.ts'
import { interruptedAttempt, useIsUnanswered } from './submission/attempt.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { Attempt } from './submission/submission.ts'
import type { CheckoutFacts } from './use-checkout.ts'
import { useSubmission } from './submission/use-submission.ts'

export function CheckoutPage(facts: CheckoutFacts) {
  const { messages } = usePage()
  const texts = messages.checkout
  const live = useLive()
  return (
    // As high as the window, so that the footer does not jump when the form appears.
    <div className="mx-auto min-h-dvh max-w-6xl px-4 py-8 md:py-12">
      <h1 className="text-4xl md:text-5xl">{texts.title}</h1>
      {live ? <LiveCheckout {...facts} /> : <Loading />}
    </div>
  )
}

function LiveCheckout(facts: CheckoutFacts) {
  const { shop, paths } = usePage()
  const navigate = useNavigate()
  const items = useCart()
  const goToOrder = useCallback(
    (trackingToken: string) => void navigate(paths.order(trackingToken), { replace: true }),
    [navigate, paths],
  )
  const submission = useSubmission(shop.botProtection, goToOrder)
  const { state } = submission
  const unsure = useInterrupted(submission)

  if (state.trackingToken !== undefined) return <Placed address={paths.order(state.trackingToken)} />
  // An interrupted order is finished even when another tab has emptied the cart.
  if (items.length === 0 && state.at === 'editing') return <Empty />
  return (
    <>
      {unsure && state.at === 'editing' && (
        <Unsure attempt={unsure} onAsk={() => submission.submit(unsure)} />
      )}
      <CheckoutForm {...facts} items={items} submission={submission} />
    </>
  )
}

/**
 * After a reload while sending, the same request gets the missed answer. After ten minutes the customer is asked
 * first: then this returns the attempt to ask about.
 */
function useInterrupted({ submit }: ReturnType<typeof useSubmission>): Attempt | undefined {
  const [interrupted] = useState(() => interruptedAttempt(readCart(), Date.now()))
  useEffect(() => {
    if (interrupted?.fresh === true) submit(interrupted.attempt)
    // Once, after the reload.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const isOpen = useIsUnanswered(interrupted?.attempt)
  return isOpen ? interrupted?.attempt : undefined
}

function Unsure({ attempt, onAsk }: { attempt: Attempt; onAsk: () => void }) {
  const { messages, formats } = usePage()
  const texts = messages.checkout
  return (
    <Notice tone="warn" className="mt-6" title={texts.unsureTitle}>
      <p className="mb-3">{fill(texts.unsureText, { moment: formats.moment(new Date(attempt.madeAt)) })}</p>
      <Button variant="line" onClick={onAsk}>
        {texts.unsureAsk}
      </Button>
    </Notice>
  )
}

/** The link is for when the navigation fails. */
function Placed({ address }: { address: string }) {
  const { messages } = usePage()
  const texts = messages.checkout
  return (
    <CropMarks className="m-8 max-w-xl text-ink-soft">
      <div role="status" className="grid gap-4 bg-sheet p-8 text-ink">
        <RegistrationMark process className="size-10" />
        <h2 className="text-3xl">{texts.placedTitle}</h2>
        <p>{texts.placedText}</p>
        <p className="flex items-center gap-3">
          <Spinner />
          <a href={address} className="underline">
            {texts.placedLink}
          </a>
        </p>
      </div>
    </CropMarks>
  )
}

function Empty() {
  const { messages, paths } = usePage()
  const texts = messages.cart
  return (
    <div className="mt-8 grid max-w-xl justify-items-start gap-4">
      <h2 className="text-2xl">{texts.emptyTitle}</h2>
      <p className="text-ink-soft">{texts.emptyText}</p>
      <Link to={paths.garments()} className={buttonClass('press')}>
        {texts.emptyAction}
      </Link>
    </div>
  )
}

function Loading() {
  const { messages } = usePage()
  return (
    <>
      <div aria-hidden="true" className="mt-8 grid gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="h-96 border-t-2 border-rule bg-tray" />
        <div className="h-64 bg-tray" />
      </div>
      <noscript>
        <Notice className="mt-4">{messages.cart.needsScript}</Notice>
      </noscript>
    </>
  )
}
