import { createRoot } from 'react-dom/client'
import { MessageToShop, type IslandData } from '../features/contact/index.ts'
import { PageContext, pageOf } from '../lib/page.ts'

// Makes the form of the contact page interactive without the router, with Preact instead of React: see `vite.config.ts`.
// The static form that it replaces is disabled, so no input is lost.
const place = document.querySelector<HTMLElement>('[data-island="contact"]')

if (place?.dataset.with !== undefined) {
  const { page, phoneRegion } = JSON.parse(place.dataset.with) as IslandData
  place.replaceChildren()
  createRoot(place).render(
    <PageContext value={pageOf(page)}>
      <MessageToShop {...phoneRegion} />
    </PageContext>,
  )
}
