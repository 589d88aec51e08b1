export const handle = { interactive: true }

export default function Contact() {
  return <h1>contact</h1>
}
