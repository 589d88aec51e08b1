import { EstimatePage } from '../features/estimates/index.ts'
import { startIsland } from '../lib/start-island.tsx'

startIsland('estimate', EstimatePage)
