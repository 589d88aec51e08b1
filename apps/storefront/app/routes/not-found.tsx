import { data } from 'react-router'

/** No page has this address: the shell's error boundary says so, with the status that says it to programs. */
export function loader(): never {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
