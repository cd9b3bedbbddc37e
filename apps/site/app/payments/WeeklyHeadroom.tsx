import { Anchor, Button, Card, ProgressRing } from "@elite/ui"
import { useFormatUpcoming } from "../account/useFormatUpcoming.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { DepositHeadroom, WeeklyDepositLimit } from "./depositAmount.ts"
import { useOwnLimitText } from "./useOwnLimitText.ts"

const maxReturnsListed = 4

type WeeklyHeadroomProps = {
  room: WeeklyDepositLimit
  depositRoom: DepositHeadroom
  now: string
  /** `DepositForm` shows a notice instead, because too little room is left. */
  hasNotice: boolean
  onOpen: () => void
}

function WhyLimited({ limit, onOpen }: { limit: string; onOpen: () => void }) {
  const t = useTranslations("deposit")
  return (
    <>
      <p className="mt-4 border-line border-t pt-3 text-muted text-sm">{t("whyLimit", { limit })}</p>
      <Button size="small" onClick={onOpen} className="mt-3 noscript:hidden">
        {t("weekPopup.open")}
      </Button>
    </>
  )
}

/**
 * The statutory week: used share as a ring, remaining room and next increase as text. A stricter limit of the player's
 * own replaces that text.
 */
export function WeeklyHeadroom({ room, depositRoom, now, hasNotice, onOpen }: WeeklyHeadroomProps) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const when = useFormatUpcoming(now)
  const to = useTo()
  const own = useOwnLimitText(depositRoom)
  const { limit, usedLimit, remaining, reserved, freesUp } = room
  const [limitText, usedText] = [formats.shortEuros(limit), formats.shortEuros(usedLimit)]
  const [first, ...later] = freesUp.slice(0, maxReturnsListed)
  const back = ({ at, amount }: WeeklyDepositLimit["freesUp"][number]) =>
    t("comesBack", { amount: formats.shortEuros(amount), when: when(at) })
  return (
    <Card as="section" aria-labelledby="week-room">
      <h2 id="week-room" className="text-lg sm:text-xl">
        {t("roomTitle")}
      </h2>
      <div className="mt-4 flex items-center gap-5 lg:flex-col lg:items-stretch">
        <ProgressRing
          value={limit > 0 ? usedLimit / limit : 1}
          tone={remaining > 0 ? "brass" : "coral"}
          label={t("roomRing", { used: usedText, limit: limitText })}
          className="lg:mx-auto"
        >
          <span className="font-bold text-lg">{usedText}</span>
          <span className="text-muted text-xs">{t("roomInside", { limit: limitText })}</span>
        </ProgressRing>
        <div className="grid min-w-0 gap-1.5">
          {!hasNotice && (
            <p className="font-semibold text-lg leading-6">
              {own ??
                (remaining > 0
                  ? t("roomNow", { remaining: formats.shortEuros(remaining) })
                  : reserved.length > 0
                    ? t("roomReserved")
                    : t("roomNone", { limit: limitText }))}
            </p>
          )}
          {own && (
            <Anchor
              href={to("limits")}
              className="inline-flex items-center justify-self-start font-semibold text-brass underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t("ownLimit.link")}
            </Anchor>
          )}
          {!own && first && <p className="text-muted">{back(first)}</p>}
        </div>
      </div>
      {reserved.length > 0 && (
        <div className="mt-4 grid gap-1 border-line border-t pt-3 text-muted text-sm">
          {reserved.map(({ until, amount }) => (
            <p key={`${until} ${amount}`}>
              {t("reserved", { amount: formats.shortEuros(amount), when: formats.time(until) })}
            </p>
          ))}
          <Anchor
            href={to("balances")}
            className="inline-flex items-center justify-self-start font-semibold text-brass underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t("reservedAction")}
          </Anchor>
        </div>
      )}
      {later.length > 0 && (
        <ul
          aria-label={t("comesBackList")}
          className="mt-4 grid gap-1 border-line border-t pt-3 text-muted text-sm"
        >
          {later.map((part) => (
            <li key={`${part.at} ${part.amount}`}>{back(part)}</li>
          ))}
        </ul>
      )}
      <WhyLimited limit={limitText} onOpen={onOpen} />
    </Card>
  )
}
