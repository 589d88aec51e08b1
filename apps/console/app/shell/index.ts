export { BrokenPage } from './broken-page.tsx'
export { NoSuchPage } from './no-such-page.tsx'
export { Shell } from './shell.tsx'
