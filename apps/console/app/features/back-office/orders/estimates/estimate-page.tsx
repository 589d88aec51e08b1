import { fill } from '@platen/messages'
import { designsOf } from '@platen/placement'
import { buttonClass } from '@platen/ui'
import { Link, useParams } from 'react-router'
import { ago, useFormats } from '../../../../lib/formats.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { paths } from '../../../../lib/paths.ts'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { m } from '../../../../messages/messages.ts'
import { DesignDrawing } from '../order/design-drawing.tsx'
import { priceRows } from '../order/money-rows.ts'
import { FilmPictures } from '../order/film-pictures.tsx'
import { OrderSection } from '../order/order-section.tsx'
import { ThreadSection } from '../order/thread-section.tsx'
import { lineName, useEstimate, type Estimate } from './estimate.ts'
import { Aside } from './estimate-aside.tsx'
import { EstimateSteps } from './estimate-steps.tsx'
import { EstimatePill } from './estimate-pill.tsx'

const words = m.estimates.page

export function EstimatePage() {
  const { id = '' } = useParams()
  const query = useEstimate(id)
  return (
    <QueryState query={query} what={m.estimates.what}>
      {(estimate) => <Found estimate={estimate} />}
    </QueryState>
  )
}

function Found({ estimate }: { estimate: Estimate }) {
  const { number, status, statusSince, createdAt, createdBy, leadId } = estimate
  return (
    <>
      <PageHeader
        title={number}
        aside={
          <>
            <EstimatePill status={status} />
            <span className="text-ink-soft">{ago(statusSince)}</span>
          </>
        }
      >
        <Link to={paths.estimates()} className="inline-flex min-h-11 items-center font-semibold">
          {m.estimates.all}
        </Link>
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-8">
          <Answers estimate={estimate} />
          <Items estimate={estimate} />
          {status !== 'draft' && (
            <ThreadSection about="estimates" id={estimate.id} customer={estimate.customer} />
          )}
          <Text title={words.message} text={estimate.message} />
          <Text title={words.terms} text={estimate.terms} />
        </div>
        <div className="grid min-w-0 gap-8">
          <EstimateSteps key={estimate.revision} estimate={estimate} />
          <Customer estimate={estimate} />
          <Versions estimate={estimate} />
          <p className="text-sm text-ink-soft">
            {fill(words.createdBy, { ago: ago(createdAt), name: createdBy.name })}
            {leadId !== null && (
              <Link to={paths.lead(leadId)} className="block min-h-11 py-2">
                {words.lead}
              </Link>
            )}
          </p>
        </div>
      </div>
    </>
  )
}

