import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"
import type { IdentityEncryption } from "../players/index.ts"

export const personalData = (secret: Pick<IdentityEncryption, "decrypt">): readonly PersonalDataTable[] => [
  declarePersonalData("identity.standing", {
    gives: "kyc_status changed_at reason reference verified_first_name verified_last_name",
    opens: { document_number: secret.decrypt },
    keeps: { document_key: "the look-up key of the exported document number" },
  }),
  declarePersonalData("identity.verification", {
    gives: "created_at reference status reason changed_at expires_at",
    keeps: {
      id: "an internal id",
      looked_up_at: "when the verifier was asked, for internal processing",
      unread_at: "when a manual review began, for internal processing",
      url: "allows its holder to continue the verification",
    },
  }),
  declarePersonalData("identity.vouching", {
    gives: "proposed_at ended_as ended_at",
    keeps: {
      id: "an internal id",
      sealed: "exported as the document number once it is accepted",
      note: "written among operators, and may name another person",
      ended_note: "written among operators, and may name another person",
      proposed_by: "names another person",
      ended_by: "names another person",
    },
  }),
  declarePersonalData("identity.document", {
    gives: "uploaded_at label status reason format bytes changed_at keep_until",
    keeps: {
      id: "an internal id",
      sealed: "a file that the player sent and has",
      note: "written among operators, and may name another person",
      decided_by: "names another person",
      overdue_at: "when an alarm was raised, for internal processing",
    },
  }),
]
