import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { Console } from './console.tsx'
import { watchHands } from './lib/hands.ts'
import { keepForOffline } from './lib/keep-for-offline.ts'

const place = document.getElementById('console')
if (!place) throw new Error('The page has no place for the console.')
watchHands()
createRoot(place).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)

keepForOffline().catch(() => undefined)
