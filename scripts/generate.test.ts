import { expect, test } from 'vitest'
import { generatedFiles, readGenerated } from './generate.ts'

test.each(await generatedFiles())('$path is what the contract gives (npm run generate)', async (file) => {
  const committed = await readGenerated(file)
  expect(committed === file.content, `${file.path} is stale: run npm run generate`).toBe(true)
})
