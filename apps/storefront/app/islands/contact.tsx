import { MessageToShop } from '../features/contact/index.ts'
import { startIsland } from '../lib/islands/start-island.tsx'

startIsland('contact', MessageToShop)
