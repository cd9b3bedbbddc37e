import { Refused } from "../account/Refused.tsx"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/selfTest"
import { KeptTests } from "./KeptTests.tsx"
import { Questions } from "./Questions.tsx"
import { Result } from "./Result.tsx"

export { action, loader } from "./selfTest.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.protection.test.title,
  description: ({ words }) => words.protection.test.description,
})

export default function SelfTest({ loaderData: { kept }, actionData }: Route.ComponentProps) {
  const t = useTranslations("protection")
  const result = actionData && "score" in actionData ? actionData : null
  const refused = actionData && "refusal" in actionData ? actionData : undefined
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-gutter py-8 sm:py-12">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("test.title")}</h1>
        <p className="mt-3 text-pretty text-muted">{t("test.lead")}</p>
      </header>
      <Refused answer={refused} isOutside />
      {result ? <Result {...result} isPlayer={kept !== null} /> : <Questions answer={refused} />}
      {kept && kept.length > 0 && <KeptTests kept={kept} />}
      <p className="text-muted text-sm">{t("test.source")}</p>
    </div>
  )
}
