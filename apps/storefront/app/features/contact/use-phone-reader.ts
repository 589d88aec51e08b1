import { useState } from 'react'
import { PageIncomplete } from '../submission/index.ts'
import type { ReadPhone } from './request.ts'

/** Knowing the world's numbers weighs as much as the rest of the form: it comes when a number is about to be typed. */
export function usePhoneReader(country: string | undefined) {
  const [reader, setReader] = useState<{ readonly read: ReadPhone }>()

  return {
    /** Before it is there, whatever is typed may be a number. */
    readPhone: reader?.read ?? ((typed: string) => (typed.trim() === '' ? undefined : typed)),
    /** Rejects where it cannot be had. */
    load,
  }

  async function load(): Promise<ReadPhone> {
    const { toE164 } = await import('../../lib/phone.ts').catch((cause: unknown) => {
      throw new PageIncomplete('The rules of phone numbers did not come.', { cause })
    })
    const read = (typed: string) => toE164(typed, country)
    setReader({ read })
    return read
  }
}
