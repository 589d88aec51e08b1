export { EstimatePage, NoEstimatePage, type EstimatePageProps } from './estimate-page.tsx'
export { loadEstimate } from './offered-estimate.ts'
