import type { Words } from "@elite/words/all.ts"
import { locales, timeZone } from "@elite/words/formats.ts"
import { type ReactNode, useMemo } from "react"
import { useMatches } from "react-router"
import { IntlProvider } from "use-intl"
import { useLanguage } from "./language.ts"

declare module "use-intl" {
  interface AppConfig {
    Messages: Words
  }
}

/** Gives the page the words that its routes' loaders brought along, each under its noun. */
export function Speech({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const matches = useMatches()
  const messages = useMemo(
    () =>
      Object.assign(
        {},
        ...matches.map(({ loaderData }) => (loaderData as { words?: object } | undefined)?.words),
      ),
    [matches],
  ) as Partial<Words>
  return (
    <IntlProvider locale={locales[language]} timeZone={timeZone} messages={messages}>
      {children}
    </IntlProvider>
  )
}
