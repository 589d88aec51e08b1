const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** The part of Cloudflare's interface that is used here. */
interface Turnstile {
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'error-callback': () => boolean
    },
  ): string
  remove(widget: string): void
}

/**
 * Has Cloudflare's widget make a token. It may show itself to ask the visitor for a click, in the corner of the page.
 * The page's policy lets its script in only where the shop has chosen this provider.
 */
export async function solveTurnstile(siteKey: string): Promise<string> {
  const turnstile = await loadTurnstile()
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'fixed right-4 bottom-4 z-50'
  let widget: string | undefined
  try {
    return await new Promise((resolve, reject) => {
      widget = turnstile.render(place, {
        sitekey: siteKey,
        callback: resolve,
        'error-callback': () => {
          reject(new Error('Turnstile could not make a token.'))
          return true
        },
      })
    })
  } finally {
    if (widget !== undefined) turnstile.remove(widget)
    place.remove()
  }
}

function loadTurnstile(): Promise<Turnstile> {
  const known = (globalThis as { turnstile?: Turnstile }).turnstile
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => {
      const { turnstile } = globalThis as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else reject(new Error('Turnstile did not come with its script.'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('Turnstile could not be loaded.'))
    }
    document.head.append(script)
  })
}
