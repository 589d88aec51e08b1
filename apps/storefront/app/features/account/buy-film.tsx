import { fill } from '@platen/messages'
import { expectData } from '@platen/api-client'
import { priceOrder, sheetPriceMinor } from '@platen/pricing'
import { Button, SelectField, TextField } from '@platen/ui'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { newId } from '../../lib/new-id.ts'
import { refreshOwnFilm, type OwnFilm } from '../../lib/own-film.ts'
import { usePage } from '../../lib/page.ts'
import { priceRulesOf } from '../../lib/price-rules.ts'
import type { Catalog } from '../cart/index.ts'
import { ProblemNotice, problemOf, type Problem } from '../submission/index.ts'

type Prices = OwnFilm['prices']

const LEAST_METRES = 1
const MOST_METRES = 1_000

/** Film is ordered in advance as everything else is: it is paid on the page of the order. */
export function BuyFilm({ prices, catalog }: { prices: Prices; catalog: Catalog }) {
  const { shop, messages, formats, paths, language } = usePage()
  const texts = messages.account.film
  const navigate = useNavigate()
  const [metres, setMetres] = useState('10')
  const [instructionId, setInstructionId] = useState(shop.paymentInstructions[0]?.id ?? '')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  // The same purchase is ordered once, however often it is sent.
  const key = useRef({ of: '', value: '' })
  const lengthCm = centimetresOf(metres)
  const totalMinor = lengthCm === undefined ? undefined : priceMinor(lengthCm, prices, catalog)

  async function order(event: SyntheticEvent) {
    event.preventDefault()
    if (lengthCm === undefined || totalMinor === undefined || isSending) return
    setIsSending(true)
    setProblem(undefined)
    const body = {
      ...{ lengthCm, instructionId, locale: language, expectedTotalMinor: totalMinor },
      acceptedPolicyVersion: shop.policyVersion,
    }
    const of = JSON.stringify(body)
    if (key.current.of !== of) key.current = { of, value: newId() }
    try {
      const { trackingToken = '' } = await expectData(
        browserApi.createFilmPurchase({ body, idempotencyKey: key.current.value }),
      )
      await navigate(paths.order(trackingToken))
    } catch (error) {
      const found = problemOf(error)
      setProblem(found)
      setIsSending(false)
      if (found.kind === 'refused' && found.code === 'PRICE_CHANGED') refreshOwnFilm()
    }
  }

  return (
    <form noValidate onSubmit={(event) => void order(event)} className="mt-6 grid max-w-md gap-4">
      <h3 className="text-lg">{texts.buyTitle}</h3>
      <p className="text-sm text-ink-soft">{texts.buyText}</p>
      <TextField
        label={texts.metres}
        value={metres}
        inputMode="decimal"
        maxLength={8}
        error={
          lengthCm === undefined
            ? fill(texts.metresWrong, { least: LEAST_METRES, most: MOST_METRES })
            : undefined
        }
        onChange={({ target }) => setMetres(target.value)}
      />
      {shop.paymentInstructions.length > 1 && (
        <SelectField
          label={texts.pay}
          value={instructionId}
          onChange={({ target }) => setInstructionId(target.value)}
        >
          {shop.paymentInstructions.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <p className="text-sm text-ink-soft">
        {texts.accept}{' '}
        <a href={paths.policies()} target="_blank" rel="noopener" className="underline">
          {messages.shell.policies}
        </a>
      </p>
      <ProblemNotice problem={problem} />
      <Button
        type="submit"
        className="justify-self-start"
        unavailable={totalMinor === undefined ? texts.metresMissing : undefined}
        busy={isSending ? texts.sending : undefined}
      >
        {totalMinor === undefined || lengthCm === undefined
          ? texts.buyTitle
          : fill(texts.order, {
              length: `${formats.number(lengthCm / 100)} m`,
              price: formats.money(totalMinor),
            })}
      </Button>
    </form>
  )
}

/** A comma or a point, at most centimetres; undefined for anything else. */
function centimetresOf(metres: string): number | undefined {
  const text = metres.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined
  const value = Number(text)
  return value >= LEAST_METRES && value <= MOST_METRES ? Math.round(value * 100) : undefined
}

/** As the service prices one sheet of this length. */
function priceMinor(lengthCm: number, prices: Prices, catalog: Catalog): number | undefined {
  const sheetMinor = sheetPriceMinor(lengthCm, prices)
  if (sheetMinor === undefined) return undefined
  const sheet = { billedCm: lengthCm, minimumMinor: prices.minimumSheetMinor }
  const line = { garmentKind: null, quantity: 1, basePriceMinor: sheetMinor, surchargeMinor: 0 }
  const rules = { ...priceRulesOf(catalog), lengthBreaks: prices.lengthBreaks }
  return priceOrder([{ ...line, placementPricesMinor: [], sheet }], 0, rules).totalMinor
}
