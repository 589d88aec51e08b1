import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { Console } from './console.tsx'
import { watchUserActivity } from './lib/requests/user-activity.ts'
import { keepForOffline } from './lib/requests/keep-for-offline.ts'

const place = document.getElementById('console')
if (!place) throw new Error('The page has no place for the console.')
watchUserActivity()
createRoot(place).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)

if (import.meta.env.PROD) keepForOffline().catch(() => undefined)
