import { fieldProblems, labelled, refusalText } from '../../../../lib/requests/refusal-words.ts'
import { PlatenError } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, Notice } from '@platen/ui'
import { useFormats } from '../../../../lib/formats.ts'
import { UnansweredNotice } from '../../../../lib/requests/refusal-notice.tsx'
import { m } from '../../../../messages/messages.ts'
import { priceRows } from '../order/money-rows.ts'
import { Findings } from '../order/findings.tsx'
import type { useNewOrder } from './use-new-order.ts'

const words = m.newOrder.quote

interface QuoteProps extends Pick<
  ReturnType<typeof useNewOrder>,
  'quote' | 'missing' | 'sending' | 'send' | 'drop'
> {
  /** Without what the fields show. */
  readonly refused: PlatenError | undefined
  readonly quoteRefused: PlatenError | undefined
}

export function NewOrderQuote(props: QuoteProps) {
  const { quote, missing, sending, send, drop, refused, quoteRefused } = props
  return (
    <div className="grid gap-4 rounded-platen border border-rule-strong bg-sheet p-4">
      <h2 className="text-xl">{words.title}</h2>
      <Price quote={quote} quoteRefused={quoteRefused} />
      <QuoteFindings quote={quote} />
      <UnansweredNotice action={sending} onAnother={drop} />
      {refused && (
        <Notice
          tone={refused.code === 'PRICE_CHANGED' ? 'warn' : 'bad'}
          urgent
          title={refusalText(refused).title}
        >
          <p>{refusalText(refused).text}</p>
          <ul className="mt-1 text-sm">
            {fieldProblems(refused)
              .slice(1)
              .map((problem) => (
                <li key={problem.path}>{labelled(problem)}</li>
              ))}
          </ul>
        </Notice>
      )}
      {missing.length > 0 && (
        <ul aria-label={words.missing} className="grid gap-1 text-sm text-ink-soft">
          {missing.map((question) => (
            <li key={question} className="border-l-4 border-warn pl-2">
              {question}
            </li>
          ))}
        </ul>
      )}
      <Button
        unavailable={
          sending.unavailable ??
          missing[0] ??
          (quote.isError
            ? words.impossible
            : quote.data === undefined || quote.isPlaceholderData
              ? words.calculating
              : undefined)
        }
        busy={sending.busy ? words.creating : undefined}
        onClick={send}
      >
        {words.create}
      </Button>
    </div>
  )
}

function Price({ quote, quoteRefused }: Pick<QuoteProps, 'quote' | 'quoteRefused'>) {
  const formats = useFormats()
  if (quote.error instanceof PlatenError) {
    return (
      <Notice tone="bad" urgent title={words.impossible}>
        <p>{quoteRefused ? refusalText(quoteRefused).title : words.correct}</p>
      </Notice>
    )
  }
  if (!quote.data) return <p className="text-ink-soft">{words.incomplete}</p>
  const { items, totals, discount, promisedBy } = quote.data
  return (
    <div className={quote.isPlaceholderData ? 'opacity-60' : ''}>
      <dl className="figures text-sm" aria-live="polite">
        {items.map(({ variantId, quantity, unitPriceMinor, lineTotalMinor }, index) => (
          <Row
            key={`${variantId} ${index}`}
            name={`${quantity} × ${formats.money(unitPriceMinor)}`}
            value={formats.money(lineTotalMinor)}
          />
        ))}
        {priceRows(totals, discount).map(([name, minor], index) => (
          <Row
            key={name}
            name={m.orderWords.amounts[name]}
            value={formats.money(minor)}
            className={`${index === 0 ? 'mt-1 border-t border-rule pt-1' : ''} ${name === 'total' ? 'mt-1 border-t-2 border-ink text-lg font-semibold' : ''}`}
          />
        ))}
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{fill(words.promisedBy, { day: formats.day(promisedBy) })}</p>
    </div>
  )
}

function Row({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${className}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The same finding appears once per file. */
function QuoteFindings({ quote }: Pick<QuoteProps, 'quote'>) {
  const found = new Map(
    (quote.data?.items ?? [])
      .flatMap(({ placements }) => placements)
      .flatMap(({ preflight }) => preflight?.findings ?? [])
      .map((finding) => [finding.code, finding]),
  )
  if (found.size === 0) return null
  return <Findings preflight={{ state: 'warning', dpi: null, findings: [...found.values()] }} />
}
