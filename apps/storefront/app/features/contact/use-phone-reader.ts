import { useState } from 'react'
import { PageIncomplete } from '../submission/index.ts'
import type { ReadPhone } from './request.ts'

/** The phone number rules are as large as the rest of the form, so they load when a number is about to be typed. */
export function usePhoneReader(country: string | undefined) {
  const [reader, setReader] = useState<{ readonly read: ReadPhone }>()

  return {
    /** Accepts any input until the rules have loaded. */
    readPhone: reader?.read ?? ((typed: string) => (typed.trim() === '' ? undefined : typed)),
    /** Rejects when the rules cannot be loaded. */
    load,
  }

  async function load(): Promise<ReadPhone> {
    const { toE164 } = await import('../../lib/phone.ts').catch((cause: unknown) => {
      throw new PageIncomplete('The phone number rules could not be loaded.', { cause })
    })
    const read = (typed: string) => toE164(typed, country)
    setReader({ read })
    return read
  }
}
