import type { Route } from "./+types/kyc"
import { IdentityPage } from "./IdentityPage.tsx"
import { identityStanding, startCheck } from "./standing.server.ts"

export const loader = (args: Route.LoaderArgs) => identityStanding(args)
export const action = (args: Route.ActionArgs) => startCheck(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.identity.title} — Elite` },
  { name: "robots", content: "noindex" },
]

/** The verification as a page of the account. */
export default function Kyc({ loaderData, actionData }: Route.ComponentProps) {
  return <IdentityPage standing={loaderData} answer={actionData} isBack={false} />
}
