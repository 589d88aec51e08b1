import { Notice, buttonClass } from '@platen/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { knownAccount } from '../../lib/route/signed-in.ts'
import { whenReleased } from '../../lib/when-released.ts'
import { prepareBotToken } from '../bot-check/index.ts'
import { isCheckedFilm, type CartEntry } from '../cart/index.ts'
import {
  SECTION_OF,
  draftProblems,
  type CheckoutDraft,
  type Field,
  type Section,
  changeDraft,
  suggestContact,
} from './draft/checkout-draft.ts'
import { ContactFields } from './fields/contact-fields.tsx'
import { OBSTACLE_ID, fieldId, type FieldProps } from './fields/field-props.ts'
import { FulfilmentFields } from './fields/fulfilment-fields.tsx'
import { PaymentFields } from './fields/payment-fields.tsx'
import { firstField, refusedFields } from './draft/refused-fields.ts'
import { Review } from './review.tsx'
import { CheckoutSection } from './fields/section-frame.tsx'
import type { At } from './submission/submission.ts'
import { useCheckout, type Checkout, type CheckoutFacts } from './use-checkout.ts'

interface CheckoutFormProps extends CheckoutFacts {
  readonly items: readonly CartEntry[]
  readonly submission: Checkout['submission']
}

/** Each section is checked when the focus leaves it, and all of them on submit. */
export function CheckoutForm({ items, submission, ...facts }: CheckoutFormProps) {
  const { shop, messages, paths } = usePage()
  const texts = messages.checkout
  const form = useRef<HTMLFormElement>(null)
  const website = useRef<HTMLInputElement>(null)
  const checkout = useCheckout({
    ...facts,
    items,
    submission,
    requestSubmit: () => form.current?.requestSubmit(),
  })
  const { draft, rules, online } = checkout
  const { problems, errorOf, change, leave, leaveAll } = useFieldErrors(checkout)
  useContactOfAccount()
  const { state } = submission
  const busy = BUSY.has(state.at)
  const [isWaiting, setWaiting] = useState(false)
  const isOffline = !useSteady(online)

  function submit() {
    leaveAll()
    const first = firstField((field) => problems[field] !== undefined)
    if (first) focusField(first)
    else checkout.submit(website.current?.value ?? '')
  }

  const part: FieldProps = { draft, rules, errorOf, change }
  const frame = (section: Section) => ({
    done: FIELDS_DONE[section].some((field) => draft[field] !== '') && !hasProblem(section, problems),
    doneLabel: texts.done,
    onLeave: () => leave(section),
  })
  return (
    <form
      ref={form}
      noValidate
      className="mt-6"
      onFocus={() => prepareBotToken(shop.botProtection)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !isWaiting && checkout.obstacle === undefined) submit()
      }}
    >
      {isOffline && (
        <Notice tone="warn" urgent title={messages.shared.offline} className="mb-6">
          <p>{messages.problems.offlineText}</p>
        </Notice>
      )}
      {checkout.obstacle !== undefined && (
        <div id={OBSTACLE_ID} className="mb-6 scroll-mt-6">
          <Notice tone="bad" urgent title={checkout.obstacle}>
            <p className="mt-2 flex flex-wrap gap-2">
              {shop.supportChannels.map(({ url, label }) => (
                <a key={url} href={url} className={buttonClass('line')}>
                  {label}
                </a>
              ))}
            </p>
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]">
        <fieldset disabled={busy} className="grid min-w-0 gap-10">
          <CheckoutSection number={1} title={texts.contact} {...frame('contact')}>
            <ContactFields {...part} />
          </CheckoutSection>
          <CheckoutSection number={2} title={messages.shared.delivery} {...frame('fulfilment')}>
            <FulfilmentFields {...part} promisedBy={checkout.promisedBy} />
          </CheckoutSection>
          <CheckoutSection number={3} title={texts.payment} {...frame('payment')}>
            <PaymentFields
              {...part}
              totalMinor={checkout.totals.totalMinor}
              units={unitsOf(checkout.checked)}
              onWaiting={setWaiting}
            />
          </CheckoutSection>
          <Honeypot field={website} />
        </fieldset>
        <div className="lg:sticky lg:top-6">
          <CheckoutSection number={4} title={texts.review}>
            <div className="mx-3 my-6 sm:mx-6">
              <Review {...part} checkout={checkout} isWaiting={isWaiting} />
            </div>
            <Link to={paths.cart()} className={buttonClass('quiet')}>
              {texts.backToCart}
            </Link>
          </CheckoutSection>
        </div>
      </div>
    </form>
  )
}

/** Customers who are signed in find their contact in the form. */
function useContactOfAccount(): void {
  useEffect(() => {
    const stop = new AbortController()
    void knownAccount(stop.signal).then((account) => {
      if (account && !stop.signal.aborted) whenReleased(() => suggestContact(account))
    })
    return () => stop.abort()
  }, [])
}

/** While an order is being sent, its fields are locked. */
const BUSY: ReadonlySet<At> = new Set(['asking', 'delayed', 'proving', 'sending', 'waiting'])

const FIELDS_DONE: Readonly<Record<Section, readonly (keyof CheckoutDraft)[]>> = {
  contact: ['name'],
  fulfilment: ['method'],
  payment: ['instructionId'],
  review: [],
}

function useFieldErrors({ draft, rules, submission: { state } }: Checkout) {
  const { messages } = usePage()
  const [left, setLeft] = useState<ReadonlySet<Section>>(new Set())
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const problems = draftProblems(draft, rules)
  const refused = state.at === 'refused' ? state.refused : undefined
  const foundByApi = refused ? refusedFields(refused.fields).fields : NONE

  useEffect(() => {
    const found = refused && refusedFields(refused.fields).fields
    const first = found && firstField((field) => found.has(field))
    if (first) focusField(first)
    else if (refused?.code === 'POLICY_CHANGED') focusField('policy')
  }, [refused])

  return {
    problems,
    errorOf: (field: Field): string | undefined => {
      const problem = problems[field]
      if (problem !== undefined && left.has(SECTION_OF[field])) return messages.checkout.problems[problem]
      return foundByApi.has(field) && !edited.has(field) ? messages.checkout.refusedFields[field] : undefined
    },
    change: (change: Partial<CheckoutDraft>) => {
      setEdited((before) => new Set([...before, ...Object.keys(change)]))
      changeDraft(change)
    },
    leave: (section: Section) =>
      setLeft((before) => (before.has(section) ? before : new Set([...before, section]))),
    leaveAll: () => {
      setLeft(new Set(Object.values(SECTION_OF)))
      setEdited(new Set())
    },
  }
}

const NONE: ReadonlySet<Field> = new Set()

function hasProblem(section: Section, problems: Partial<Record<Field, unknown>>): boolean {
  return Object.keys(problems).some((field) => SECTION_OF[field as Field] === section)
}

/** After the errors were rendered. */
function focusField(field: Field): void {
  requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus())
}

/** Delays a layout shift while a pointer is pressed. */
function useSteady<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => whenReleased(() => setShown(value)), [value])
  return shown
}

/** Invisible to people; bots fill it in. */
function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}

/** Of garments: those that an unpaid order may have are bounded. */
function unitsOf(checked: Checkout['checked']): number {
  return checked.reduce(
    (sum, design) =>
      isCheckedFilm(design) ? sum : design.lines.reduce((units, { quantity }) => units + quantity, sum),
    0,
  )
}
