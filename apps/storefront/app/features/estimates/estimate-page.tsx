import { CropMarks, FilmRoll, buttonClass } from '@platen/ui'
import { fill } from '@platen/messages'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import {
  ContactLinks,
  PageSection,
  PaymentPanel,
  ThreadSection,
  mustPay,
  useFreshOrder,
  type TrackedOrder,
} from '../tracking/index.ts'
import { AnswerPanel, Figure, type AnswerKind } from './answer-panel.tsx'
import { OfferedDesigns } from './offered-designs.tsx'
import { namedEstimate, type Estimate, type LoadedEstimate } from './offered-estimate.ts'

export interface EstimatePageProps {
  readonly token: string
  readonly loaded: LoadedEstimate
}

export function EstimatePage({ token, loaded }: EstimatePageProps) {
  const { names } = usePage().messages
  const [answered, setAnswered] = useState<Estimate>()
  const [kind, setKind] = useState<AnswerKind>('approve')
  const [about, setAbout] = useState('general')
  const estimate = answered ?? loaded.estimate
  const mayAnswer = estimate.allowedActions.length > 0
  useViewed(token, loaded.estimate.version)

  const open = (next: AnswerKind, line?: number) => {
    setKind(next)
    if (line !== undefined) setAbout(String(line))
    document.querySelector('#answer')?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="mx-auto max-w-6xl pb-8">
      <Header {...{ token, estimate }} tracked={loaded.tracked} />
      <div className="grid gap-x-12 gap-y-10 px-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-10">
          {loaded.tracked && <Pay tracked={loaded.tracked} estimate={estimate} />}
          <OfferedDesigns
            {...loaded}
            estimate={estimate}
            onChange={mayAnswer ? (line) => open('change', line) : undefined}
          />
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:sticky lg:top-4">
          {mayAnswer && (
            <AnswerPanel
              {...{ token, estimate, kind, about }}
              onKind={setKind}
              onAbout={setAbout}
              onAnswered={(next) => {
                setAnswered(namedEstimate(next, names))
                setKind('approve')
                if (next.order) showOrder()
                else scrollTo({ top: 0 })
              }}
            />
          )}
          <Terms terms={estimate.terms} />
          <ThreadSection kind="estimate" trackingToken={token} />
          <Reach number={estimate.number} mayAnswer={mayAnswer} />
        </div>
      </div>
    </div>
  )
}

interface HeaderProps {
  readonly token: string
  readonly estimate: Estimate
  readonly tracked: TrackedOrder | null
}

function Header({ token, estimate, tracked }: HeaderProps) {
  const { messages, formats } = usePage()
  const texts = messages.estimate
  const { title, next } = texts.headers[headerOf(estimate, tracked)]
  const when = formats.stamp(new Date(estimate.sentAt))
  const { version, customerName: name } = estimate
  const general = (estimate.answer?.notes ?? []).filter(({ line }) => line === null)
  return (
    <CropMarks className="mx-6 mt-8 mb-12 sm:mx-8 sm:mt-10">
      <section aria-labelledby="status" className="relative bg-sheet p-5 sm:p-10">
        <FilmRoll className="absolute top-10 right-10 hidden w-56 text-ink lg:block" />
        <p className="font-semibold text-press">
          {texts.eyebrow} <span className="figures">{estimate.number}</span>
        </p>
        <h1 id="status" className="mt-2 max-w-3xl text-4xl sm:text-6xl">
          {title}
        </h1>
        <p className="mt-4 max-w-2xl text-lg">
          {fill(next, { number: estimate.order?.number ?? '', day: formats.day(estimate.validUntil) })}
        </p>
        {estimate.message !== null && <Quote title={texts.message} text={estimate.message} />}
        {general.map(({ text }) => (
          <Quote key={text} title={texts.changeAsked} text={text} />
        ))}
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
          <Figure label={texts.total} value={formats.money(estimate.totals.totalMinor)} look="total" />
          {estimate.allowedActions.length > 0 && (
            <Figure label={texts.validUntil} value={formats.day(estimate.validUntil)} look="day" />
          )}
        </dl>
        <p className="mt-6 flex flex-wrap gap-3">
          {estimate.allowedActions.length > 0 && (
            <a href="#answer" className={buttonClass('press', 'lg:hidden')}>
              {texts.how}
            </a>
          )}
          <a
            href={`/api/v1/estimates/${token}/file`}
            download={`${estimate.number}-v${version}.pdf`}
            className={buttonClass('line')}
          >
            {texts.pdf}
          </a>
        </p>
        <p className="mt-6 text-sm text-ink-soft" dir="auto">
          {name === null ? fill(texts.sent, { version, when }) : fill(texts.sentTo, { name, version, when })}
        </p>
      </section>
    </CropMarks>
  )
}

