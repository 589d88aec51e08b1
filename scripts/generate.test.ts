import { expect, test } from 'vitest'
import { generatedFiles, readGenerated } from './generate.ts'

test('what is generated is what contract and drawings give (npm run generate)', async () => {
  const files = await generatedFiles()
  const stale = []
  for (const file of files) if ((await readGenerated(file)) !== file.content) stale.push(file.path)
  expect(stale, 'stale: run npm run generate').toEqual([])
})
