import {
  declarePersonalData,
  declareWithheldData,
  type PersonalDataTable,
} from "../../platform/privacy/personalData.ts"

/** What a person is given of what they asked for before; and why nothing of the event log. */
export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("dossiers.dossier", {
    gives: "asked_at state language ready_at expires_at bytes",
    keeps: { id: "a number of ours", name: "the end of its address", sealed: "an archive like this one" },
  }),
  declareWithheldData(
    "kernel.event",
    "player_id",
    "id xid at kind player_id data",
    "what happened stands with what it happened to; what is watched, and why, is told to nobody",
  ),
]
