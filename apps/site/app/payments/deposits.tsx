import { useTranslations } from "use-intl"
import { AccountPage } from "../account/AccountPage.tsx"
import { LeadOn } from "../form/LeadOn.tsx"
import { page } from "../page.ts"
import type { Route } from "./+types/deposits"
import { DepositForm } from "./DepositForm.tsx"
import { Locked } from "./Locked.tsx"
import { WaitingForPayment } from "./WaitingForPayment.tsx"
import { WeekRoom } from "./WeekRoom.tsx"

export { action, loader } from "./deposits.server.ts"

export const { meta, handle } = page<Route.ComponentProps>({ title: ({ words }) => words.deposit.title })

export default function Deposits({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("deposit")
  const { lock, room, methods, order, attempt, now } = loaderData
  return (
    <AccountPage title={t("title")}>
      {lock ? (
        <Locked lock={lock} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <div className={order ? "lg:order-1" : "order-2 lg:order-1"}>
            {order ? (
              <WaitingForPayment order={order} />
            ) : actionData && "forwardUrl" in actionData ? (
              <LeadOn url={actionData.forwardUrl} label={t("openPage")} />
            ) : (
              <DepositForm methods={methods} room={room} attempt={attempt} answer={actionData} />
            )}
          </div>
          <div className={order ? "lg:order-2" : "order-1 lg:order-2"}>
            <WeekRoom room={room} now={now} />
          </div>
        </div>
      )}
    </AccountPage>
  )
}
