import { FIRST_RUN_STEPS, type FirstRunResponse, type FirstRunStep } from '@platen/contract'

export type Examples = FirstRunResponse['examples']

/** What decides about the steps. */
export interface ShopFacts {
  readonly confirmed: readonly FirstRunStep[]
  readonly skipped: readonly FirstRunStep[]
  readonly examples: Examples
  /** Parts of the settings that are as they were seeded. */
  readonly seeded: Readonly<Record<'name' | 'money' | 'languages' | 'deliveryFee', boolean>>
  readonly channels: number
  readonly activeInstructions: number
  readonly offersPickup: boolean
  readonly hasStudio: boolean
  readonly offersMeetup: boolean
  /** Garments that customers can order. */
  readonly garments: number
  readonly hasOrder: boolean
}

type Rule = (facts: ShopFacts, isConfirmed: boolean) => boolean

/** A step is done by what the shop has. Only where an example may be right as it is, somebody confirms it. */
const DONE = {
  brand: ({ seeded }) => !seeded.name,
  money: ({ seeded }, isConfirmed) => isConfirmed || !seeded.money,
  languages: ({ seeded }, isConfirmed) => isConfirmed || !seeded.languages,
  contact: ({ channels, examples }) => channels > 0 && examples.supportChannels.length === 0,
  payment: ({ activeInstructions, examples }) =>
    activeInstructions > 0 && examples.paymentInstructions.every(({ active }) => !active),
  delivery: (facts, isConfirmed) =>
    showsNoExamplePlace(facts) &&
    (!facts.offersPickup || facts.hasStudio) &&
    (isConfirmed || !facts.seeded.deliveryFee),
  product: ({ garments, examples }, isConfirmed) =>
    garments > examples.garments.length && (isConfirmed || !examples.printPrices),
  test_order: ({ hasOrder }) => hasOrder,
} as const satisfies Record<FirstRunStep, Rule>

export function stepsOf(facts: ShopFacts): FirstRunResponse['steps'] {
  return FIRST_RUN_STEPS.map((name) => ({ name, state: stateOf(name, facts) }))
}

function stateOf(name: FirstRunStep, facts: ShopFacts): FirstRunResponse['steps'][number]['state'] {
  if (DONE[name](facts, facts.confirmed.includes(name))) return 'done'
  return facts.skipped.includes(name) ? 'skipped' : 'open'
}

/** What was skipped may be added later, but nobody pays to an account that does not exist. */
export function isReady(facts: ShopFacts): boolean {
  const { examples, garments, activeInstructions } = facts
  return (
    stepsOf(facts).every(({ state }) => state !== 'open') &&
    garments > 0 &&
    activeInstructions > 0 &&
    examples.paymentInstructions.every(({ active }) => !active) &&
    examples.supportChannels.length === 0 &&
    showsNoExamplePlace(facts)
  )
}

function showsNoExamplePlace({ examples, offersPickup, offersMeetup }: ShopFacts): boolean {
  return !(offersPickup && examples.address !== null) && !(offersMeetup && examples.meetupZones.length > 0)
}
