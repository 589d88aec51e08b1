import { expectData, type PlatenClient } from '@platen/api-client'

/**
 * Moves the store to a time zone in which it is noon now. A test about its days then has twelve hours until the next one
 * begins, whenever it runs.
 */
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
