import { page } from "../page.ts"
import type { Route } from "./+types/verification"
import { IdentityPage } from "./IdentityPage.tsx"

export { identityAction as action, loadIdentityStatus as loader } from "./identityStatus.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.identity.title })

/** The return address of the verifier; the page polls for the result. */
export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  return <IdentityPage status={loaderData} answer={actionData} isBack={true} />
}
