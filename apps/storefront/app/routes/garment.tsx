export default function Garment() {
  return <h1>garment</h1>
}
