export { ensureFirstOwner } from './first-owner.ts'
