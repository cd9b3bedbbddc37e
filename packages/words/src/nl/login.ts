import type english from "../en/login.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Inloggen",
  description: "Log in op uw account bij Elite.",
  email: "E-mailadres of gebruikersnaam",
  password: "Wachtwoord",
  showPassword: "Wachtwoord tonen",
  submit: "Inloggen",
  submitting: "U wordt ingelogd",
  required: "Vul dit in.",
  forgotten: "Wachtwoord vergeten?",
  noAccount: "Nog geen account?",
  signUp: "Een account openen",
  verify: {
    title: "Bevestig uw e-mailadres",
    checkTitle: "Kijk in uw mailbox",
    sentTo:
      "We hebben een link gestuurd naar <strong>{email}</strong>. Open die om te bevestigen dat dit adres van u is. De link werkt 24 uur.",
    noLink: "Geen bericht? Kijk bij uw ongewenste e-mails of vraag een nieuwe link.",
    resend: "Een nieuwe link sturen",
    resendIn: "U kunt een nieuwe link vragen over {seconds, plural, one {# seconde} other {# seconden}}.",
    askAddress: "Met welk adres hebt u uw account geopend?",
    email: "E-mailadres",
    press: "Druk op de knop om te bevestigen dat dit e-mailadres van u is.",
    confirming: "We bevestigen uw e-mailadres.",
    confirm: "Mijn e-mailadres bevestigen",
    failedTitle: "Deze link werkt niet",
    failedText: "De link is al gebruikt of vervangen door een nieuwere. Vraag hieronder een nieuwe link.",
    doneTitle: "Uw e-mailadres is bevestigd",
    doneText: "Nog één stap voor u kunt storten en spelen: uw identiteit laten verifiëren.",
    verifyIdentity: "Mijn identiteit laten verifiëren",
    logInNext: "Uw e-mailadres is bevestigd. Log in om verder te gaan.",
    toHome: "Naar de startpagina",
  },
} as const satisfies Shape<typeof english>
