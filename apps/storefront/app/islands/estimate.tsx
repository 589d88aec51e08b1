import { EstimatePage } from '../features/estimates/index.ts'
import { startIsland } from '../lib/islands/start-island.tsx'

startIsland('estimate', EstimatePage)
