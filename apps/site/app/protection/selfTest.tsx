import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import type { Route } from "./+types/selfTest"
import { Questions } from "./Questions.tsx"
import { SelfTestResult } from "./Result.tsx"
import { SavedTests } from "./SavedTests.tsx"

export { action, loader } from "./selfTest.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.protection.test.title,
  description: ({ words }) => words.protection.test.description,
})

export default function SelfTest({ loaderData: { savedTests }, actionData }: Route.ComponentProps) {
  const t = useTranslations("protection")
  const result = actionData && "score" in actionData ? actionData : null
  const refused = actionData && "refusal" in actionData ? actionData : undefined
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-gutter py-8 sm:py-12">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("test.title")}</h1>
        <p className="mt-3 text-pretty text-muted">{t("test.lead")}</p>
      </header>
      <RefusalMessage answer={refused} isOutside />
      {result ? (
        <SelfTestResult {...result} isPlayer={savedTests !== null} />
      ) : (
        <Questions answer={refused} />
      )}
      {savedTests && savedTests.length > 0 && <SavedTests tests={savedTests} />}
      <p className="text-muted text-sm">{t("test.source")}</p>
    </div>
  )
}
