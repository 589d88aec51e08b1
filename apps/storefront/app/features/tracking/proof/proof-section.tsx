import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { Button, buttonClass } from '@platen/ui'
import { designsOf } from '@platen/placement'
import { useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { usePage } from '../../../lib/page.ts'
import { useLive } from '../../../lib/use-live.ts'
import { ProblemNotice, keptAttempts, problemOf, submit, type Problem } from '../../submission/index.ts'
import { DesignDrawings } from '../designs/design-drawings.tsx'
import { Note } from '../designs/ordered-designs.tsx'
import { PageSection } from '../page-section.tsx'
import type { GarmentAppearance, Zone } from '../tracked-order.ts'
import { ProofAnswer } from './proof-answer.tsx'
import { proofLines, titleOf, type Proof } from './proof.ts'

interface ProofSectionProps {
  readonly trackingToken: string
  readonly loaded: Proof | null
  readonly appearances: Readonly<Record<string, GarmentAppearance>>
  readonly zones: readonly Zone[]
  /** Reads the order again, which an answer moves. */
  readonly onAnswered: () => void
}

/** What the customer approves before the order is printed. */
export function ProofSection({ trackingToken, loaded, onAnswered, ...shown }: ProofSectionProps) {
  const { messages } = usePage()
  const texts = messages.order.proof
  const [answered, setAnswered] = useState<Proof>()
  const offered = answered ?? loaded
  if (!offered) return null
  const take = (next: Proof) => {
    setAnswered(next)
    onAnswered()
  }
  if (offered.allowedActions.includes('request_proof'))
    return <WishForProof trackingToken={trackingToken} onWished={take} />
  if (offered.status === 'wanted')
    return (
      <PageSection title={texts.title} id="proof">
        <p>{texts.wanted}</p>
      </PageSection>
    )
  if (!offered.proof) return null
  return <ShownProof {...{ trackingToken, offered, proof: offered.proof, take, ...shown }} />
}

interface ShownProofProps extends Pick<ProofSectionProps, 'trackingToken' | 'appearances' | 'zones'> {
  readonly offered: Proof
  readonly proof: NonNullable<Proof['proof']>
  readonly take: (next: Proof) => void
}

function ShownProof({ trackingToken, offered, proof, appearances, zones, take }: ShownProofProps) {
  const { messages, formats } = usePage()
  const texts = messages.order.proof
  const mayAnswer = offered.allowedActions.includes('approve')
  const state =
    offered.status === 'approved'
      ? texts.approved
      : offered.status === 'changes_requested'
        ? texts.changesAsked
        : texts.open
  return (
    <section
      id="proof"
      aria-labelledby="proof-title"
      className={`scroll-mt-4 bg-sheet ${mayAnswer ? 'border-2 border-press p-5 sm:p-8' : 'border-t border-rule-strong pt-4'}`}
    >
      <h2 id="proof-title" tabIndex={-1} className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose">{state}</p>
      {proof.message !== null && (
        <p className="mt-4 max-w-prose border-l-4 border-press pl-4 whitespace-pre-line" dir="auto">
          {proof.message}
        </p>
      )}
      <ul className="mt-6 grid gap-8">
        {designsOf(proofLines(proof, messages.names)).map((design) => (
          <li key={design.key} className="grid gap-3">
            <h3 className="text-lg">{titleOf(design.lines[0], messages.order.film)}</h3>
            <DesignDrawings
              design={design}
              appearance={appearances[design.lines[0]?.variantId ?? '']}
              zones={zones}
            />
            <ul className="grid gap-1 text-sm">
              {design.prints.map((print) => (
                <li key={print.id} className="flex flex-wrap items-baseline gap-x-3">
                  <strong>
                    {print.zoneId === null
                      ? print.artwork.fileName
                      : (zones.find(({ id }) => id === print.zoneId)?.name ?? print.zoneId)}
                  </strong>
                  <span className="figures">
                    {formats.number(print.widthMm)} × {formats.number(print.heightMm)} mm
                  </span>
                </li>
              ))}
            </ul>
            <p className="figures text-sm text-ink-soft">
              {design.lines
                .map(({ size, quantity }) => `${quantity} × ${named(size, messages.names)}`)
                .join(' · ')}
            </p>
            {typeof design.lines[0]?.note === 'string' && <Note text={design.lines[0].note} />}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        {fill(texts.version, { version: proof.version, when: formats.stamp(new Date(proof.sentAt)) })}
      </p>
      {mayAnswer && <ProofAnswer {...{ trackingToken, proof }} onAnswered={take} />}
    </section>
  )
}

const wishes = keptAttempts<{ readonly token: string }>('proof-requests', isWish)

function isWish(value: unknown): value is { readonly token: string } {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'
}

function WishForProof({
  trackingToken,
  onWished,
}: {
  trackingToken: string
  onWished: (proof: Proof) => void
}) {
  const { messages } = usePage()
  const texts = messages.order.proof
  const live = useLive()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function ask() {
    setSending(true)
    setProblem(undefined)
    try {
      const send = (idempotencyKey: string) =>
        submit((signal) => browserApi.createProofRequest({ trackingToken, body: {}, idempotencyKey, signal }))
      onWished(await wishes.send({ token: trackingToken }, send))
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <PageSection title={texts.title} id="proof">
      <p className="mb-3 max-w-prose text-ink-soft">{texts.requestText}</p>
      {problem && <ProblemNotice problem={problem} />}
      {live ? (
        <Button variant="line" busy={sending ? texts.sending : undefined} onClick={() => void ask()}>
          {texts.request}
        </Button>
      ) : (
        <span className={buttonClass('line')} aria-disabled>
          {texts.request}
        </span>
      )}
    </PageSection>
  )
}
