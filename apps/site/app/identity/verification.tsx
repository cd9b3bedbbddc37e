import { page } from "../page.ts"
import type { Route } from "./+types/verification"
import { IdentityPage } from "./IdentityPage.tsx"

export { identityAction as action, loadIdentityStatus as loader } from "./identityStatus.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.identity.title })

/** Where the check leads back to; it waits here for the result. */
export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  return <IdentityPage standing={loaderData} answer={actionData} isBack={true} />
}
