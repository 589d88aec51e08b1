export { VIEWS, searchOf } from './order-filters.ts'
export { STAGES, STAGE_NAMES, type Stage } from './stage.ts'
export { StagePill } from './stage-pill.tsx'
