export { ProblemPage } from './problem-page.tsx'
