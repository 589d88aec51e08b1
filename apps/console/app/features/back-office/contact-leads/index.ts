export { TOPICS } from './lead-labels.ts'
