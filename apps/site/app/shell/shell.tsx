import { isRouteErrorResponse, Outlet } from "react-router"
import type { Route } from "./+types/shell"
import { Trouble } from "./Trouble.tsx"

export default function Shell() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <Trouble status={isRouteErrorResponse(error) ? error.status : 500} />
    </main>
  )
}
