import { Button, Card, CardHeader, Notice, TextField } from "@elite/ui"
import { Form } from "react-router"
import { useTranslations } from "../../i18n.tsx"
import { useFormats } from "../../language.ts"
import type { Chain, ProvedDay, RoundRange } from "./proof.ts"
import type { ProofQuery } from "./searchParams.ts"
import { useFetchRounds } from "./useFetchRounds.ts"
import { useVerify } from "./useVerify.ts"
import { ProofMessage, Verification } from "./Verification.tsx"

type PublishedRange = { chainId: number; first: number; last: number }
export type DayRounds = { date: string | null; stretches: readonly PublishedRange[] | null }

/** Noon UTC is on the same date in Brussels. */
const noonOf = (date: string) => `${date}T12:00:00Z`
const formatBelgianDate = (iso: string) => iso.split("-").reverse().join("/")

function DayForm({ written, day }: { written: ProofQuery; day: DayRounds | undefined }) {
  const t = useTranslations("crashProof")
  return (
    <Form preventScrollReset className="grid gap-3">
      <input type="hidden" name="chain" value={written.chain} />
      <TextField
        label={t("day.date")}
        name="day"
        defaultValue={day?.date ? formatBelgianDate(day.date) : written.day}
        placeholder={t("day.order")}
        error={day?.date === null && t("day.wrong")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className="max-w-56"
      />
      <Button type="submit" className="justify-self-start">
        {t("day.show")}
      </Button>
    </Form>
  )
}

function DayVerification({ date, stretches }: { date: string; stretches: readonly RoundRange[] }) {
  const t = useTranslations("crashProof")
  const formats = useFormats()
  const read = useFetchRounds()
  const verification = useVerify((proof, options) => proof.verifyDay(stretches, read, options))
  const day = formats.date(noonOf(date))
  const proved = ({ rounds }: ProvedDay) => (
    <ProofMessage
      title={t("day.matches", { rounds, date: day })}
      all={[
        t("verify.proved.committed"),
        t("verify.proved.salt"),
        t("day.proved.chain"),
        t("day.proved.results"),
      ]}
    />
  )
  return (
    <div className="mt-4 grid gap-3 border-line border-t pt-4">
      <div className="text-[0.8125rem] leading-5">
        <h3 className="font-sans font-semibold text-base tracking-normal">{t("day.shown", { date: day })}</h3>
        <ul className="text-muted">
          {stretches.map(({ chain, first, last }) => (
            <li key={chain.chainId}>
              {t("day.stretch", {
                chain: formats.figure(chain.chainId),
                first: formats.figure(first),
                last: formats.figure(last),
              })}
            </li>
          ))}
        </ul>
      </div>
      <Verification
        verification={verification}
        // The rounds before a day's first lead to the start of its chain.
        all={stretches.reduce((sum, { last }) => sum + last, 0)}
        label={t("day.verify")}
        proved={proved}
      />
    </div>
  )
}

function DayResult({ chains, day: { date, stretches } }: { chains: readonly Chain[]; day: DayRounds }) {
  const t = useTranslations("crashProof")
  const formats = useFormats()
  if (date === null) return null
  if (stretches === null)
    return (
      <Notice tone="danger" className="mt-4">
        {t("day.failed")}
      </Notice>
    )
  const known = stretches.flatMap(({ chainId, first, last }) => {
    const chain = chains.find((candidate) => candidate.chainId === chainId)
    return chain ? [{ chain, first, last }] : []
  })
  if (known.length === 0)
    return <Notice className="mt-4">{t("day.none", { date: formats.date(noonOf(date)) })}</Notice>
  return <DayVerification key={date} date={date} stretches={known} />
}

type DayCheckProps = { chains: readonly Chain[]; written: ProofQuery; day: DayRounds | undefined }

export function DayCheck({ chains, written, day }: DayCheckProps) {
  const t = useTranslations("crashProof")
  return (
    <Card as="section" aria-labelledby="day">
      <CardHeader id="day" title={t("day.title")} />
      <p className="mb-3 text-pretty text-muted text-sm">{t("day.text")}</p>
      <DayForm written={written} day={day} />
      {day && <DayResult chains={chains} day={day} />}
    </Card>
  )
}
