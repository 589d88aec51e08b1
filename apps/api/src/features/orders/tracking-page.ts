import type { Stage } from '@platen/contract'
import { markup, type Markup } from '../../platform/http/markup.ts'
import type { Shop } from '../catalog/index.ts'
import type { CustomersOrder } from './order-record.ts'
import { items, type OrderedItems } from './tracking-items.ts'
import type { AgreedInstruction } from './tracking-page.store.ts'
import { sheet, type Sheet } from './tracking-sheet.ts'
import type { TrackingTexts } from './tracking-texts/texts.ts'

interface TrackingPage extends OrderedItems {
  readonly shop: OrderedItems['shop'] & Sheet['shop'] & Pick<Shop, 'meetupZones'>
  readonly instruction: AgreedInstruction
  readonly locale: string
}

/** How far along each stage is, in steps of five: `words.steps`. Null: it goes no further for now. */
const STEP_OF = {
  awaiting_payment: 0,
  payment_review: 0,
  artwork_review: 1,
  ready_to_print: 2,
  in_production: 2,
  ready: 3,
  completed: 4,
  on_hold: null,
  cancelled: null,
  expired: null,
} as const satisfies Record<Stage, number | null>

/** Stages whose own words say what to do, or that nothing is left to do. */
const NEXT_SAYS_ALL: readonly Stage[] = ['ready', 'completed', 'on_hold', 'cancelled', 'expired']

/** Where the order stands, what comes next, what the customer has to do, and all that was ordered. */
export function trackingPage(page: TrackingPage): string {
  const { shop, order, locale, words } = page
  const content = markup`${standing(page)}
${todo(page)}
<div class="columns">
<div>${items(page)}</div>
<div>${handover(page)}${timeline(page)}</div>
</div>`
  return sheet({
    shop,
    locale,
    words,
    title: words.title(order.number),
    orderNumber: order.number,
    content,
  })
}

/** For a link that opens nothing: it tells nobody whether an order exists. */
export function notFoundPage(
  shop: Sheet['shop'],
  { locale, words }: Pick<Sheet, 'locale' | 'words'>,
): string {
  const { title, meaning, next } = words.notFound
  const content = markup`<section class="standing lost">
<p class="eyebrow number">404</p>
<h1>${title}</h1>
<p class="lead">${meaning} ${next}</p>
</section>`
  return sheet({ shop, locale, words, title, content })
}

function standing({ order, words, format }: TrackingPage): Markup {
  const { title, next } = words.stages[order.stage]
  const createdOn = format.stamp(new Date(order.createdAt))
  return markup`<section class="standing">
<p class="eyebrow">${words.order} <span class="number">${order.number}</span></p>
<h1>${title}</h1>
<p class="lead"><strong class="label">${words.nextHeading}</strong> ${typeof next === 'string' ? next : next[order.fulfilment.method]}</p>
${steps(order.stage, words)}
<p class="quiet" dir="auto">${words.orderedBy(order.customer.name, createdOn)}</p>
</section>`
}

function steps(stage: Stage, words: TrackingTexts): Markup | null {
  const current = STEP_OF[stage]
  if (current === null) return null
  return markup`<ol class="steps" aria-label="${words.headings.progress}">${words.steps.map((step, at) =>
    at === current
      ? markup`<li class="now" aria-current="step">${step}</li>`
      : markup`<li${at < current ? markup` class="done"` : null}>${step}</li>`,
  )}</ol>`
}

function todo({ order, words, instruction, format }: TrackingPage): Markup | null {
  const { headings, labels } = words
  const tasks = [
    ...(order.holdReason === null || order.stage !== 'on_hold'
      ? []
      : [markup`<p dir="auto"><strong class="label">${words.holdReason}</strong> ${order.holdReason}</p>`]),
    ...(needsArtwork(order) ? [markup`<p>${words.newArtworkNeeded}</p>`] : []),
  ]
  if (!mustPay(order)) {
    if (tasks.length === 0 && NEXT_SAYS_ALL.includes(order.stage)) return null
    return markup`<section class="todo${tasks.length === 0 ? ' calm' : ''}">
<h2>${headings.todo}</h2>
${tasks.length === 0 ? markup`<p>${words.nothingToDo}</p>` : tasks}
</section>`
  }
  return markup`<section class="todo">
<h2>${headings.pay}</h2>
${tasks}
<p class="due"><span class="label">${labels.due}</span> <span class="amount number">${format.money(order.totals.dueMinor)}</span></p>
${facts([
  [labels.payBefore, order.payBefore === null ? null : format.moment(new Date(order.payBefore))],
  [labels.payWith, instruction.label],
  [labels.payee, instruction.payeeName],
  [
    labels.account,
    instruction.account === null ? null : markup`<span class="number copy">${instruction.account}</span>`,
  ],
  [labels.howToPay, instruction.instructions],
  [labels.reference, instruction.referenceHint],
])}
<p class="send"><a href="#reach">${words.sendSlip} ↓</a></p>
</section>`
}

function mustPay({ allowedActions, totals }: CustomersOrder): boolean {
  return allowedActions.includes('submit_payment') && totals.dueMinor > 0
}

function needsArtwork({ allowedActions }: CustomersOrder): boolean {
  return allowedActions.includes('replace_artwork')
}

function handover({ shop, order, words, format }: TrackingPage): Markup {
  const { labels, methods, headings } = words
  const { method, meetupZoneId, meetupZoneName, slot, address } = order.fulfilment
  const zone = shop.meetupZones.find(({ id }) => id === meetupZoneId)
  const place = [meetupZoneName, zone?.area, zone?.landmark].filter((part) => part != null).join(', ')
  const lines =
    address === null
      ? null
      : [address.line1, address.line2, address.city, address.region, address.postalCode, address.country]
          .filter((line) => line !== undefined)
          .join(', ')
  return markup`<section>
<h2>${headings.handover}</h2>
${facts([
  [labels.method, methods[method]],
  [labels.where, place === '' ? null : place],
  [
    labels.when,
    slot === null ? null : markup`${format.day(slot.date)}, <span class="number">${slot.from}</span>`,
  ],
  [labels.address, lines],
  [labels.promisedBy, format.day(order.promisedBy)],
  [labels.neededBy, order.neededBy === null ? null : format.day(order.neededBy)],
])}
</section>`
}

/** The latest first: it is what somebody who comes back looks for. */
function timeline({ order, words, format }: TrackingPage): Markup {
  return markup`<section>
<h2>${words.headings.timeline}</h2>
<ol class="timeline" reversed>${order.timeline
    .toReversed()
    .map(
      ({ at, event }) =>
        markup`<li><span>${words.events[event]}</span> <time class="number" datetime="${at}">${format.stamp(new Date(at))}</time></li>`,
    )}</ol>
</section>`
}

function facts(rows: readonly (readonly [label: string, value: string | Markup | null])[]): Markup {
  return markup`<dl class="facts">${rows
    .filter(([, value]) => value !== null)
    .map(([label, value]) => markup`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`)}</dl>`
}
