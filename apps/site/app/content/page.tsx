import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/page"

export { loader } from "./page.server.ts"

type Data = Pick<Route.ComponentProps["loaderData"], "blocks">

/** The first paragraph, cut for the description of search results. */
const firstParagraph = ({ blocks }: Data): string | undefined => {
  const first = blocks.find(({ kind }) => kind === "text")
  return first && "text" in first ? first.text.slice(0, 160) : undefined
}

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: firstParagraph,
})

export default function ContentPage({ loaderData: { title, blocks, updatedAt } }: Route.ComponentProps) {
  const t = useTranslations("content")
  const formats = useFormats()
  return (
    <article className="mx-auto max-w-3xl px-gutter py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-muted text-sm">{t("updated", { date: formats.date(updatedAt) })}</p>
      <div className="mt-8 grid gap-4 text-pretty leading-relaxed">
        {blocks.map((block) => {
          if (block.kind === "list")
            return (
              <ul key={block.key} className="grid list-disc gap-1.5 pl-5 marker:text-brass">
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )
          if (block.kind === "text") return <p key={block.key}>{block.text}</p>
          return (
            <h2 key={block.key} className="mt-5 text-xl sm:text-2xl">
              {block.text}
            </h2>
          )
        })}
      </div>
    </article>
  )
}
