import type { Resources } from '@platen/api-client'

export type Settings = Resources['StoreSettingsResponse']
export type SettingsRequest = Resources['StoreSettingsRequest']

type Channel = Settings['supportChannels'][number]
type Zone = Settings['meetupZones'][number]
type Instruction = Settings['paymentInstructions'][number]

/** What may be left out is an empty text in a form, and the languages stand in one line. */
export interface SettingsForm extends Omit<
  SettingsRequest,
  'revision' | 'locales' | 'shopEmail' | 'supportChannels' | 'meetupZones' | 'paymentInstructions'
> {
  locales: string
  shopEmail: string
  supportChannels: (Channel & { hours: string })[]
  meetupZones: (Zone & { landmark: string })[]
  paymentInstructions: (Instruction & { payeeName: string; account: string; referenceHint: string })[]
}

export function toForm(settings: Settings | SettingsRequest): SettingsForm {
  const { revision, ...content } = settings
  const { updatedAt, updatedBy, ...document } = { updatedAt: '', updatedBy: null, ...content }
  return {
    ...document,
    locales: document.locales.join(', '),
    shopEmail: document.shopEmail ?? '',
    supportChannels: document.supportChannels.map((channel) => ({ ...channel, hours: channel.hours ?? '' })),
    meetupZones: document.meetupZones.map((zone) => ({ ...zone, landmark: zone.landmark ?? '' })),
    paymentInstructions: document.paymentInstructions.map((instruction) => ({
      ...instruction,
      payeeName: instruction.payeeName ?? '',
      account: instruction.account ?? '',
      referenceHint: instruction.referenceHint ?? '',
    })),
  }
}

/** As the interface takes it: texts without blanks around them, members of lists numbered and named. */
export function toRequest(form: SettingsForm, revision: number): SettingsRequest {
  const { locales, shopEmail, ...rest } = form
  return {
    ...trimmed(rest),
    revision,
    locales: locales.split(/[\s,]+/).filter((locale) => locale !== ''),
    ...(shopEmail.trim() !== '' && { shopEmail: shopEmail.trim() }),
    supportChannels: form.supportChannels.map((channel) => withoutEmpty(trimmed(channel), ['hours'])),
    meetupZones: numbered(named(form.meetupZones, ({ name }) => name)).map((zone) =>
      withoutEmpty(trimmed(zone), ['landmark']),
    ),
    paymentInstructions: numbered(named(form.paymentInstructions, ({ label }) => label)).map((instruction) =>
      withoutEmpty(trimmed(instruction), ['payeeName', 'account', 'referenceHint']),
    ),
  }
}

function trimmed<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' ? part.trim() : part,
    ]),
  ) as Value
}

function withoutEmpty<Value extends object>(value: Value, optional: readonly (keyof Value)[]): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([key, part]) => part !== '' || !optional.some((name) => name === key)),
  ) as Value
}

/** The order of the list is the order in the shop. Numbers that say so already stay as they are. */
function numbered<Member extends { readonly sort: number }>(members: readonly Member[]): Member[] {
  const inOrder = members.every(({ sort }, at) => at === 0 || sort > (members[at - 1]?.sort ?? 0))
  return inOrder ? [...members] : members.map((member, sort) => ({ ...member, sort }))
}

/** Gives new members an id made of their name. Those of others stay: records refer to them. */
function named<Member extends { readonly id: string }>(
  members: readonly Member[],
  nameOf: (member: Member) => string,
): Member[] {
  const taken = new Set(members.map(({ id }) => id))
  return members.map((member) => {
    if (member.id !== '') return member
    const id = freeSlug(nameOf(member), taken)
    taken.add(id)
    return { ...member, id }
  })
}

const LONGEST_SLUG = 36

/** "Santa Tecla" as `santa_tecla`, or `santa_tecla_2` when there is one. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, LONGEST_SLUG)
  const slug = plain === '' ? 'new' : plain
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}_${number}`
    if (!taken.has(candidate)) return candidate
  }
}
