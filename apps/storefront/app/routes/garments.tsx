export default function Garments() {
  return <h1>garments</h1>
}
