import type { Page } from "../pages/store.ts"
import { blocks } from "./text.ts"

export const responsibleGambling: Page = {
  name: "responsibleGambling",
  slug: { en: "responsible-gambling", fr: "jeu-responsable", nl: "verantwoord-spelen" },
  title: { en: "Responsible gambling", fr: "Jeu responsable", nl: "Verantwoord spelen" },
  content: {
    en: blocks(`
      Gambling is addictive. In the long run the casino wins: every game pays back less than is staked on it. Play only for fun, and only with money you can afford to lose.
      # What we do
      - You can deposit at most € 200 in any seven days. At the top of every page you see how much you can still deposit.
      - You always see the time, how long you have been logged in and your result today.
      - Every game shows its return to players before you start.
      - We send no messages that ask you to come back.
      # Signs that it is going too far
      - You play longer or with more money than you meant to.
      - You play to win back what you have lost.
      - You hide your gambling from others, or borrow to go on.
      - You are restless or irritable when you cannot play.
      # Stopping or getting help
      - You can ask the Gaming Commission to exclude you from casinos, gaming arcades, betting shops and gambling sites in Belgium, online with itsme: gamingcommission.be.
      - Free and anonymous help by telephone: 0800 35 777. Online in Dutch: gokhulp.be. In French: joueurs.aide-en-ligne.be.
      - Does somebody close to you gamble too much? These services help family and friends too.
    `),
    fr: blocks(`
      Le jeu est addictif. À long terme, c’est le casino qui gagne : aucun jeu ne rend tout ce qui y est misé. Jouez uniquement pour le plaisir, et uniquement avec de l’argent dont vous pouvez vous passer.
      # Ce que nous faisons
      - Vous pouvez déposer 200 € au maximum par période de sept jours. En haut de chaque page, vous voyez la marge qui vous reste.
      - Vous voyez toujours l’heure, la durée de votre session et votre résultat du jour.
      - Chaque jeu affiche son taux de retour avant que vous ne commenciez.
      - Nous n’envoyons pas de messages pour vous inciter à revenir.
      # Quand le jeu va trop loin
      - Vous jouez plus longtemps ou avec plus d’argent que prévu.
      - Vous jouez pour récupérer ce que vous avez perdu.
      - Vous cachez que vous jouez, ou vous empruntez pour continuer.
      - Vous vous énervez ou vous tournez en rond quand vous ne pouvez pas jouer.
      # Arrêter ou se faire aider
      - Vous pouvez demander à la Commission des jeux de hasard de vous exclure des casinos, salles de jeux, agences de paris et sites de jeux en Belgique, en ligne avec itsme : gamingcommission.be.
      - Aide gratuite et anonyme par téléphone : 0800 35 777. En ligne, en français : joueurs.aide-en-ligne.be. En néerlandais : gokhulp.be.
      - Une personne de votre entourage joue trop ? Ces services aident aussi les proches.
    `),
    nl: blocks(`
      Gokken is verslavend. Op lange termijn wint het casino: elk spel betaalt minder terug dan erop wordt ingezet. Speel alleen voor uw plezier en alleen met geld dat u kunt missen.
      # Wat wij doen
      - U kunt hoogstens € 200 storten per periode van zeven dagen. Bovenaan elke pagina ziet u hoeveel u nog kunt storten.
      - U ziet altijd hoe laat het is, hoelang u al ingelogd bent en uw resultaat van vandaag.
      - Elk spel toont zijn uitbetalingspercentage voor u begint.
      - We sturen geen berichten om u terug te lokken.
      # Signalen dat het te ver gaat
      - U speelt langer of met meer geld dan u van plan was.
      - U speelt om verlies terug te winnen.
      - U verbergt dat u speelt, of leent geld om verder te kunnen.
      - U bent rusteloos of prikkelbaar als u niet kunt spelen.
      # Stoppen of hulp zoeken
      - U kunt de Kansspelcommissie vragen u uit te sluiten van casino’s, speelautomatenhallen, wedkantoren en goksites in België, online met itsme: gamingcommission.be.
      - Gratis en anonieme hulp per telefoon: 0800 35 777. Online in het Nederlands: gokhulp.be. In het Frans: joueurs.aide-en-ligne.be.
      - Speelt iemand in uw omgeving te veel? Deze diensten helpen ook familie en vrienden.
    `),
  },
}

