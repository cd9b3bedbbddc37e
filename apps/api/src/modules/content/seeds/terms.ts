import type { Page } from "../pages/store.ts"
import { blocks } from "./text.ts"

export const terms: Page = {
  name: "terms",
  slug: { en: "terms-and-conditions", fr: "conditions-generales", nl: "algemene-voorwaarden" },
  title: { en: "Terms and conditions", fr: "Conditions générales", nl: "Algemene voorwaarden" },
  content: {
    en: blocks(`
      These terms apply from November 2026. They set out what you can expect from us and what we expect from you.
      # Who may play
      - You are 21 or older. We check this when you register and again on your identity document.
      - You are not a magistrate, notary, bailiff or police officer. Belgian law does not allow them to play.
      - You are not on the exclusion register of the Gaming Commission (EPIS). We ask it when you register and at every login.
      - You live in a country where we may offer our games.
      # Your account
      Each person may have only one account, in their own name. Keep your password to yourself and do not let anyone else play on your account. We may close an account opened with someone else’s details.
      # Deposits
      You can deposit from € 10. By law you can deposit at most € 200 on this site in any seven days. We do not accept credit cards and we give no credit.
      # Bets and wins
      A bet counts when our server has accepted it. If a game is interrupted, the round is settled by the rules of the game or the stake is returned. A win caused by an obvious technical fault is not valid; the stake is then returned.
      # Withdrawals
      You can withdraw from € 20 to a bank account in your own name, once your identity is verified. Smaller amounts are normally approved automatically; a member of staff reviews larger ones. A withdrawal cannot be cancelled once you have requested it.
      # Complaints
      Write to our customer service first. If you are not satisfied with our answer, you can turn to the Gaming Commission or to the consumer ombudsman service.
      # Law
      Belgian law applies. These terms do not take away any right that the law gives you as a consumer.
    `),
    fr: blocks(`
      Ces conditions s’appliquent à partir de novembre 2026. Elles précisent ce que vous pouvez attendre de nous et ce que nous attendons de vous.
      # Qui peut jouer
      - Vous avez 21 ans ou plus. Nous le vérifions à l’inscription, puis sur votre document d’identité.
      - Vous n’êtes ni magistrat, ni notaire, ni huissier de justice, ni membre de la police. La loi belge leur interdit de jouer.
      - Vous ne figurez pas dans le registre des exclusions de la Commission des jeux de hasard (EPIS). Nous l’interrogeons à l’inscription et à chaque connexion.
      - Vous habitez un pays où nous pouvons proposer nos jeux.
      # Votre compte
      Chaque personne ne peut avoir qu’un seul compte, à son propre nom. Gardez votre mot de passe pour vous et ne laissez personne d’autre jouer avec votre compte. Nous pouvons clôturer un compte ouvert avec les données d’une autre personne.
      # Dépôts
      Vous pouvez déposer à partir de 10 €. La loi limite vos dépôts sur ce site à 200 € par période de sept jours. Nous n’acceptons pas les cartes de crédit et n’accordons pas de crédit.
      # Mises et gains
      Une mise compte dès que notre serveur l’a acceptée. Si une partie est interrompue, elle se termine selon les règles du jeu ou la mise est remboursée. Un gain dû à une erreur technique manifeste n’est pas valable ; la mise est alors remboursée.
      # Retraits
      Une fois votre identité vérifiée, vous pouvez effectuer un retrait à partir de 20 €, sur un compte bancaire à votre nom. Les petits montants sont en principe approuvés automatiquement ; un membre de notre équipe examine les plus élevés. Un retrait demandé ne peut plus être annulé.
      # Plaintes
      Adressez-vous d’abord à notre service clientèle. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission des jeux de hasard ou au Service de médiation pour le consommateur.
      # Droit applicable
      Le droit belge s’applique. Ces conditions ne vous privent d’aucun droit que la loi vous accorde en tant que consommateur.
    `),
    nl: blocks(`
      Deze voorwaarden gelden vanaf november 2026. U leest erin wat u van ons mag verwachten en wat wij van u verwachten.
      # Wie mag spelen
      - U bent 21 of ouder. We controleren dat bij de registratie en nog eens aan de hand van uw identiteitsdocument.
      - U bent geen magistraat, notaris, gerechtsdeurwaarder of politieambtenaar. Volgens de Belgische wet mogen zij niet spelen.
      - U staat niet in het uitsluitingsregister van de Kansspelcommissie (EPIS). We raadplegen dat bij de registratie en telkens als u inlogt.
      - U woont in een land waar we onze spellen mogen aanbieden.
      # Uw account
      Elke persoon mag maar één account hebben, op eigen naam. Houd uw wachtwoord voor uzelf en laat niemand anders met uw account spelen. We mogen accounts afsluiten die met de gegevens van iemand anders zijn geopend.
      # Storten
      U kunt storten vanaf € 10. Volgens de wet mag u op deze site hoogstens € 200 storten per periode van zeven dagen. We aanvaarden geen kredietkaarten en geven geen krediet.
      # Inzetten en winsten
      Een inzet telt zodra onze server die heeft aanvaard. Wordt een spel onderbroken, dan eindigt de ronde volgens de spelregels of krijgt u de inzet terug. Winst door een duidelijke technische fout is niet geldig; u krijgt dan uw inzet terug.
      # Opnemen
      Zodra uw identiteit geverifieerd is, kunt u vanaf € 20 opnemen, naar een bankrekening op uw eigen naam. Kleinere bedragen worden in principe automatisch goedgekeurd; grotere bedragen kijkt een medewerker na. Een opname die u hebt aangevraagd, kunt u niet meer annuleren.
      # Klachten
      Neem eerst contact op met onze klantendienst. Bent u niet tevreden met ons antwoord, dan kunt u terecht bij de Kansspelcommissie of bij de Consumentenombudsdienst.
      # Toepasselijk recht
      Het Belgische recht is van toepassing. Deze voorwaarden ontnemen u geen enkel recht dat de wet u als consument geeft.
    `),
  },
}
