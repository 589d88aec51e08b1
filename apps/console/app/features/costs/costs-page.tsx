export function CostsPage() {
  return null
}
