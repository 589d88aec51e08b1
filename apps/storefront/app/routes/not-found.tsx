import { data } from 'react-router'

/** The error boundary of the shell shows the 404. */
export function loader(): never {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
