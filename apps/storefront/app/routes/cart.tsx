export const handle = { interactive: true }

export default function Cart() {
  return <h1>cart</h1>
}
