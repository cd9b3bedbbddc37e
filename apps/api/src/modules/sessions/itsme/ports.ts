import type { Language } from "@elite/contract"
import type { VouchedPerson } from "../../players/index.ts"

/** What somebody is sent to itsme for. */
export type Purpose = "login" | "kyc" | "signup" | "stepUp"

/** What an answer has to agree with; it stays here while the browser is away. */
export type Thread = { nonce: string; codeVerifier: string }

/** Somebody as their identity card has them, read by itsme. */
export type ItsmePerson = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** Eleven digits. */
  nationalNumber: string
}

/** What itsme may say of somebody besides; each only where it does. */
export type ItsmeDetails = Omit<VouchedPerson, keyof ItsmePerson>

/** Who came back. `subject` names them to us alone, and is another one once they have made their itsme account anew. */
export type ItsmeAnswer =
  | {
      kind: "known"
      subject: string
      /** Where it was asked for: to be known, and to sign up. */
      person: ItsmePerson | undefined
      /** Where it was asked for: to sign up. */
      details: ItsmeDetails | undefined
    }
  /** The code was used before or is older than three minutes. */
  | { kind: "expired" }
  /** A genuine answer without a full birth date, a national number or a name: a document has to show who they are. */
  | { kind: "documentNeeded" }
  /** What came is not what itsme sends, or not an answer to this question. */
  | { kind: "refused" }
  | { kind: "unavailable" }

/** itsme, the national digital identity (docs/providers.md, itsme). Nothing here throws for what itsme does. */
export type Itsme = {
  /** The page that the browser goes to. Of the person nothing is asked for that its purpose does not need. */
  startAuthorization(wish: {
    purpose: Purpose
    state: string
    language: Language
    redirectUri: string
  }): Promise<{ kind: "away"; url: string; thread: Thread } | { kind: "unavailable" }>
  /** Exchanges the code that the browser came back with; believed is only what itsme itself has signed for us. */
  exchangeCode(arrival: {
    purpose: Purpose
    code: string
    state: string
    /** The issuer that the way back named, where it did. */
    iss: string | undefined
    redirectUri: string
    thread: Thread
  }): Promise<ItsmeAnswer>
  /** Our public keys, as itsme reads them: those that sign and those that it encrypts for. */
  readonly publicKeys: { keys: readonly object[] }
}
