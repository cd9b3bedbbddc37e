import { consent as contract } from "@elite/contract"
import { Anchor, Button, LinkButton } from "@elite/ui"
import { type ComponentType, type MouseEvent, useEffect, useId, useRef, useState } from "react"
import { Form, useLocation } from "react-router"
import type { ConsentChoices, ConsentPrompt } from "../consent.ts"
import { useTranslations } from "../i18n.tsx"
import { useLanguage, useTo } from "../language.ts"
import { ConsentHiddenFields, usePendingChoice } from "./ChoicesForm.tsx"

type ConsentBannerProps = {
  asks: Exclude<ConsentPrompt, null>
  isPlayer: boolean
  /** What a player who is asked anew allowed before. */
  allowed: ConsentChoices | null
}

/** The button that was pressed goes with the banner: the keyboard goes on at the page. */
function useFocusPageAfterChoice() {
  const isOurs = useRef(false)
  useEffect(
    () => () => {
      if (isOurs.current) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true })
    },
    [],
  )
  return () => {
    isOurs.current = true
  }
}

type ChoicesDialogComponent = ComponentType<{ next: string; onClose: () => void; onSend: () => void }>

/** The link to the page of choices, which opens them before this page where scripts run. */
function CustomiseLink({
  next,
  onSend,
  isAlone,
}: {
  next: string
  onSend: () => void
  /** Nothing stands beside it on a phone. */
  isAlone: boolean
}) {
  const t = useTranslations("consent")
  const to = useTo()
  const [Choices, setChoices] = useState<{ Dialog: ChoicesDialogComponent } | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const { href } = event.currentTarget
    import("./ChoicesDialog.tsx").then(
      ({ default: Dialog }) => setChoices({ Dialog }),
      () => window.location.assign(href),
    )
  }
  return (
    <>
      <LinkButton href={to("cookieChoices")} onClick={open} className={isAlone ? "max-sm:col-span-2" : ""}>
        {t("customise")}
      </LinkButton>
      {Choices && <Choices.Dialog next={next} onClose={() => setChoices(null)} onSend={onSend} />}
    </>
  )
}

/** What a player allowed before, so that they know with what they go on. */
function CurrentChoices({ allowed }: { allowed: ConsentChoices }) {
  const t = useTranslations("consent")
  const names = contract.consentCategories.filter((name) => allowed[name]).map((name) => t(`${name}.name`))
  const list = new Intl.ListFormat(useLanguage()).format(names)
  return <>{names.length > 0 ? t("soFar", { list }) : t("soFarNone")}</>
}

/**
 * Asks what this browser allows, above the page and in its flow: it covers nothing, and the page below it works whether
 * it is answered or not. Accepting and refusing weigh the same. A player who is asked anew may also go on with what
 * they chose before, or leave.
 */
export function ConsentBanner({ asks, isPlayer, allowed }: ConsentBannerProps) {
  const t = useTranslations("consent")
  const to = useTo()
  const id = useId()
  const { pathname, search } = useLocation()
  const next = pathname + search
  const sent = usePendingChoice()
  const chosen = useFocusPageAfterChoice()
  const isVariant = isPlayer && asks === "again" && allowed !== null
  const answers = isVariant
    ? ([
        ["keep", "keep"],
        ["necessary", "onlyNecessary"],
      ] as const)
    : ([
        ["all", "acceptAll"],
        ["necessary", "onlyNecessary"],
      ] as const)
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-b bg-surface px-gutter py-4"
    >
      <div className="min-w-0 flex-1 basis-96">
        <p id={id} className="font-semibold">
          {t("bannerTitle")}
        </p>
        <p className="mt-1 text-pretty text-muted text-sm">
          {asks === "again" ? t("bannerAgain") : t("bannerText")}{" "}
          {isVariant && <CurrentChoices allowed={allowed} />}{" "}
          <Anchor
            href={to("cookies")}
            className="inline-block text-brass underline underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {t("more")}
          </Anchor>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex sm:flex-wrap">
        <Form
          method="post"
          action={to("cookieChoices")}
          replace
          preventScrollReset
          onSubmit={chosen}
          className="contents"
        >
          <ConsentHiddenFields next={next} />
          {answers.map(([what, label]) => (
            <Button
              key={what}
              type="submit"
              name="what"
              value={what}
              pending={sent === what}
              pendingLabel={t("saving")}
              className="max-sm:px-2"
            >
              {t(label)}
            </Button>
          ))}
        </Form>
        <CustomiseLink next={next} onSend={chosen} isAlone={!isVariant} />
        {isVariant && (
          <Form method="post" action={to("logout")} className="contents">
            <Button type="submit" className="max-sm:px-2">
              {t("logOut")}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}
