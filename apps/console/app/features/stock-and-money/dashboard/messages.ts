import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { useMay } from '../../people/session/index.ts'

export type Message = Resources['WhatsAppMessageRecord']

/** None for those who may not send them. */
export function useMessages(): readonly Message[] {
  const enabled = useMay('orders:write')
  const messages = useRead(['operations', 'messages'], (signal) => api.listWhatsappMessages({ signal }), {
    enabled,
  })
  return messages.data ?? []
}
