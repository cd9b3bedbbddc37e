import { page } from "../page.ts"
import type { Route } from "./+types/kyc"
import { IdentityPage } from "./IdentityPage.tsx"

export { identityAction as action, loadIdentityStatus as loader } from "./identityStatus.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.identity.title })

export default function Kyc({ loaderData, actionData }: Route.ComponentProps) {
  return <IdentityPage status={loaderData} answer={actionData} isBack={false} />
}
