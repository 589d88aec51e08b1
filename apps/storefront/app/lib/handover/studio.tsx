import { slotWords } from '@platen/formats'
import { StudioCard } from '@platen/ui'
import { usePage } from '../page.ts'

/** Nothing in a shop without a place to visit. */
export function Studio() {
  const { shop, messages, language } = usePage()
  if (shop.studio === null) return null
  const { address, mapUrl, hours } = shop.studio
  return (
    <StudioCard
      title={messages.shared.studio}
      address={address}
      map={mapUrl === undefined ? undefined : { url: mapUrl, label: messages.shared.viewOnMap }}
      hours={slotWords(hours, language)}
    />
  )
}
