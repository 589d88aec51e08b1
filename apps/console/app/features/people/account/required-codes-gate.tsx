import { useState } from 'react'
import { Outlet } from 'react-router'
import { laterPart } from '../../../lib/later-part.tsx'
import { useMe } from '../session/index.ts'

/** Few people see it, and it draws QR codes. */
const RequiredCodesSetup = laterPart(
  async () => (await import('./required-codes-setup.tsx')).RequiredCodesSetup,
)

/** Leads members whose role needs one-time codes to set them up; the page that they opened follows. */
export function RequiredCodesGate() {
  const { totpSetupRequired } = useMe()
  const [isSettingUp, setSettingUp] = useState(totpSetupRequired)
  if (totpSetupRequired && !isSettingUp) setSettingUp(true)
  // Codes are on before their recovery codes are saved.
  if (!isSettingUp) return <Outlet />
  return <RequiredCodesSetup onDone={() => setSettingUp(false)} />
}
