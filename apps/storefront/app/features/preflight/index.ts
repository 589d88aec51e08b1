export { findingAdvice, findingTitle } from './finding-words.ts'
