import type { Resources } from '@platen/api-client'

type Shop = Resources['PublicConfigResponse']
type Method = Shop['fulfilmentMethods'][number]

interface MethodFees {
  readonly leastMinor: number
  readonly mostMinor: number
}

/** What a way to receive an order costs, from the nearest place to the farthest. */
export function methodFees(
  { kind, feeMinor }: Method,
  { meetupZones, deliveryAreas }: Pick<Shop, 'meetupZones' | 'deliveryAreas'>,
): MethodFees {
  const places = { pickup: [], meetup: meetupZones, delivery: deliveryAreas }[kind]
  const added = places.length === 0 ? [0] : places.map((place) => place.feeMinor)
  return { leastMinor: feeMinor + Math.min(...added), mostMinor: feeMinor + Math.max(...added) }
}
