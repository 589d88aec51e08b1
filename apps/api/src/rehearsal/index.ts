export { rehearseByHand } from './by-hand.ts'
export { rehearsals } from './rehearsal-schedule.ts'
export { removeRehearsal } from './rehearse.ts'
