export const handle = { interactive: true }

export default function Checkout() {
  return <h1>checkout</h1>
}
