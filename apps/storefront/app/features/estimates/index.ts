export { EstimatePage, NoEstimatePage } from './estimate-page.tsx'
export { loadEstimate, type LoadedEstimate } from './offered-estimate.ts'
