import { languageOf, type Page, pageAt, withoutLanguage } from "@elite/paths"
import { speak } from "../visit.server.ts"
import type { Route } from "./+types/landing"
import type { Campaign } from "./Campaign.tsx"

const campaigns: Partial<Record<Page, Campaign>> = {
  landing: "protects",
  landing2: "crash",
  landing3: "contests",
  landing4: "pools",
}

/** Which of the four pages this address is. */
export function loader({ request, url: { pathname } }: Pick<Route.LoaderArgs, "request" | "url">) {
  const page = pageAt(withoutLanguage(pathname), languageOf(pathname))?.page
  const campaign: Campaign = (page && campaigns[page]) ?? "protects"
  return { words: speak(request, ["landings"]), campaign }
}
