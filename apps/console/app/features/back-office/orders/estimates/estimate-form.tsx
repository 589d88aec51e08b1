import { dayIn } from '@platen/formats/calendar'
import { Button, SelectField, TextArea, TextField } from '@platen/ui'
import { useShop } from '../../../../lib/formats.ts'
import { MoneyField } from '../../../../lib/forms/money-field.tsx'
import { usePhones } from '../../../../lib/forms/phones.ts'
import { Options } from '../../../../lib/forms/options.tsx'
import { m } from '../../../../messages/messages.ts'
import { useMay } from '../../../people/session/index.ts'
import { DeliveryDetails } from '../new-order/new-order-handover.tsx'
import { OrderSection } from '../order/order-section.tsx'
import type { Extra, NewEstimate } from './estimate-draft.ts'
import { languageOfChat } from './language-of-chat.ts'
import { readChat } from './read-chat.ts'

interface PartProps {
  readonly draft: NewEstimate
  readonly change: (part: Partial<NewEstimate>) => void
}

const words = m.estimates.form

/** What is found is filled in where nothing was typed yet. */
export function PasteChat({ draft, change }: PartProps) {
  const phones = usePhones()
  const offered = useShop().data?.locales ?? []
  return (
    <OrderSection id="paste" title={words.paste}>
      <TextArea
        label={words.pasteLabel}
        hint={words.pasteHint}
        rows={3}
        maxLength={10_000}
        value={draft.pasted}
        onChange={({ target }) => {
          const { name = '', phone, email = '' } = readChat(target.value)
          const language = languageOfChat(target.value)
          const { customer } = draft
          change({
            pasted: target.value,
            customer: {
              ...customer,
              name: customer.name || name,
              email: customer.email || email,
              locale: customer.locale || (offered.find((one) => one === language) ?? ''),
              phone: customer.phone || (phone === undefined ? '' : (phones.read(phone) ?? phone)),
            },
          })
        }}
      />
    </OrderSection>
  )
}

export function EstimateExtras({ draft: { extras }, change }: PartProps) {
  function replace(extra: Extra): void {
    change({ extras: extras.map((other) => (other.key === extra.key ? extra : other)) })
  }
  return (
    <OrderSection id="extras" title={words.extras}>
      <ul className="grid gap-4">
        {extras.map((extra) => (
          <li
            key={extra.key}
            className="grid items-end gap-3 border-b border-dashed border-rule pb-4 sm:grid-cols-[1fr_6rem_9rem_auto]"
          >
            <TextField
              label={words.extraText}
              maxLength={200}
              value={extra.text}
              onChange={({ target }) => replace({ ...extra, text: target.value })}
            />
            <TextField
              label={words.extraQuantity}
              type="number"
              inputMode="numeric"
              min={1}
              max={500}
              value={extra.quantity}
              onChange={({ target }) =>
                replace({
                  ...extra,
                  quantity: Math.min(500, Math.max(1, Math.trunc(Number(target.value)) || 1)),
                })
              }
            />
            <MoneyField
              label={words.extraPrice}
              valueMinor={extra.unitPriceMinor}
              onChange={(unitPriceMinor) => replace({ ...extra, unitPriceMinor })}
            />
            <Button
              variant="quiet"
              onClick={() => change({ extras: extras.filter(({ key }) => key !== extra.key) })}
            >
              {words.removeExtra}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        className={extras.length > 0 ? 'mt-4' : ''}
        onClick={() =>
          change({
            extras: [
              ...extras,
              { key: crypto.randomUUID(), text: '', quantity: 1, unitPriceMinor: undefined },
            ],
          })
        }
      >
        {words.addExtra}
      </Button>
    </OrderSection>
  )
}

export function EstimateTerms({ draft, change }: PartProps) {
  const shop = useShop().data
  const mayPrice = useMay('orders:price')
  if (!shop) return null
  return (
    <OrderSection id="terms" title={words.terms}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={m.newOrder.delivery.method}
          name="fulfilment.method"
          value={draft.method}
          onChange={({ target }) => change({ method: target.value as NewEstimate['method'] })}
        >
          <Options of={shop.fulfilmentMethods.map(({ kind, label }) => [kind, label])} />
        </SelectField>
        <SelectField
          label={m.newOrder.delivery.payment}
          name="instructionId"
          value={draft.instructionId}
          onChange={({ target }) => change({ instructionId: target.value })}
        >
          <Options of={shop.paymentInstructions.map(({ id, label }) => [id, label])} />
        </SelectField>
        <DeliveryDetails draft={draft} change={change} />
        <TextField
          label={words.deposit}
          name="depositPercent"
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          optional={m.shared.optional}
          hint={words.depositHint}
          value={draft.depositPercent}
          onChange={({ target }) => change({ depositPercent: target.value })}
        />
        <TextField
          label={words.validUntil}
          name="validUntil"
          type="date"
          optional={m.shared.optional}
          min={dayIn(shop.timeZone, new Date())}
          value={draft.validUntil}
          onChange={({ target }) => change({ validUntil: target.value })}
        />
        {mayPrice && <Discount draft={draft} change={change} />}
        <TextArea
          label={words.message}
          name="message"
          optional={m.shared.optional}
          className="sm:col-span-2"
          rows={2}
          maxLength={2000}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
        <TextArea
          label={words.termsText}
          name="terms"
          optional={m.shared.optional}
          className="sm:col-span-2"
          rows={2}
          maxLength={5000}
          value={draft.terms}
          onChange={({ target }) => change({ terms: target.value })}
        />
      </div>
    </OrderSection>
  )
}

function Discount({ draft, change }: PartProps) {
  const { discountKind } = draft
  return (
    <>
      <SelectField
        label={words.discount}
        name="discount"
        value={discountKind}
        onChange={({ target }) => change({ discountKind: target.value as NewEstimate['discountKind'] })}
      >
        <option value="none">{words.discountNone}</option>
        <option value="percent">{words.discountPercent}</option>
        <option value="minor">{words.discountAmount}</option>
      </SelectField>
      {discountKind === 'percent' && (
        <TextField
          label={`${words.discountValue} (%)`}
          name="discount.percent"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          value={draft.discountPercent}
          onChange={({ target }) => change({ discountPercent: target.value })}
        />
      )}
      {discountKind === 'minor' && (
        <MoneyField
          label={words.discountValue}
          name="discount.minor"
          valueMinor={draft.discountMinor}
          onChange={(discountMinor) => change({ discountMinor })}
        />
      )}
      {discountKind !== 'none' && (
        <TextField
          label={words.discountReason}
          name="discount.reason"
          optional={m.shared.optional}
          className="sm:col-span-2"
          maxLength={200}
          value={draft.discountReason}
          onChange={({ target }) => change({ discountReason: target.value })}
        />
      )}
    </>
  )
}
