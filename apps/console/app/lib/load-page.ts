const TRIED = 'platen.reloaded'

/**
 * The file of a page. When it is gone, a new release has most likely replaced it: the page is then opened anew at
 * `address`, once. What is gone after that too is broken.
 */
export async function loadPage<Page>(load: () => Promise<Page>, address: () => string): Promise<Page> {
  try {
    const page = await load()
    sessionStorage.removeItem(TRIED)
    return page
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(TRIED) !== null) throw error
    sessionStorage.setItem(TRIED, 'yes')
    location.replace(address())
    // Nothing is drawn meanwhile.
    return new Promise(() => undefined)
  }
}
