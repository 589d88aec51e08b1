import type { Resources } from '@platen/api-client'
import { numbered } from '../../../lib/forms/members.ts'
import { m } from '../../../messages/messages.ts'

export type PrintSettings = Resources['AdminPrintZoneSettingsResponse']
type PrintRequest = Resources['AdminPrintZoneSettingsRequest']
export type Zone = PrintSettings['zones'][number]
export type SizeBand = Zone['sizeBands'][number]
export type Recipe = PrintRequest['pressRecipes'][number]
/** The price is null while the text is not an amount. */
export type Tier = Omit<PrintRequest['sizeTiers'][number], 'priceMinor'> & {
  readonly priceMinor: number | null
}

export interface PrintForm extends Omit<PrintRequest, 'revision' | 'sizeTiers' | 'zones' | 'kinds'> {
  readonly kinds: PrintSettings['kinds']
  readonly zones: readonly Zone[]
  readonly sizeTiers: readonly Tier[]
}

function toForm(settings: PrintSettings): PrintForm {
  const { revision, updatedAt, updatedBy, ...form } = settings
  return form
}

export const PRINT_SETTINGS = { type: 'print_zones', id: 'print_zones' } as const

export function stateOf(settings: PrintSettings) {
  const { revision, updatedAt, updatedBy } = settings
  return { revision, updatedAt, updatedBy, values: toForm(settings) }
}

export function toRequest(form: PrintForm, revision: number): PrintRequest {
  return {
    ...form,
    revision,
    zones: numbered(form.zones),
    sizeTiers: form.sizeTiers.map((tier) => ({ ...tier, priceMinor: tier.priceMinor ?? 0 })),
  }
}

/** Problems that the server would refuse without naming the field. */
export function problemsOf({
  kinds,
  sizeTiers,
  zones,
  pressRecipes,
}: PrintForm): { path: string; message: string }[] {
  return [
    ...kinds.flatMap(({ name }, at) =>
      name.trim() === '' ? [{ path: `kinds[${at}].name`, message: m.forms.required }] : [],
    ),
    ...zones.flatMap(({ name }, at) =>
      name.trim() === '' ? [{ path: `zones[${at}].name`, message: m.forms.required }] : [],
    ),
    ...sizeTiers.flatMap(({ label, priceMinor }, at) => [
      ...(label.trim() === '' ? [{ path: `sizeTiers[${at}].label`, message: m.forms.required }] : []),
      ...(priceMinor === null ? [{ path: `sizeTiers[${at}].priceMinor`, message: m.forms.amount }] : []),
    ]),
    ...pressRecipes.flatMap(({ fabric }, at) =>
      /^[a-z][a-z0-9_]{0,39}$/.test(fabric)
        ? []
        : [{ path: `pressRecipes[${at}].fabric`, message: m.zones.recipes.fabricWrong }],
    ),
  ]
}

export function memberKey({ id, fabric }: Readonly<Record<string, unknown>>): unknown {
  return id ?? fabric
}

export function changeAt<Member>(list: readonly Member[], at: number, change: Partial<Member>): Member[] {
  return list.map((member, index) => (index === at ? { ...member, ...change } : member))
}

export function movedTo<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const rest = list.filter((_, index) => index !== from)
  const member = list[from]
  return member === undefined ? rest : rest.toSpliced(to, 0, member)
}

export function withoutAt<Member>(list: readonly Member[], at: number): Member[] {
  return list.filter((_, index) => index !== at)
}
