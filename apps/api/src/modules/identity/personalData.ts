import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"
import type { IdentityEncryption } from "../players/index.ts"

/** What a person is given of the checks of who they are. */
export const personalData = (secret: Pick<IdentityEncryption, "decrypt">): readonly PersonalDataTable[] => [
  declarePersonalData("identity.standing", {
    gives: "kyc_status changed_at reason reference verified_first_name verified_last_name",
    opens: { document_number: secret.decrypt },
    keeps: { document_key: "finds the document number that is given here" },
  }),
  declarePersonalData("identity.verification", {
    gives: "created_at reference status reason changed_at expires_at",
    keeps: {
      id: "a number of ours",
      looked_up_at: "when we asked the verifier, for our own work",
      unread_at: "when a person of ours was asked to look, for our own work",
      url: "whoever has it goes on with the check in their place",
    },
  }),
  declarePersonalData("identity.vouching", {
    gives: "proposed_at ended_as ended_at",
    keeps: {
      id: "a number of ours",
      sealed: "stands above as the document number, once it counts",
      note: "written among operators, and may name another person",
      ended_note: "written among operators, and may name another person",
      proposed_by: "names another person",
      ended_by: "names another person",
    },
  }),
  declarePersonalData("identity.document", {
    gives: "uploaded_at label status reason format bytes changed_at keep_until",
    keeps: {
      id: "a number of ours",
      sealed: "a file that they sent and have",
      note: "written among operators, and may name another person",
      decided_by: "names another person",
      overdue_at: "when an alarm was raised, for our own work",
    },
  }),
]
