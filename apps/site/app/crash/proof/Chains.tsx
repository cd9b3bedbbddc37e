import { Anchor, Card, CardHeader, ChipLink } from "@elite/ui"
import { CircleSlash, Hourglass, Lock, LockOpen, Radio } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "../../i18n.tsx"
import { Hash } from "../../jackpots/Hash.tsx"
import { useFormats, useTo } from "../../language.ts"
import type { Chain } from "./proof.ts"
import { toChainQueryString } from "./searchParams.ts"

type StepProps = { sign: typeof Lock; title: string; note: string; children?: ReactNode }

function Step({ sign: Sign, title, note, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 text-[0.8125rem] text-muted leading-5">
      <Sign className="mt-0.5 size-4 text-brass" aria-hidden="true" />
      <p>
        <b className="font-semibold text-ivory">{title}</b>, {note}
      </p>
      <div className="col-start-2 grid gap-1.5 empty:hidden">{children}</div>
    </li>
  )
}

function NamedHash({ name, value, lead }: { name: string; value: string; lead?: number }) {
  return (
    <div>
      <p className="text-xs">{name}</p>
      <Hash value={value} {...(lead === undefined ? {} : { lead })} />
    </div>
  )
}

function ChainSteps({ chain }: { chain: Chain }) {
  const t = useTranslations("crashProof")
  const { dateTime, figure } = useFormats()
  const { beacon, salt, endedAt } = chain
  const named = { round: figure(beacon.round), when: dateTime(beacon.drawnAt) }
  return (
    <ol className="grid gap-4">
      <Step
        sign={Lock}
        title={t("chains.committed", { when: dateTime(chain.committedAt) })}
        note={t("chains.committedNote", { length: figure(chain.length) })}
      >
        <NamedHash name={t("chains.terminating")} value={chain.terminatingHash} />
      </Step>
      <Step sign={Radio} title={t("chains.named")} note={t("chains.namedNote", named)}>
        <NamedHash name={t("chains.beacon")} value={beacon.hash} lead={4} />
        <NamedHash name={t("chains.key")} value={beacon.key} lead={4} />
        <Anchor
          href={beacon.address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center justify-self-start font-semibold text-brass underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t("chains.read")}
        </Anchor>
      </Step>
      {salt ? (
        <Step
          sign={LockOpen}
          title={t("chains.salted", { when: dateTime(salt.takenAt) })}
          note={t("chains.saltedNote")}
        >
          <NamedHash name={t("chains.salt")} value={salt.salt} />
          <NamedHash name={t("chains.signature")} value={salt.signature} lead={4} />
        </Step>
      ) : (
        endedAt === null && <Step sign={Hourglass} title={t("chains.waits")} note={t("chains.waitsNote")} />
      )}
      {endedAt !== null && (
        <Step
          sign={CircleSlash}
          title={t("chains.ended", { when: dateTime(endedAt) })}
          note={t("chains.endedNote")}
        />
      )}
    </ol>
  )
}

export function Chains({ chains, chain }: { chains: readonly Chain[]; chain: Chain }) {
  const t = useTranslations("crashProof")
  const { figure } = useFormats()
  const to = useTo()
  const opened = { opened: figure(chain.opened), length: figure(chain.length) }
  return (
    <Card as="section" aria-labelledby="chains">
      <CardHeader id="chains" title={t("chains.title")} />
      {chains.length > 1 && (
        <nav
          aria-label={t("chains.which")}
          className="no-scrollbar -mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-5 sm:px-5"
        >
          {chains.map((other) => (
            <ChipLink
              key={other.chainId}
              href={to("crashVerify") + toChainQueryString(other)}
              chosen={other.chainId === chain.chainId}
            >
              {t("chains.chain", { number: figure(other.chainId) })}
            </ChipLink>
          ))}
        </nav>
      )}
      <ChainSteps chain={chain} />
      <dl className="mt-4 flex justify-between gap-4 border-line border-t pt-2 text-[0.8125rem] leading-5">
        <dt className="text-muted">{t("chains.opened")}</dt>
        <dd className="font-semibold">{t("chains.openedOf", opened)}</dd>
      </dl>
      <p className="mt-2 text-pretty text-muted text-xs">{t("chains.next")}</p>
    </Card>
  )
}