export const help: Page = {
  name: "help",
  slug: { en: "help", fr: "aide", nl: "hulp" },
  title: { en: "Help", fr: "Aide", nl: "Hulp" },
  content: {
    en: blocks(`
      # I have not received the e-mail with the link
      Check your spam folder. You can ask for a new link on the site. The earlier one then no longer works. A link is valid for 24 hours.
      # My identity was not accepted
      You will find the reason on the verification page and in our e-mail. Most often the photo was not sharp, or the name on your account does not match your document. You can try five times in 24 hours.
      # Why can I only deposit € 200 a week?
      That is the law. The limit applies per site and over any seven days: a deposit stops counting exactly seven days later. Only the Gaming Commission can allow more. Your limits page tells you how to ask.
      # My deposit is not there
      It can take a few minutes. If it has still not arrived after an hour and the money has left your account, write to us with the date and the amount.
      # How long does a withdrawal take?
      Once it is approved, it usually arrives within 1 to 2 working days. The first payment to a new bank account is sent 24 hours after you added it. Under Withdraw you can follow every step.
      # How do I close my account?
      Under Settings, choose “Close my account”. It takes effect at once, and we pay your balance into a bank account in your own name.
      # Write to us
      support@casino.test
    `),
    fr: blocks(`
      # Je n’ai pas reçu l’e-mail avec le lien
      Regardez dans vos courriers indésirables. Vous pouvez demander un nouveau lien sur le site ; le précédent ne fonctionnera plus. Un lien est valable 24 heures.
      # Mon identité n’a pas été acceptée
      La raison figure sur la page de vérification et dans l’e-mail. Le plus souvent, la photo n’était pas nette ou le nom de votre compte n’est pas celui de votre document. Vous pouvez essayer cinq fois par 24 heures.
      # Pourquoi ne puis-je déposer que 200 € par semaine ?
      C’est la loi. La limite vaut par site et sur toute période de sept jours : la marge utilisée par un dépôt se libère exactement sept jours plus tard. Seule la Commission des jeux de hasard peut autoriser davantage ; la page de vos limites explique comment le demander.
      # Mon dépôt n’apparaît pas
      Cela peut prendre quelques minutes. S’il n’apparaît toujours pas après une heure et que votre compte bancaire a été débité, écrivez-nous en indiquant la date et le montant.
      # Combien de temps dure un retrait ?
      Une fois approuvé, il arrive généralement en 1 à 2 jours ouvrables. Le premier versement vers un nouveau compte bancaire part 24 heures après son ajout. Vous pouvez suivre chaque étape sous « Retirer ».
      # Comment fermer mon compte ?
      Dans vos paramètres, choisissez « Fermer mon compte ». La fermeture est immédiate et nous versons votre solde sur un compte bancaire à votre nom.
      # Nous écrire
      support@casino.test
    `),
    nl: blocks(`
      # Ik heb de e-mail met de link niet gekregen
      Kijk bij uw ongewenste e-mails. Op de site kunt u een nieuwe link vragen; de vorige werkt dan niet meer. Een link is 24 uur geldig.
      # Mijn identiteit is niet aanvaard
      De reden staat op de verificatiepagina en in de e-mail. Meestal was de foto niet scherp, of verschilt de naam op uw account van die op uw document. U kunt het vijf keer per 24 uur proberen.
      # Waarom kan ik maar € 200 per week storten?
      Dat is de wet. De limiet geldt per site en over elke periode van zeven dagen: het bedrag van een storting kunt u precies zeven dagen later opnieuw storten. Alleen de Kansspelcommissie kan meer toestaan; op de pagina met uw limieten staat hoe u dat vraagt.
      # Mijn storting staat er niet op
      Dat kan enkele minuten duren. Staat ze er na een uur nog niet op en is het geld wel van uw rekening gegaan, mail ons dan de datum en het bedrag.
      # Hoelang duurt een opname?
      Na de goedkeuring komt ze meestal binnen 1 à 2 werkdagen aan. De eerste uitbetaling op een nieuwe bankrekening versturen we 24 uur nadat u die rekening hebt toegevoegd. Onder Opnemen kunt u elke stap volgen.
      # Hoe sluit ik mijn account?
      Kies bij uw instellingen “Mijn account sluiten”. Uw account wordt meteen gesloten en we betalen uw saldo uit op een bankrekening op uw eigen naam.
      # Mail ons
      support@casino.test
    `),
  },
}
