import { languageOf, type Page, pageAt, withoutLanguage } from "@elite/paths"
import { messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/landing"
import type { LandingCampaign } from "./LandingCampaign.tsx"

const campaignsByPage: Partial<Record<Page, LandingCampaign>> = {
  landing: "protects",
  landing2: "crash",
  landing3: "contests",
  landing4: "pools",
}

export function loader({ request, url: { pathname } }: Pick<Route.LoaderArgs, "request" | "url">) {
  const page = pageAt(withoutLanguage(pathname), languageOf(pathname))?.page
  const campaign: LandingCampaign = (page && campaignsByPage[page]) ?? "protects"
  return { words: messagesFor(request, ["landings"]), campaign }
}
