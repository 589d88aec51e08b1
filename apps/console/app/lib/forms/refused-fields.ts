/** The input of a field, or of the nearest group around it. */
export function nearestInput(field: string): HTMLElement | undefined {
  for (let name = field; name !== ''; name = name.replace(/(^|\.)[^.]*$/, '')) {
    const element = document.getElementsByName(name)[0]
    if (element) return element
  }
  return undefined
}

/** `meetupZones[0].slots[1].to` as an input is named: `meetupZones.0.slots.1.to`. */
export function inputName(path: string): string {
  return path.replaceAll(/\[(\w+)\]/g, '.$1')
}

/** What the API says of a field, as a sentence under it: "is required" as "Fill in this field." */
export function sentence(message: string): string {
  if (message === 'is required' || message === 'must not be empty') return 'Fill in this field.'
  const whole = PREDICATE.test(message)
    ? `This ${message}`
    : message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/** How the API begins when the field is the subject. */
const PREDICATE = /^(is|are|must|has|have|needs|does|cannot|may|names|contains)\b/
