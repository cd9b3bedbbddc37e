import { useTranslations } from "use-intl"
import { speak } from "../visit.server.ts"
import type { Route } from "./+types/home"

export function loader({ request }: Route.LoaderArgs) {
  return { words: speak(request, ["home"]) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.words.home.title },
  { name: "description", content: loaderData?.words.home.description },
]

export default function Home() {
  const t = useTranslations("home")
  return <h1>{t("heroTitle")}</h1>
}
