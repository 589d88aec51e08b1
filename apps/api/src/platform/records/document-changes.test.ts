import { expect, test } from 'vitest'
import { changesBetween } from './document-changes.ts'

test('names changes by their path, and list members by their id', () => {
  const before = {
    dpi: { minimum: 150 },
    zones: [
      { id: 'front', name: 'Front' },
      { id: 'back', name: 'Back' },
    ],
  }
  const after = {
    dpi: { minimum: 200 },
    zones: [
      { id: 'back', name: 'The back' },
      { id: 'hem', name: 'Hem' },
    ],
  }
  expect(changesBetween(before, after)).toEqual([
    { path: 'dpi.minimum', from: 150, to: 200 },
    { path: 'zones[front]', from: { id: 'front', name: 'Front' }, to: null },
    { path: 'zones[back].name', from: 'Back', to: 'The back' },
    { path: 'zones[hem]', from: null, to: { id: 'hem', name: 'Hem' } },
  ])
})

test('shows a list without ids whole, and nothing unchanged', () => {
  const before = { locales: ['en', 'es'], slots: [{ weekday: 1 }] }
  expect(changesBetween(before, { locales: ['es'], slots: [{ weekday: 1 }] })).toEqual([
    { path: 'locales', from: ['en', 'es'], to: ['es'] },
  ])
})
