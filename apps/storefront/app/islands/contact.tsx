import { MessageToShop } from '../features/contact/index.ts'
import { startIsland } from '../lib/start-island.tsx'

startIsland('contact', MessageToShop)
