import { browserProgram } from './browser.ts'

/** Before the test files start: of two that unpack the browser at once, one would start a half-written file. */
export default async function setUp(): Promise<void> {
  await browserProgram()
}
