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

export function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
