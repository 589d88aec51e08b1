export { useLiveUpdates, type Line } from './use-live-updates.ts'
