export function CountPage() {
  return null
}
