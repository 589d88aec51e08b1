import type { Locator, Page } from 'playwright-core'

const ACTIONS = new Set<string | symbol>([
  'click',
  'dblclick',
  'tap',
  'fill',
  'press',
  'pressSequentially',
  'check',
  'uncheck',
  'setChecked',
  'selectOption',
  'setInputFiles',
])

/** A page that counts what its person does, so that no step of a test can be left out of the count. */
export function countActions(page: Page): { readonly page: Page; readonly count: () => number } {
  let actions = 0
  const counted = <On extends Page | Locator>(on: On): On =>
    new Proxy(on, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...given: unknown[]): unknown => {
          if (ACTIONS.has(key)) actions += 1
          const result: unknown = Reflect.apply(member, target, given)
          return isLocator(result) ? counted(result) : result
        }
      },
    })
  return { page: counted(page), count: () => actions }
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'setInputFiles' in value && 'locator' in value
}
