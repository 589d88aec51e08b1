export default function Policies() {
  return <h1>policies</h1>
}
