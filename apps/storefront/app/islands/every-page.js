// On pages without the router. What a first look does not need waits until the page is loaded and painted, which is whole
// without it: a slow phone has all files a while before it has painted them.
const PAINTING_MS = 100
const { script } = document.body.dataset
if (document.readyState === 'complete') oncePainted()
else addEventListener('load', oncePainted)
// Whoever chooses earlier does not wait.
addEventListener('change', showTheRest, { once: true })

function oncePainted() {
  const start = () => setTimeout(loadTheRest, PAINTING_MS)
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    start()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function loadTheRest() {
  showTheRest()
  if (script) import(/* @vite-ignore */ script).catch(showIncomplete)
}

/** `lib/incomplete-page.tsx` */
function showIncomplete() {
  document.querySelector('[data-incomplete]').hidden = false
}

/** `lib/islands/after-loading.tsx` */
function showTheRest() {
  for (const rest of document.querySelectorAll('noscript[data-after-loading]'))
    rest.outerHTML = rest.textContent
}

// The cart count. It reads what `features/cart/cart.ts` stores.
const link = document.querySelector('[data-cart-labels]')

function show() {
  const units = unitsInCart()
  const labels = JSON.parse(link.dataset.cartLabels)
  const form = units === 0 ? 'empty' : new Intl.PluralRules(document.documentElement.lang).select(units)
  link.querySelector('[data-cart-count]').textContent = units > 0 ? units : ''
  link.setAttribute('aria-label', (labels[form] ?? labels.other).replace('{{count}}', units))
}

function unitsInCart() {
  try {
    const items = JSON.parse(localStorage.getItem('platen.cart') ?? '[]')
    // Count the valid designs even if one is invalid.
    const counts = items
      .flatMap((item) => Object.values(item?.quantities ?? { film: item?.quantity }))
      .filter(Number.isInteger)
    return counts.reduce((sum, each) => sum + each, 0)
  } catch {
    return 0
  }
}

if (link) for (const event of ['pageshow', 'storage']) addEventListener(event, show)
