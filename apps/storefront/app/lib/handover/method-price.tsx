import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { methodFees } from './method-fees.ts'
import { usePage } from '../page.ts'

export function MethodPrice({
  method,
}: {
  method: Resources['PublicConfigResponse']['fulfilmentMethods'][number]
}) {
  const { shop, messages, formats } = usePage()
  const { leastMinor, mostMinor } = methodFees(method, shop)
  if (mostMinor === 0) return messages.shared.free
  if (leastMinor === mostMinor) return formats.money(mostMinor)
  if (leastMinor === 0) return fill(messages.shared.freeUpTo, { price: formats.money(mostMinor) })
  return `${formats.money(leastMinor)}–${formats.money(mostMinor)}`
}
