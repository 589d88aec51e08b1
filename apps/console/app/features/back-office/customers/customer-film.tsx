import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, EmptyState } from '@platen/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { ago, useFormats, useShop } from '../../../lib/formats.ts'
import { FormDecimal, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useFilmPrices } from '../../shop/film-prices/index.ts'
import { useRefusal } from '../../people/session/index.ts'
import type { CustomerDetail } from './customers.ts'

const texts = m.customers.film
const NEWEST = 20
const CM_DIGITS = 2

/** Prepaid film and its ledger. Not shown while the shop sells no film and the customer has none. */
export function CustomerFilm({ customer }: { customer: CustomerDetail }) {
  const formats = useFormats()
  const refusal = useRefusal('payments:verify')
  const sells = useShop().data?.film != null
  const lists = useFilmPrices().data?.lists ?? []
  const [isCorrecting, setIsCorrecting] = useState(false)
  const movements = useRead(['customers', customer.id, 'film'], (signal) =>
    api.listFilmMovements({ customerId: customer.id, query: { limit: NEWEST }, signal }),
  )
  const isNothing = customer.filmCreditMm === 0 && customer.priceListId === null
  if (!sells && isNothing && (movements.data?.length ?? 0) === 0) return null
  const list = lists.find(({ id }) => id === customer.priceListId) ?? lists[0]
  return (
    <section aria-labelledby="customer-film">
      <h2 id="customer-film" className="mb-1 text-lg">
        {texts.title}
      </h2>
      <p className="mb-3">
        <span className="figures text-2xl font-semibold">
          {formats.number(customer.filmCreditMm / 1000)} m
        </span>{' '}
        <span className="text-ink-soft">{texts.left}</span>
        {list && <span className="block text-sm text-ink-soft">{fill(texts.list, { name: list.name })}</span>}
      </p>
      <QueryState query={movements} what={texts.what}>
        {(found) => <Movements movements={found} />}
      </QueryState>
      <Button variant="line" className="mt-3" unavailable={refusal} onClick={() => setIsCorrecting(true)}>
        {texts.correct}
      </Button>
      {isCorrecting && <CorrectionDialog customer={customer} onClose={() => setIsCorrecting(false)} />}
    </section>
  )
}

function Movements({ movements }: { movements: readonly Resources['FilmMovementRecord'][] }) {
  const formats = useFormats()
  if (movements.length === 0) return <EmptyState title={texts.none} />
  return (
    <ul className="border-t border-rule">
      {movements.map(({ id, type, deltaMm, balanceMm, orderId, orderNumber, reason, by, at }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-rule py-2">
          <span className="font-semibold">
            {texts.types[type]}{' '}
            {orderId !== null && (
              <Link to={paths.order(orderId)} className="figures font-normal">
                {orderNumber}
              </Link>
            )}
          </span>
          <span className={`figures text-right font-semibold ${deltaMm > 0 ? 'text-good' : ''}`}>
            {deltaMm > 0 ? '+' : '−'}
            {formats.number(Math.abs(deltaMm) / 1000)} m
          </span>
          <span className="min-w-0 text-sm break-words text-ink-soft" dir="auto">
            {[reason, by?.name, ago(at)].filter((part) => part != null).join(' · ')}
          </span>
          <span className="figures text-right text-sm text-ink-soft">
            {formats.number(balanceMm / 1000)} m
          </span>
        </li>
      ))}
    </ul>
  )
}

interface CorrectionForm {
  readonly way: 'add' | 'take'
  /** Centimetres; null while empty. */
  readonly lengthCm: number | null
  readonly reason: string
}

interface CorrectionProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

/** For film that was sold outside the shop, or to put a mistake right. */
function CorrectionDialog({ customer, onClose }: CorrectionProps) {
  const formats = useFormats()
  const kept = useKeptForm<CorrectionForm>({
    key: `film of ${customer.id}`,
    values: { way: 'add', lengthCm: null, reason: '' },
  })
  const { way, lengthCm } = useWatch({ control: kept.form.control }) as CorrectionForm
  const correct = useAction({
    name: `film of ${customer.id}`,
    send: (form: CorrectionForm, key) =>
      api.createFilmCorrection({
        customerId: customer.id,
        body: {
          deltaCm: (form.way === 'add' ? 1 : -1) * (form.lengthCm ?? 0),
          reason: form.reason.trim(),
        },
        idempotencyKey: key,
      }),
    changes: ['customers', 'audit-log'],
    onDone: () => {
      kept.drop()
      onClose()
    },
    done: ({ balanceMm }) => fill(texts.done, { left: `${formats.number(balanceMm / 1000)} m` }),
    onRefused: (error) => kept.refuse(error) || true,
  })
  const after = customer.filmCreditMm + (way === 'add' ? 10 : -10) * (lengthCm ?? 0)
  return (
    <KeptFormDialog
      title={fill(texts.correctTitle, { name: customer.name })}
      what={texts.whatCorrection}
      kept={kept}
      submitLabel={texts.save}
      action={correct}
      onAnother={kept.drop}
      onSubmit={correct.run}
      onClose={onClose}
      missing={after < 0 ? texts.tooMuch : undefined}
    >
      <p className="text-ink-soft">{texts.correctText}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect name="way" label={texts.way}>
          <Options of={texts.ways} />
        </FormSelect>
        <FormDecimal name="lengthCm" label={texts.metres} exponent={CM_DIGITS} empty={texts.metresMissing} />
      </div>
      <FormText name="reason" label={texts.reason} hint={texts.reasonHint} input={{ maxLength: 200 }} />
      <p className="figures text-sm text-ink-soft">
        {fill(texts.after, { left: `${formats.number(Math.max(0, after) / 1000)} m` })}
      </p>
    </KeptFormDialog>
  )
}
