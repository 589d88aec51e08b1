export const handle = { interactive: true }

export default function Designer() {
  return <h1>designer</h1>
}
