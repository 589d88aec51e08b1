export { BrokenPage } from './broken-page.tsx'
export { NoSuchPage } from './broken-page.tsx'
export { Shell } from './shell.tsx'
