export { totalOf, useFirstQueued, useJobs, usePrintQueue, type Waiting } from './job-queue.ts'
export { REFRESH_MS, mergedJobs, orderJobsKey, readOrderJobs, useOrderJobs } from './order-jobs.ts'
export {
  JOB_STATES,
  JOB_STATE_NAMES,
  figure,
  isJobState,
  printCount,
  sizeText,
  type Job,
  type JobState,
} from './job-labels.ts'
