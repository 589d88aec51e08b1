export const handle = { interactive: true }

export default function Order() {
  return <h1>order</h1>
}
