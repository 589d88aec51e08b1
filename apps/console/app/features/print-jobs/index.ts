export { inSum, useFirstQueued, useJobs, usePrintQueue, type Waiting } from './job-queue.ts'
export { ASK_AGAIN_MS, mergedJobs, orderJobsKey, readOrderJobs, useOrderJobs } from './order-jobs.ts'
export { JOB_STATES, JOB_STATE_NAMES, isJobState, plainName, type Job, type JobState } from './job-words.ts'
