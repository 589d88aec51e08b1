import type { AdminAuditLogRecord, StoreSettingsResponse } from '@platen/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { type Visit, TABLET } from '../testing/console.ts'

const shop = testShop()

const settings = () => shop.staff.read<StoreSettingsResponse>('/api/admin/settings')

async function atSettings(visit: Visit = {}): Promise<Page> {
  const { page } = await shop.openConsole({ to: '/settings', ...visit })
  await page.getByRole('form', { name: 'Settings' }).waitFor()
  return page
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

const focused = (page: Page) => page.locator(':focus').getAttribute('name')
/** Whether the focus cannot be seen, for example below the bar at the bottom. */
const isCovered = (page: Page) =>
  page.evaluate(`(({ left, top, width, height }) =>
    document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement
  )(document.activeElement.getBoundingClientRect())`)
const saved = (page: Page) => page.getByText('All changes saved').waitFor()

test('shows conflicting changes side by side and lets the person choose for each field', async () => {
  const ana = await shop.staff.addColleague('manager', 'Ana')
  const mine = await atSettings()
  const theirs = await atSettings({ as: ana })

  await mine.getByLabel('Tagline', { exact: true }).fill('Pressed by hand.')
  await openMember(mine, 'Santa Tecla')
  await mine.getByLabel('Landmark').first().fill('The fountain')

  await theirs.getByLabel('Name', { exact: true }).first().fill('Platen & Daughters')
  await openMember(theirs, 'Santa Tecla')
  await theirs.getByLabel('Landmark').first().fill('The church')
  await save(theirs)
  await saved(theirs)

  await save(mine)
  const dialog = mine.getByRole('dialog')
  await dialog.getByText('Ana', { exact: true }).waitFor()
  const name = dialog.getByRole('group', { name: 'Store name' })
  await name.getByText('Platen & Daughters').waitFor()
  await name.getByText(/Changed by Ana/).waitFor()
  const landmark = dialog.getByRole('group', { name: /Landmark/ })
  expect(await landmark.getByRole('radio', { name: /Mine/ }).isChecked()).toBe(true)
  await landmark.getByText('The church').waitFor()
  await landmark.getByRole('radio', { name: /Theirs/ }).check()
  await dialog.getByRole('button', { name: 'Save selection' }).click()
  await saved(mine)

  const now = await settings()
  expect(now).toMatchObject({ storeName: 'Platen & Daughters', tagline: 'Pressed by hand.' })
  expect(now.meetupZones.find(({ id }) => id === 'santa_tecla')?.landmark).toBe('The church')
  const [last] = await shop.staff.read<AdminAuditLogRecord[]>(
    '/api/admin/audit-log?entityType=settings&entityId=settings&limit=1',
  )
  expect(last?.changes).toEqual([
    { path: 'tagline', from: expect.any(String) as string, to: 'Pressed by hand.' },
  ])
})

test('focuses the field that the API rejects and shows the reason there', async () => {
  const page = await atSettings()
  const email = page.getByLabel('Notification email')
  await email.fill('nobody')
  await save(page)
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  expect(await focused(page)).toBe('shopEmail')
  await email.fill('somebody@platen.local')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
})

test('expands a collapsed entry that contains a rejected field', async () => {
  const page = await atSettings()
  await openMember(page, 'Email')
  await page.getByLabel('Link', { exact: true }).fill('https://[')
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await save(page)
  await page.getByText('Enter a web address').waitFor()
  expect(await focused(page)).toBe('supportChannels.1.url')
})

test('adds a delivery area with its regions, price, days and ways to pay', async () => {
  const page = await atSettings()
  await page.getByRole('button', { name: 'Add delivery area' }).click()
  const areas = page.getByRole('group', { name: 'Delivery areas' })
  await areas.getByLabel('Name').fill('Western departments')
  await areas.getByLabel('Fee').fill('2.50')
  await areas.getByLabel('Departments or states').fill('Santa Ana, Sonsonate')
  await areas.getByLabel('Bank transfer').check()
  await save(page)
  await page.getByText('Choose a country.').waitFor()
  expect(await focused(page)).toBe('deliveryAreas.0.country')
  await areas.getByLabel('Country').selectOption('El Salvador')
  await areas.getByLabel('Fastest delivery, in days').fill('5')
  await save(page)
  await page.getByText('Enter a whole number from 5 to 365.').waitFor()
  expect(await focused(page)).toBe('deliveryAreas.0.days.max')
  expect(await isCovered(page)).toBe(false)
  await areas.getByLabel('Fastest delivery, in days').fill('1')
  await save(page)
  await saved(page)
  const { deliveryAreas } = await settings()
  expect(deliveryAreas).toEqual([
    {
      ...{ id: 'western_departments', name: 'Western departments', country: 'SV', places: [] },
      ...{ regions: ['Santa Ana', 'Sonsonate'], feeMinor: 250, days: { min: 1, max: 3 } },
      ...{ paymentInstructionIds: ['bank_main'], active: true },
    },
  ])
})

test('restores a draft after a reload and can discard it', async () => {
  const page = await atSettings()
  const before = await page.getByLabel('Tagline', { exact: true }).inputValue()
  await page.getByLabel('Tagline', { exact: true }).fill('Half a thought')
  await page.getByText('Unsaved changes. They are kept').waitFor()
  await page.reload()
  await page.getByText('Unsaved changes restored').waitFor()
  expect(await page.getByLabel('Tagline', { exact: true }).inputValue()).toBe('Half a thought')
  await page.getByRole('button', { name: 'Discard changes' }).first().click()
  await expect.poll(() => page.getByLabel('Tagline', { exact: true }).inputValue()).toBe(before)
  await page.reload()
  await page.getByRole('form', { name: 'Settings' }).waitFor()
  expect(await page.getByText('Unsaved changes restored').count()).toBe(0)
})

test('previews the store while typing and undoes the last save', async () => {
  const page = await atSettings({ viewport: TABLET })
  const before = await settings()
  await openMember(page, 'Centro')
  await page.getByLabel('Landmark').first().fill('Under the clock')
  await page.getByRole('region', { name: 'Delivery' }).getByText('Under the clock').waitFor()
  await page.getByRole('group', { name: 'Studio' }).getByLabel('Address').fill('7 Calle Poniente')
  await page.getByRole('region', { name: 'Delivery' }).getByText('7 Calle Poniente').waitFor()
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await settings()).toMatchObject({
    studio: { address: '7 Calle Poniente', hours: before.studio?.hours },
    meetupZones: [{ landmark: 'Under the clock' }, {}, {}],
  })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await settings()).meetupZones).toEqual(before.meetupZones)
  await expect
    .poll(() => page.getByLabel('Landmark').first().inputValue())
    .toBe(before.meetupZones[0]?.landmark)
})

