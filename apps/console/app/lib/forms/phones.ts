import { useEffect, useState } from 'react'
import { fill } from '@platen/messages'
import { useShop } from '../formats.ts'
import type { phoneRulesOf } from './phone-rules.ts'
import { m } from '../../messages/messages.ts'

export const PHONE_WRONG = m.forms.phone.wrong

/** E.164; undefined for what is no phone number. */
type ReadPhone = (typed: string) => string | undefined

interface Phones {
  readonly read: ReadPhone
  /** For what must not leave the page before the rules are there. */
  readonly load: () => Promise<ReadPhone>
  readonly hint: string
}

/** Numbers without a country code are those of the shop's country. Until the rules are loaded the API checks them. */
export function usePhones(): Phones {
  const shop = useShop().data
  const [rulesOf, setRulesOf] = useState<{ readonly make: typeof phoneRulesOf }>()
  useEffect(() => {
    let gone = false
    loadRules().then(
      (make) => {
        if (!gone) setRulesOf({ make })
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const rules = shop && rulesOf?.make(shop)
  return {
    read: rules?.read ?? unread,
    load: async () => (shop ? (await loadRules())(shop).read : unread),
    hint:
      rules?.callingCode === undefined
        ? m.forms.phone.anyCountry
        : fill(m.forms.phone.ownCountry, { code: rules.callingCode }),
  }
}

async function loadRules(): Promise<typeof phoneRulesOf> {
  return (await import('./phone-rules.ts')).phoneRulesOf
}

function unread(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s()-]/g, '')
  return number === '' ? undefined : number
}
