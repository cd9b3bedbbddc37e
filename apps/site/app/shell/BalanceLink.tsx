import { classes } from "@elite/ui"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { openOnPlainClick, openWalletPopup } from "./popups.ts"

/** Opens the wallet; without scripts it leads to the page of transactions. */
export function BalanceLink({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations("shell")
  const to = useTo()
  return (
    <Link
      to={to("balances")}
      aria-haspopup="dialog"
      onClick={openOnPlainClick(openWalletPopup)}
      className={classes(
        "rounded-control border border-line bg-surface hover:border-edge hover:bg-raised",
        className,
      )}
    >
      <span className="sr-only">{t("openWallet")}: </span>
      {children}
    </Link>
  )
}
