import { readFile } from 'node:fs/promises'
import type { CustomerRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { PHONE } from '../testing/console.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const find = (q: string) => shop.staff.read<CustomerRecord[]>(`/api/admin/customers?q=${q}`)

test('imports customers after a look at each row, and exports them again', async () => {
  await shop.staff.create('/api/admin/customers', { name: 'Clara Núñez', email: 'clara@example.com' })
  const { page } = await shop.openConsole({ to: '/customers' })
  await page.getByRole('link', { name: 'Import and export' }).click()
  const content = [
    'Nombre;Correo;WhatsApp;Grupo',
    ';CLARA@example.com;+505 8888 7999;school',
    'Zoraida Quintanilla;zoraida@example.com;;club',
  ].join('\n')
  await page.getByLabel('Drop a file here').setInputFiles({
    ...{ name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) },
  })
  await page.getByText('Phone: +50588887999').waitFor()
  await page.getByLabel(/Grupo/).selectOption('Tags')
  await page.getByText('Tags: school').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('heading', { name: 'Import complete' }).waitFor()
  await page.getByText('1 customer added').waitFor()
  await page.getByText('1 customer updated').waitFor()
  expect(await find('clara')).toMatchObject([{ phone: '+50588887999', tags: ['school'] }])

  await page.getByRole('button', { name: 'Import another file' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Zoraida Quintanilla,,zoraida@example.com')
  await page.getByRole('link', { name: 'All customers' }).click()
  await page.getByRole('link', { name: 'Zoraida Quintanilla' }).waitFor()
})

test('shows what is wrong with a row on a phone, and imports nothing', async () => {
  const { page } = await shop.openConsole({ to: '/customers/import', viewport: PHONE })
  const content = 'Name,Email,Phone\nNobody,,\nSomebody,somebody@example.com,7111-2222\n'
  await page.getByLabel('Drop a file here').setInputFiles({
    ...{ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(content) },
  })
  await page.getByText('Email: Enter an email address or a phone number.').waitFor()
  await page.getByText('Correct 2 rows with problems').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await find('somebody')).toEqual([])
})
