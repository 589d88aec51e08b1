import type { ComponentType } from 'react'

const RELOADED = 'platen.reloaded'

/** When a chunk is missing, a new release has most likely replaced it: the page is reloaded at `address`, once. */
export async function loadPage(
  load: () => Promise<ComponentType>,
  address: () => string,
): Promise<ComponentType> {
  try {
    const page = await load()
    sessionStorage.removeItem(RELOADED)
    return page
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) !== null) return broken(error)
    sessionStorage.setItem(RELOADED, 'yes')
    location.replace(address())
    // Nothing renders until the reload.
    return new Promise(() => undefined)
  }
}

/** The router renders nothing when its first chunk fails to load, but catches errors of components. */
function broken(error: unknown): ComponentType {
  return function Broken() {
    throw error
  }
}