test('undoing a save keeps the later changes of others and asks where both changed a field', async () => {
  const before = await settings()
  const page = await atSettings()
  await page.getByLabel('Tagline', { exact: true }).fill('Mine for a minute')
  await openMember(page, 'Santa Tecla')
  await page.getByLabel('Landmark').first().fill('The bandstand')
  await save(page)
  await saved(page)
  const { updatedAt, updatedBy, ...now } = await settings()
  const meetupZones = now.meetupZones.map((zone) =>
    zone.id === 'santa_tecla' ? { ...zone, landmark: 'The market' } : zone,
  )
  const theirs = await shop.staff.send('PUT', '/api/admin/settings', {
    ...now,
    storeName: 'Theirs & Sons',
    meetupZones,
  })
  expect(theirs.status).toBe(200)

  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the settings' })
  await dialog.getByText('Undoing your save would also undo their changes').waitFor()
  const landmark = dialog.getByRole('group', { name: 'Meet-up point Santa Tecla, landmark' })
  await landmark.getByText('The bandstand').waitFor()
  const earlier = before.meetupZones.find(({ id }) => id === 'santa_tecla')?.landmark ?? 'nothing'
  await landmark.getByRole('radio', { name: `Before my save ${earlier}` }).waitFor()
  await landmark.getByRole('radio', { name: 'Theirs The market' }).check()
  const name = dialog.getByRole('group', { name: 'Store name' })
  expect(await name.getByRole('radio', { name: 'Theirs Theirs & Sons' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Save selection' }).click()
  await expect.poll(async () => (await settings()).tagline).toBe(before.tagline)
  const after = await settings()
  expect(after.storeName).toBe('Theirs & Sons')
  expect(after.meetupZones).toEqual(meetupZones)
  await expect.poll(() => page.getByLabel('Tagline', { exact: true }).inputValue()).toBe(before.tagline)
  await saved(page)
})

test('a reordered list has the same order in the store', async () => {
  const page = await atSettings()
  await page.getByRole('button', { name: 'Move Cash at the studio up' }).click()
  await save(page)
  await saved(page)
  expect((await settings()).paymentInstructions.map(({ id }) => id)).toEqual([
    'bank_main',
    'cash_studio',
    'mobile_wallet',
  ])
})

const FORMS = [
  '/settings',
  '/orders/new',
  '/garments/new',
  '/print-zones',
  '/production-settings',
  '/account',
]

test('no form shows an error before anything was entered', async () => {
  const { page } = await shop.openConsole()
  for (const path of FORMS) {
    await page.goto(`${shop.url}/admin${path}`, { waitUntil: 'networkidle' })
    await page.locator('main').locator('input:visible, select:visible').first().waitFor()
    expect([path, await page.locator('main [aria-invalid="true"], main [role="alert"]').count()]).toEqual([
      path,
      0,
    ])
  }
})

test('shows the settings read-only and explains why', async () => {
  const viewer = await shop.staff.addColleague('viewer', 'Vera')
  const page = await atSettings({ as: viewer })
  expect(await page.getByLabel('Tagline', { exact: true }).isDisabled()).toBe(true)
  await page.getByText('Your role (viewer) can’t do this.').waitFor()
  expect(await page.getByRole('button', { name: 'Save', exact: true }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test.each(['light', 'dark'] as const)('has no axe violations in the %s theme', async (colorScheme) => {
  const page = await atSettings({ colorScheme })
  await openMember(page, 'Centro')
  await openMember(page, 'Bank transfer')
  expect(await accessibilityProblems(page)).toEqual([])
})

async function openMember(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true, expanded: false }).click()
}
