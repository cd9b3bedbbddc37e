import { Button, Card, CardHeader, Notice, TextField } from "@elite/ui"
import { Form } from "react-router"
import { useTranslations } from "../../i18n.tsx"
import { Hash } from "../../jackpots/Hash.tsx"
import { useFormats } from "../../language.ts"
import { useFormatMultiplier } from "../format.ts"
import type { Chain, ProvedRound, Round } from "./proof.ts"
import type { ProofQuery, RoundQueryErrors } from "./searchParams.ts"
import { useVerify } from "./useVerify.ts"
import { ProofMessage, Verification } from "./Verification.tsx"

type RoundFormProps = { chain: Chain; written: ProofQuery; wrong: RoundQueryErrors }

/** A GET form, so that the address can be shared. */
function RoundForm({ chain, written, wrong }: RoundFormProps) {
  const t = useTranslations("crashProof")
  const { figure } = useFormats()
  return (
    <Form preventScrollReset className="grid gap-3">
      <input type="hidden" name="chain" value={chain.chainId} />
      <TextField
        label={t("round.number")}
        name="round"
        defaultValue={written.number}
        error={
          wrong.number === "outside"
            ? t("round.wrongNumber", { most: figure(chain.length) })
            : wrong.number && t("round.notOver")
        }
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className="max-w-56"
      />
      <TextField
        label={t("round.hash")}
        name="hash"
        defaultValue={written.hash}
        error={wrong.hash && t("round.wrongHash")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
      />
      <Button type="submit" className="justify-self-start">
        {t("round.show")}
      </Button>
    </Form>
  )
}

function RoundProof({ number, result }: ProvedRound) {
  const t = useTranslations("crashProof")
  const times = useFormatMultiplier()
  const { figure } = useFormats()
  const found = { number: figure(number), result: times(result) }
  return (
    <ProofMessage
      title={t("round.matches", found)}
      all={[
        t("verify.proved.committed"),
        t("verify.proved.salt"),
        t("round.proved.chain", { steps: number }),
        t("round.proved.result", found),
      ]}
    />
  )
}

function RoundVerification({ chain, round }: { chain: Chain; round: Round }) {
  const t = useTranslations("crashProof")
  const { figure } = useFormats()
  const verification = useVerify((proof, options) => proof.verifyRound(chain, round, options))
  const named = { number: figure(round.number), chain: figure(chain.chainId) }
  return (
    <div className="mt-4 grid gap-3 border-line border-t pt-4">
      <div>
        <h3 className="font-sans font-semibold text-base tracking-normal">{t("round.shown", named)}</h3>
        <Hash value={round.hash} />
      </div>
      <Verification
        verification={verification}
        all={round.number}
        label={t("round.verify")}
        proved={RoundProof}
      />
    </div>
  )
}

export function RoundCheck({ round, ...formProps }: RoundFormProps & { round: Round | null | undefined }) {
  const t = useTranslations("crashProof")
  const { chain } = formProps
  return (
    <Card as="section" aria-labelledby="round">
      <CardHeader id="round" title={t("round.title")} />
      {chain.salt ? (
        <>
          <p className="mb-3 text-pretty text-muted text-sm">{t("round.text")}</p>
          <RoundForm {...formProps} />
          {round === null && (
            <Notice tone="danger" className="mt-4">
              {t("round.failed")}
            </Notice>
          )}
          {round && <RoundVerification key={`${round.number} ${round.hash}`} chain={chain} round={round} />}
        </>
      ) : (
        <p className="text-pretty text-muted text-sm">{t("round.noSalt")}</p>
      )}
    </Card>
  )
}
