import { useShop } from './formats.ts'
import { dayIn } from '@platen/formats/calendar'

/** Today in the store's calendar, `YYYY-MM-DD`, independent of the device's time zone. */
export function useToday(): string {
  const { data: shop } = useShop()
  return dayIn(shop?.timeZone ?? 'UTC', new Date())
}
