export { ProblemPage } from './problem-page.tsx'
export { problemTexts } from './problem-texts.ts'
