import { crash } from "@elite/contract"
import { call } from "../../api.ts"
import { useLanguage } from "../../language.ts"
import type { RoundPage } from "./proof.ts"

export function useFetchRounds(): (chainId: number, after: number) => Promise<RoundPage> {
  const language = useLanguage()
  return (chainId, after) => call(crash.getCrashRounds, { chainId, after }, { language })
}
