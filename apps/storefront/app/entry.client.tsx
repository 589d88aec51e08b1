import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LOCALES } from '@platen/messages'
import { loadMessages } from './messages/loaded.ts'

const language = LOCALES.find((locale) => locale === document.documentElement.lang)
if (language !== undefined) await loadMessages(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
