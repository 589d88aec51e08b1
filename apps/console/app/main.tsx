import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { Console } from './console.tsx'

const place = document.getElementById('console')
if (!place) throw new Error('The page has no place for the console.')
createRoot(place).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)

// Only where the page is secure can it be kept for a time without a connection.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('/admin/service-worker.js', { scope: '/admin' }).catch(() => undefined)
}
