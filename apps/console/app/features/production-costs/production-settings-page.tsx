export function ProductionSettingsPage() {
  return null
}
