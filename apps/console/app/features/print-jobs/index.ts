export { inSum, useFirstQueued, useJobs, usePrintQueue, type Waiting } from './job-queue.ts'
export { JOB_STATES, JOB_STATE_NAMES, isJobState, plainName, type Job, type JobState } from './job-words.ts'
