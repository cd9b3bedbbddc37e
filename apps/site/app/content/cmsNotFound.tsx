import { Anchor } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/cmsNotFound"

export { loader } from "./cmsNotFound.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.pages.cms.title })

export default function CmsNotFound({ loaderData: { pages } }: Route.ComponentProps) {
  const t = useTranslations("pages")
  const s = useTranslations("shell")
  const to = useTo()
  const links = [
    ...(["help", "howItWorks", "about", "terms", "privacy", "cookies"] as const).map((own) => ({
      href: to(own),
      label: s(own === "help" ? "helpCentre" : own),
    })),
    ...pages.map(({ slug, title }) => ({ href: to("siteInfo", { slug }), label: title })),
  ]
  return (
    <div className="mx-auto w-full max-w-3xl px-gutter py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{t("cms.title")}</h1>
      <p className="mt-3 text-muted">{t("cms.lead")}</p>
      <ul className="mt-4 grid">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="inline-flex min-h-11 items-center text-brass underline underline-offset-4"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
