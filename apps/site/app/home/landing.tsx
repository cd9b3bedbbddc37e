import { page } from "../page.ts"
import type { Route } from "./+types/landing"
import { CampaignPage } from "./LandingCampaign.tsx"

export { loader } from "./landing.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words, campaign }) => words.landings[campaign].title,
  description: ({ words, campaign }) => words.landings[campaign].description,
  chrome: { header: false, sidebar: false, footer: false },
})

export default function Landing({ loaderData: { campaign } }: Route.ComponentProps) {
  return <CampaignPage campaign={campaign} />
}
