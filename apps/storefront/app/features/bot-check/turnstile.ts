const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** How long Cloudflare's script may take to load, and then its widget to answer. */
const SILENCE_MS = 30_000

const CLICK_MS = 2 * 60_000

/** From developers.cloudflare.com/turnstile, "Widget configurations". */
interface Turnstile {
  /** Undefined when the widget could not be drawn. */
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      /** Returns true for a handled error, so that Turnstile does not log it. */
      'error-callback': (code?: string) => boolean
      'timeout-callback': () => void
      'unsupported-callback': () => void
      'before-interactive-callback': () => void
    },
  ): string | undefined
  remove(widget: string): void
}

/** The content security policy allows Cloudflare's script only in shops that chose this provider. */
export async function solveTurnstile(siteKey: string): Promise<string> {
  const limit = timeLimit(SILENCE_MS)
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'fixed right-4 bottom-4 z-50'
  let remove: (() => void) | undefined
  try {
    const turnstile = await Promise.race([loadTurnstile(), limit.passed])
    limit.set(SILENCE_MS)
    const token = new Promise<string>((resolve, reject) => {
      const fail = (what: string) => reject(new BotCheckUnsolved(`Turnstile ${what}.`))
      const widget = turnstile.render(place, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': (code = 'without a code') => {
          fail(`met the error ${code}`)
          return true
        },
        'timeout-callback': () => fail('was not clicked in time'),
        'unsupported-callback': () => fail('does not work in this browser'),
        'before-interactive-callback': () => limit.set(CLICK_MS),
      })
      if (widget === undefined) fail('could not draw its widget')
      else remove = () => turnstile.remove(widget)
    })
    return await Promise.race([token, limit.passed])
  } finally {
    limit.end()
    remove?.()
    place.remove()
  }
}

let loading: Promise<Turnstile> | undefined

/** A script that failed to load is requested again on the next attempt. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (what: string) => {
      script.remove()
      loading = undefined
      reject(new BotCheckUnsolved(`The script of Turnstile ${what}.`))
    }
    script.src = SCRIPT
    script.onload = () => {
      const { turnstile } = globalThis as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else fail('brought nothing')
    }
    script.onerror = () => fail('could not be loaded')
    document.head.append(script)
  })
  return loading
}

/** `passed` rejects when the time is up. */
function timeLimit(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pass: () => void
  const passed = new Promise<never>((_resolve, reject) => {
    pass = () => reject(new BotCheckUnsolved('Turnstile said nothing in time.'))
  })
  // It may reject before it is awaited.
  passed.catch(() => undefined)
  const set = (newMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(pass, newMs)
  }
  set(ms)
  return { passed, set, end: () => clearTimeout(timer) }
}

export class BotCheckUnsolved extends Error {
  override readonly name = 'BotCheckUnsolved'
}
