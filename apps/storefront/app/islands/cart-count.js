// The cart count on pages without React. It reads what `features/cart/cart.ts` stores.
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
