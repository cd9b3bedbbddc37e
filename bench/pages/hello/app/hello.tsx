export const meta = () => [
  { title: "Hello" },
  { name: "description", content: "The barest page that this stack can render." },
]

export default function Hello() {
  return (
    <main>
      <h1>Hello</h1>
    </main>
  )
}
