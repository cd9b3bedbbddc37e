import type { Page } from "../store.ts"
import { blocks } from "./text.ts"

export const responsibleGambling: Page = {
  name: "responsibleGambling",
  slug: { en: "responsible-gambling", fr: "jeu-responsable", nl: "verantwoord-spelen" },
  title: { en: "Responsible gambling", fr: "Jeu responsable", nl: "Verantwoord spelen" },
  content: {
    en: blocks(`
      Gambling is addictive. In the long run the casino wins: every game pays back less than is staked on it. Play only for fun, and only with money that you can miss.
      # What we do
      - You can deposit at most €200 in any seven days. At the top of every page you see how much room is left.
      - You always see the time, how long you have been logged in and your result of today.
      - Every game shows its return to players before you start.
      - We send no messages that ask you to come back.
      # Signs that it goes too far
      - You play longer or with more money than you had decided.
      - You play to win back what you have lost.
      - You hide your play from others or borrow to go on.
      - You are restless or irritable when you cannot play.
      # Stop or be helped
      - You can have yourself excluded from all casinos and betting shops in Belgium by the Gaming Commission, online with itsme: gamingcommission.be.
      - Free and anonymous help in Dutch: gokhulp.be. In French: joueurs.aide-en-ligne.be.
      - Somebody close to you plays too much? These services help family and friends too.
    `),
    fr: blocks(`
      Le jeu est addictif. À long terme, c’est le casino qui gagne : chaque jeu rend moins que ce qui y est misé. Jouez uniquement pour le plaisir, et uniquement avec de l’argent dont vous pouvez vous passer.
      # Ce que nous faisons
      - Vous pouvez déposer 200 € au maximum par période de sept jours. En haut de chaque page, vous voyez la marge qui vous reste.
      - Vous voyez toujours l’heure, la durée de votre session et votre résultat du jour.
      - Chaque jeu affiche son taux de retour avant que vous ne commenciez.
      - Nous n’envoyons pas de messages pour vous inciter à revenir.
      # Les signes que cela va trop loin
      - Vous jouez plus longtemps ou avec plus d’argent que prévu.
      - Vous jouez pour récupérer ce que vous avez perdu.
      - Vous cachez que vous jouez ou vous empruntez pour continuer.
      - Vous êtes agité ou irritable quand vous ne pouvez pas jouer.
      # Arrêter ou se faire aider
      - La Commission des jeux de hasard peut vous exclure de tous les casinos et agences de paris de Belgique, en ligne avec itsme : gamingcommission.be.
      - De l’aide gratuite et anonyme en français : joueurs.aide-en-ligne.be. En néerlandais : gokhulp.be.
      - L’un de vos proches joue trop ? Ces services aident aussi l’entourage.
    `),
    nl: blocks(`
      Gokken is verslavend. Op lange termijn wint het casino: elk spel betaalt minder terug dan erop wordt ingezet. Speel alleen voor uw plezier, en alleen met geld dat u kunt missen.
      # Wat wij doen
      - U kunt hoogstens € 200 storten per periode van zeven dagen. Bovenaan elke pagina ziet u hoeveel ruimte er nog is.
      - U ziet altijd hoe laat het is, hoelang u al aangemeld bent en uw resultaat van vandaag.
      - Elk spel toont zijn terugbetalingspercentage voor u begint.
      - We sturen geen berichten om u terug te lokken.
      # Signalen dat het te ver gaat
      - U speelt langer of met meer geld dan u had beslist.
      - U speelt om verlies terug te winnen.
      - U verbergt dat u speelt of leent om verder te kunnen.
      - U bent rusteloos of prikkelbaar als u niet kunt spelen.
      # Stoppen of hulp zoeken
      - U kunt zich door de Kansspelcommissie laten uitsluiten van alle casino’s en wedkantoren in België, online met itsme: gamingcommission.be.
      - Gratis en anonieme hulp in het Nederlands: gokhulp.be. In het Frans: joueurs.aide-en-ligne.be.
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
      # I did not get the e-mail with the link
      Look in your spam folder. On your profile you can have a new link sent; the earlier one then no longer works. A link is valid for 24 hours.
      # My identity was not accepted
      The reason stands on the verification page and in the e-mail. Most often the photo was not sharp, or the name differs from the one on your document. You can try five times a day.
      # Why can I deposit only €200 a week?
      That is the law. It counts per site and over any seven days, so room returns exactly seven days after each deposit.
      # My deposit is not there
      It can take a few minutes. Is it still not there after an hour, and was your account debited? Write to us with the date and the amount.
      # How long does a withdrawal take?
      We mostly send it the same day; your bank may need another working day. Under Withdrawals you see every step.
      # How do I close my account?
      Write to us from the e-mail address of your account. We close it the same day and pay out what is on it.
      # Write to us
      support@casino.test
    `),
    fr: blocks(`
      # Je n’ai pas reçu l’e-mail avec le lien
      Regardez dans vos courriers indésirables. Depuis votre profil, vous pouvez demander un nouveau lien ; le précédent ne fonctionne alors plus. Un lien est valable 24 heures.
      # Mon identité n’a pas été acceptée
      La raison figure sur la page de vérification et dans l’e-mail. Le plus souvent, la photo n’était pas nette ou le nom diffère de celui de votre document. Vous pouvez essayer cinq fois par jour.
      # Pourquoi puis-je déposer 200 € seulement par semaine ?
      C’est la loi. La limite vaut par site et sur toute période de sept jours : la marge revient exactement sept jours après chaque dépôt.
      # Mon dépôt n’apparaît pas
      Cela peut prendre quelques minutes. Il n’est toujours pas là après une heure et votre compte a été débité ? Écrivez-nous en indiquant la date et le montant.
      # Combien de temps dure un retrait ?
      Nous l’envoyons le plus souvent le jour même ; votre banque peut avoir besoin d’un jour ouvrable de plus. Vous voyez chaque étape sous Retraits.
      # Comment clôturer mon compte ?
      Écrivez-nous depuis l’adresse e-mail de votre compte. Nous le clôturons le jour même et vous versons le solde.
      # Nous écrire
      support@casino.test
    `),
    nl: blocks(`
      # Ik heb de e-mail met de link niet gekregen
      Kijk bij uw ongewenste mail. Op uw profiel kunt u een nieuwe link laten sturen; de vorige werkt dan niet meer. Een link is 24 uur geldig.
      # Mijn identiteit is niet aanvaard
      De reden staat op de verificatiepagina en in de e-mail. Meestal was de foto niet scherp of verschilt de naam van die op uw document. U kunt vijf keer per dag proberen.
      # Waarom kan ik maar € 200 per week storten?
      Dat is de wet. De limiet geldt per site en over elke periode van zeven dagen: precies zeven dagen na elke storting komt er weer ruimte vrij.
      # Mijn storting staat er niet op
      Dat kan enkele minuten duren. Staat ze er na een uur nog niet op en is uw rekening gedebiteerd? Mail ons de datum en het bedrag.
      # Hoelang duurt een opname?
      Meestal versturen we ze dezelfde dag nog; uw bank heeft soms een werkdag extra nodig. Bij Opnames ziet u elke stap.
      # Hoe sluit ik mijn account af?
      Mail ons vanaf het e-mailadres van uw account. We sluiten hem dezelfde dag af en betalen het saldo uit.
      # Mail ons
      support@casino.test
    `),
  },
}