function headerOf({ status, allowedActions }: Estimate, tracked: TrackedOrder | null) {
  switch (status) {
    case 'changes_requested':
      return allowedActions.length === 0 ? 'expired' : status
    case 'approved':
    case 'declined':
    case 'expired':
      return status
    case 'converted':
      if (!tracked || mustPay(tracked.order)) return status
      return tracked.order.stage === 'payment_review' ? 'reported' : 'paid'
    case 'draft':
    case 'sent':
    case 'viewed':
      return allowedActions.length === 0 ? 'expired' : 'open'
  }
}

function Quote({ title, text }: { title: string; text: string }) {
  return (
    <p className="mt-4 max-w-2xl border-l-4 border-press pl-4" dir="auto">
      <strong className="block text-sm text-ink-soft">{title}</strong>
      <span className="whitespace-pre-line">{text}</span>
    </p>
  )
}

interface PayProps {
  readonly tracked: TrackedOrder
  readonly estimate: Estimate
}

function Pay({ tracked, estimate }: PayProps) {
  const { messages, paths } = usePage()
  const trackingToken = estimate.order?.trackingToken ?? ''
  const fresh = useFreshOrder(trackingToken, tracked)
  const depositMinor = estimate.order?.depositDueMinor ?? 0
  return (
    <div className="grid gap-6">
      {mustPay(fresh.order) && (
        <PaymentPanel
          trackingToken={trackingToken}
          order={fresh.order}
          depositMinor={depositMinor}
          loadedAt={tracked.readAt}
          onSent={showOrder}
          onRefused={fresh.refresh}
        />
      )}
      <p>
        <a href={paths.order(trackingToken)} className={buttonClass('line')}>
          {fill(messages.estimate.track, { number: fresh.order.number })}
        </a>
      </p>
    </div>
  )
}

/** Loads the page again from its beginning, with the order that the estimate became as it is now. */
function showOrder(): void {
  history.scrollRestoration = 'manual'
  location.reload()
}

function Terms({ terms }: { terms: string | null }) {
  const { messages } = usePage()
  if (terms === null) return null
  return (
    <PageSection title={messages.estimate.terms}>
      <p className="max-w-prose whitespace-pre-line" dir="auto">
        {terms}
      </p>
    </PageSection>
  )
}

function Reach({ number, mayAnswer }: { number: string; mayAnswer: boolean }) {
  const { messages } = usePage()
  const { hello, subject, keepSecret } = messages.estimate
  return (
    <PageSection title={messages.order.questions} id="reach">
      <ContactLinks number={number} texts={{ hello, subject }} />
      {mayAnswer && <p className="mt-4 text-sm text-ink-soft">{keepSecret}</p>}
    </PageSection>
  )
}

/** Only a page that a person opened runs this, not the preview of a chat. */
function useViewed(token: string, version: number): void {
  useEffect(() => {
    void browserApi.createEstimateView({ trackingToken: token, body: { version } }).catch(() => undefined)
  }, [token, version])
}

/** Does not reveal whether there was an estimate. */
export function NoEstimatePage() {
  const { messages } = usePage()
  const texts = messages.estimate
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-16">
      <h1 className="text-4xl sm:text-5xl">{texts.lostTitle}</h1>
      <p className="text-lg text-ink-soft">{texts.lostText}</p>
      <ContactLinks />
    </div>
  )
}
