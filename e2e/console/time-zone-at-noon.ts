import { expectData, type PlatenClient } from '@platen/api-client'

/** Moves the store to a time zone where it is noon now, so that its day does not end during a test. */
export async function setTimeZoneAtNoon(owner: PlatenClient): Promise<string> {
  const { updatedAt: _at, updatedBy: _by, ...settings } = await expectData(owner.getSettings())
  const timeZone = zoneAtNoon(new Date())
  await expectData(owner.replaceSettings({ body: { ...settings, timeZone } }))
  return timeZone
}

/** These names have the opposite sign: `Etc/GMT-5` is five hours ahead of UTC. */
function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