function FilmLines({ lines }: Pick<Estimate, 'lines'>) {
  const formats = useFormats()
  const film = lines.flatMap(({ film: own, ...line }) => (own ? { ...own, ...line } : []))
  if (film.length === 0) return null
  return (
    <ul className="grid gap-6">
      {film.map(({ kind, size, prints, quantity, unitPriceMinor }, index) => (
        <li
          key={index}
          className="grid gap-4 border-b border-dashed border-rule py-6 sm:grid-cols-[13rem_1fr]"
        >
          <div className="self-start rounded-platen bg-tray p-3">
            <FilmPictures pictures={prints.map(({ artwork }) => artwork.previewUrl)} />
          </div>
          <div className="min-w-0">
            <h3 className="text-lg">{m.orderWords.film[kind]}</h3>
            <ul className="mt-2">
              <Row
                name={`${quantity} × ${size}`}
                hint={fill(words.each, { price: formats.money(unitPriceMinor) })}
                value={formats.money(unitPriceMinor * quantity)}
              />
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Items({ estimate }: { estimate: Estimate }) {
  const formats = useFormats()
  const { lines, totals, discount, depositPercent, validUntil } = estimate
  const garments = lines.flatMap(({ garment, ...line }, index) =>
    garment
      ? {
          ...line,
          ...garment,
          id: String(index),
          note: null,
          placements: garment.placements.map((print, at) => ({
            ...print,
            id: `${index}-${at}`,
            sizeTierId: '',
          })),
        }
      : [],
  )
  return (
    <OrderSection id="items" title={words.items}>
      <ul className="grid gap-6">
        {designsOf(garments).map((design) => (
          <li
            key={design.key}
            className="grid gap-4 border-b border-dashed border-rule pb-6 sm:grid-cols-[13rem_1fr]"
          >
            <div className="rounded-platen bg-tray p-3">
              <DesignDrawing
                variantId={design.lines[0]?.variantId ?? ''}
                prints={design.prints}
                title={design.garmentName}
              />
            </div>
            <div className="min-w-0">
              <h3 className="text-lg">
                {design.garmentName} <span className="font-normal text-ink-soft">· {design.colour}</span>
              </h3>
              <ul className="mt-2">
                {design.lines.map(({ id, size, quantity, unitPriceMinor }) => (
                  <Row
                    key={id}
                    name={`${quantity} × ${size}`}
                    hint={fill(words.each, { price: formats.money(unitPriceMinor) })}
                    value={formats.money(unitPriceMinor * quantity)}
                  />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <FilmLines lines={lines} />
      <ul>
        {lines.map(({ text, quantity, unitPriceMinor }, index) =>
          text === null ? null : (
            <Row
              key={index}
              name={quantity > 1 ? `${quantity} × ${text}` : text}
              value={formats.money(unitPriceMinor * quantity)}
            />
          ),
        )}
      </ul>
      <dl className="figures mt-4 border-t-2 border-ink pt-2">
        {priceRows(totals).map(([name, minor]) => (
          <Amount
            key={name}
            name={m.orderWords.amounts[name]}
            value={formats.money(minor)}
            isTotal={name === 'total'}
          />
        ))}
        {totals.depositMinor > 0 && (
          <Amount
            name={fill(words.deposit, { percent: depositPercent })}
            value={formats.money(totals.depositMinor)}
          />
        )}
      </dl>
      {discount?.reason != null && (
        <p className="text-sm text-ink-soft" dir="auto">
          {words.discount}: {discount.reason}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {words.validUntil}: {formats.day(validUntil)}
      </p>
    </OrderSection>
  )
}

function Row({ name, hint, value }: { name: string; hint?: string; value: string }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
      <span className="min-w-0 break-words" dir="auto">
        {name} {hint !== undefined && <span className="figures text-sm text-ink-soft">{hint}</span>}
      </span>
      <span className="figures whitespace-nowrap">{value}</span>
    </li>
  )
}

function Amount({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${isTotal ? 'text-lg font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Answers({ estimate: { answers, lines, versions } }: { estimate: Estimate }) {
  if (versions.length === 0) return null
  return (
    <OrderSection id="answers" title={words.answers}>
      {answers.length === 0 ? (
        <p className="text-ink-soft">{words.noAnswers}</p>
      ) : (
        <ol className="grid gap-4">
          {answers.map(({ id, kind, version, at, name, notes }) => (
            <li key={id} className="border-l-4 border-press pl-4">
              <p>
                <strong>{fill(words.said[kind], { version })}</strong>
                {name !== null && ` ${fill(words.by, { name })}`}{' '}
                <span className="text-sm text-ink-soft">{ago(at)}</span>
              </p>
              {notes.map(({ line, text }, index) => (
                <p key={index} className="mt-1" dir="auto">
                  {line !== null && lines[line] && (
                    <span className="block text-sm text-ink-soft">
                      {fill(words.about, { line: lineName(lines[line]) })}
                    </span>
                  )}
                  <span className="break-words whitespace-pre-line">{text}</span>
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </OrderSection>
  )
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <OrderSection id={title} title={title}>
      <p className="max-w-prose break-words whitespace-pre-line" dir="auto">
        {text}
      </p>
    </OrderSection>
  )
}

function Customer({ estimate: { customer, customerId } }: { estimate: Estimate }) {
  const { name, company, email, phone } = customer
  return (
    <Aside title={words.customer}>
      <p className="break-words" dir="auto">
        {[name, company].filter(Boolean).join(', ')}
      </p>
      {email !== null && (
        <a href={`mailto:${email}`} className="block min-h-11 py-2 break-all">
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone}`} className="figures block min-h-11 py-2">
          {phone}
        </a>
      )}
      {customerId !== null && (
        <Link to={paths.customer(customerId)} className="block min-h-11 py-2">
          {m.customers.linkTo}
        </Link>
      )}
    </Aside>
  )
}

function Versions({ estimate: { id, versions } }: { estimate: Estimate }) {
  const formats = useFormats()
  if (versions.length === 0) return null
  return (
    <Aside title={words.versions}>
      <ol className="grid gap-3">
        {versions.map(
          ({ version, hash, totalMinor, sentAt, sentBy, hasFile, firstViewedAt, lastViewedAt }) => (
            <li key={version} className="min-w-0 border-b border-rule pb-3">
              <p className="flex justify-between gap-4 font-semibold">
                {fill(words.version, { version })}
                <span className="figures">{formats.money(totalMinor)}</span>
              </p>
              <p className="text-sm text-ink-soft">
                {fill(words.sentBy, { ago: ago(sentAt), name: sentBy.name })}
              </p>
              <p className="text-sm text-ink-soft">
                {firstViewedAt === null ? words.notSeen : fill(words.seen, { ago: ago(firstViewedAt) })}
                {lastViewedAt !== null &&
                  lastViewedAt !== firstViewedAt &&
                  `, ${fill(words.lastSeen, { ago: ago(lastViewedAt) })}`}
              </p>
              <p className="figures truncate text-xs text-ink-soft" title={hash}>
                {words.hash} {hash}
              </p>
              {hasFile && (
                <a
                  href={`/api/admin/estimates/${id}/versions/${version}/file`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass('line', 'mt-2 min-h-9 px-3 text-sm')}
                >
                  {words.pdf} <span className="sr-only">{fill(words.version, { version })}</span>
                </a>
              )}
            </li>
          ),
        )}
      </ol>
    </Aside>
  )
}
