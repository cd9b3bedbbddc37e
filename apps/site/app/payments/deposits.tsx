import { Card, EmptyState, Notice } from "@elite/ui"
import { useState } from "react"
import { AccountPage } from "../account/AccountPage.tsx"
import { type Exclusion, RestrictionActions, RestrictionText } from "../account/Restriction.tsx"
import { BonusCard } from "../bonuses/BonusCard.tsx"
import { ContinueLink } from "../form/ContinueLink.tsx"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { HelpLinks } from "../shell/HelpLinks.tsx"
import type { Route } from "./+types/deposits"
import { DepositForm, minDepositEuros } from "./DepositForm.tsx"
import { DepositLocked } from "./PaymentLock.tsx"
import { ScanToPay } from "./ScanToPay.tsx"
import { WaitingForPayment } from "./WaitingForPayment.tsx"
import { WeeklyHeadroom } from "./WeeklyHeadroom.tsx"
import { WeeklyLimitPopup } from "./WeeklyLimitPopup.tsx"

export { action, loader } from "./deposits.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.deposit.title })

/** Shown in place of the form where an exclusion or break bars deposits. */
function Restricted({ exclusion }: { exclusion: Exclusion }) {
  const t = useTranslations("restricted")
  return (
    <Card>
      <EmptyState title={t("title.deposit")} action={<RestrictionActions exclusion={exclusion} />}>
        <RestrictionText exclusion={exclusion} />
      </EmptyState>
    </Card>
  )
}

export default function Deposits({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("deposit")
  const { exclusion, lock, room, depositRoom, statutory, purse, methods, lastMethod } = loaderData
  const [isWeekOpen, openWeek] = useState(false)
  const { order, bonus, attempt, now } = loaderData
  return (
    <AccountPage title={t("title")}>
      {purse === "sports" && !exclusion && (
        <Notice tone="info" className="mb-5">
          <strong className="block">{t("sportsTitle")}</strong> {t("sportsText")}
        </Notice>
      )}
      {exclusion ? (
        <Restricted exclusion={exclusion} />
      ) : lock ? (
        <DepositLocked lock={lock} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
          <div className="min-w-0 lg:row-span-2">
            {order ? (
              order.qr ? (
                <ScanToPay order={order} qr={order.qr} now={now} />
              ) : (
                <WaitingForPayment order={order} />
              )
            ) : actionData && "forwardUrl" in actionData ? (
              <ContinueLink url={actionData.forwardUrl} label={t("openPage")} />
            ) : (
              <DepositForm
                methods={methods}
                lastMethod={lastMethod}
                room={room}
                depositRoom={depositRoom}
                bonus={bonus}
                attempt={attempt}
                answer={actionData}
                onOverWeek={() => openWeek(true)}
              />
            )}
          </div>
          <WeeklyHeadroom
            room={room}
            depositRoom={depositRoom}
            now={now}
            hasNotice={!order && depositRoom.remaining < minDepositEuros(methods)}
            onOpen={() => openWeek(true)}
          />
          {bonus && !order && <BonusCard bonus={bonus} />}
        </div>
      )}
      {isWeekOpen && (
        <WeeklyLimitPopup
          room={room}
          depositRoom={depositRoom}
          statutory={statutory}
          now={now}
          onClose={() => openWeek(false)}
        />
      )}
      <HelpLinks />
    </AccountPage>
  )
}
