import type { Route } from "./+types/verification"
import { IdentityPage } from "./IdentityPage.tsx"
import { identityStanding, startCheck } from "./standing.server.ts"

export const loader = (args: Route.LoaderArgs) => identityStanding(args)
export const action = (args: Route.ActionArgs) => startCheck(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.identity.title} — Elite` },
  { name: "robots", content: "noindex" },
]

/** Where the check leads back to; it waits here for the result. */
export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  return <IdentityPage standing={loaderData} answer={actionData} isBack={true} />
}
