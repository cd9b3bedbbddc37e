import { index, type RouteConfig } from "@react-router/dev/routes"

export default [index("hello.tsx")] satisfies RouteConfig
