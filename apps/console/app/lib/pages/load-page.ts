import type { ComponentType } from 'react'

const RELOADED = 'platen.reloaded'

/**
 * The file of a page. When it is gone, a new release has most likely replaced it: the page is then opened anew at
 * `address`, once. What is gone after that too is broken.
 */
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
    // Nothing is drawn meanwhile.
    return new Promise(() => undefined)
  }
}

/** The router draws nothing at all when the file of its first page fails; what fails while it is drawn is caught. */
function broken(error: unknown): ComponentType {
  return function Broken() {
    throw error
  }
}
