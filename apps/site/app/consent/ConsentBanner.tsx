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
  /** What a player allowed earlier, where a new version of the text asks again. */
  allowed: ConsentChoices | null
}

/** The focused button disappears with the banner, so the focus moves to the page. */
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

/** Links to the page of choices; where scripts run, it opens them in a dialog instead. */
function CustomiseLink({ next, onSend }: { next: string; onSend: () => void }) {
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
      <LinkButton href={to("cookieChoices")} onClick={open} className="max-sm:px-2 max-sm:text-sm">
        {t("customise")}
      </LinkButton>
      {Choices && <Choices.Dialog next={next} onClose={() => setChoices(null)} onSend={onSend} />}
    </>
  )
}

function CurrentChoices({ allowed }: { allowed: ConsentChoices }) {
  const t = useTranslations("consent")
  const names = contract.consentCategories.filter((name) => allowed[name]).map((name) => t(`${name}.name`))
  const list = new Intl.ListFormat(useLanguage()).format(names)
  return <>{names.length > 0 ? t("soFar", { list }) : t("soFarNone")}</>
}

/**
 * Asks for consent above the page, in its flow: it covers nothing, and the page works without an answer. Accept and
 * refuse have the same weight. A player who is asked again may also continue with the earlier choice, or log out.
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
      className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-b bg-surface px-gutter py-3"
    >
      <div className="min-w-0 flex-1 basis-96">
        <p id={id} className="font-semibold max-sm:sr-only">
          {t("bannerTitle")}
        </p>
        <p className="text-pretty text-muted text-sm sm:mt-1">
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
      <div
        className={`grid gap-2 max-sm:w-full sm:flex sm:flex-wrap sm:gap-3 ${isVariant ? "grid-cols-2" : "grid-cols-3"}`}
      >
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
              className="max-sm:px-2 max-sm:text-sm"
            >
              {t(label)}
            </Button>
          ))}
        </Form>
        <CustomiseLink next={next} onSend={chosen} />
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
