import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LOCALES } from '@platen/messages'
import { IdScope } from './lib/preact/id-scope.tsx'
import { wholeDocument } from './lib/preact/whole-document.ts'
import { loadMessages } from './messages/loaded.ts'

const language = LOCALES.find((locale) => locale === document.documentElement.lang)
if (language !== undefined) await loadMessages(language)

// Vite's, which no component renders.
const styles = import.meta.env.DEV ? document.querySelectorAll('style[data-vite-dev-id]') : []
hydrateRoot(
  wholeDocument(),
  <IdScope name="page">
    {/* Until the router has read the page's data. */}
    <Suspense>
      <HydratedRouter />
    </Suspense>
  </IdScope>,
)
document.head.append(...styles)
// The page answers, so what fails from here on has its own place to say so.
document.querySelector('[data-incomplete]')?.remove()
