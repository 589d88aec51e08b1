import { createRoot } from 'react-dom/client'
import { MessageToShop, readIslandData } from '../features/contact/index.ts'
import { PageContext, pageOf } from '../lib/page.ts'

// The form of the contact page, which comes without the router. Preact draws here what React draws elsewhere: see
// `vite.config.ts`. Nothing can have been typed into what is replaced: it was asleep.
const place = document.querySelector<HTMLElement>('[data-island="contact"]')

if (place?.dataset.with !== undefined) {
  const { page, home } = readIslandData(place.dataset.with)
  place.replaceChildren()
  createRoot(place).render(
    <PageContext value={pageOf(page)}>
      <MessageToShop {...home} />
    </PageContext>,
  )
}
