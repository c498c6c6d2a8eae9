/* The words of the guided first games, in French. */
import type { Translated } from "$web/text/words";
import type { tour as english } from "./tour.en";

export const tour: Translated<typeof english> = {
  aim: "Trouvez le Drapeau ennemi et prenez-le avant qu’on prenne le vôtre. D’abord on place les armées, puis on joue tour à tour.",
  army: "Voici votre armée, déjà placée pour vous. Faites glisser une pièce, ou touchez-en deux pour les échanger. Personne d’autre ne voit cela.",
  setups:
    "Voici d’autres placements pour commencer. Vous pouvez enregistrer ceux qui vous plaisent.",
  ready:
    "Quand toutes vos pièces sont en place, touchez Prêt. Les paravents s’en vont.",
  pick: "Touchez une de vos pièces. Les marques montrent où elle peut aller.",
  go: "Touchez une marque, ou glissez-y la pièce. La plupart avancent d’une case, jamais en diagonale. Seuls les Capitaines peuvent tourner.",
  still:
    "Les Bombes et le Drapeau ne bougent pas. Une pièce qui a bougé n’est ni l’un ni l’autre.",
  scout:
    "Les Éclaireurs, la longue-vue au 2, vont aussi loin qu’ils veulent en ligne droite, et peuvent attaquer au bout.",
  attack:
    "Allez sur un ennemi pour l’attaquer. On montre les deux grades, et le plus grand nombre gagne. À égalité, l’attaquant gagne.",
  known:
    "Vous connaissez un ennemi qui a combattu : son grade est dans le coin. Vos pièces que l’ennemi connaît portent un œil.",
  captain:
    "Les Capitaines, le cheval au 6, peuvent avancer de deux cases, même en tournant.",
  special:
    "L’Espion prend le Maréchal s’il attaque le premier. Les Bombes prennent tout attaquant sauf les Éclaireurs.",
  rescue:
    "Atteignez la dernière rangée ennemie avec une pièce autre qu’un Éclaireur, et vous pouvez ravoir une pièce prise. Deux fois par partie.",
  help: "Appuyez longtemps sur une chose, ou tapez le point d’interrogation, pour savoir ce que c’est. Si un coup est interdit, on vous dit pourquoi.",

  bothFlags:
    "Vous et votre ennemi avez deux armées chacun. Vous gagnez quand vous prenez un Drapeau et qu’il n’en reste aucun ennemi sur le plateau. D’abord on place les armées.",
  second:
    "Votre seconde armée attend ici. Au lieu de jouer une pièce, vous pouvez en faire entrer une dans votre camp.",
  secondFlag:
    "Son Drapeau doit entrer le premier, et tous le voient. Les autres entrent cachées, marquées de deux barres.",
  secondBonus:
    "Quand votre attaque réussit, vous pouvez faire entrer une pièce de plus à la fin de ce tour.",

  allies:
    "Votre partenaire est en face ; les deux autres sont vos ennemis. Unissez vos deux Drapeaux, ou prenez les deux leurs. D’abord on place les armées.",
  thirteen:
    "13 de vos 20 pièces commencent dans votre camp, dont le Drapeau. Personne d’autre ne les voit.",
  stayBehind:
    "Ces 7 restent en réserve. Touchez-en une, puis une pièce du plateau, pour les échanger.",
  thirteenAll:
    "Voici vos 13 pièces, déjà placées pour vous. Faites glisser une pièce, ou touchez-en deux pour les échanger.",
  plan: "Avant le premier coup, vous et votre partenaire pouvez parler en privé. Convenez où vos Drapeaux se rencontreront.",
  partner:
    "Vous ne voyez pas les pièces de votre partenaire, ni lui les vôtres. Vous ne pouvez pas vous attaquer.",
  flagWalks:
    "Dans ce jeu, le Drapeau marche, une case par tour. Il ne peut pas attaquer, et toute pièce qui l’attaque le prend.",
  unite:
    "Quand votre Drapeau arrive à côté d’une pièce de votre partenaire, vous pouvez annoncer que c’est son Drapeau. Si c’est vrai, vous gagnez tous deux ; sinon, seul votre partenaire l’apprend.",
  cannon:
    "Un Canon tire à exactement trois cases en ligne droite, par-dessus les cases vides et les lacs, et prend ce qui s’y trouve.",
  cannonReturns:
    "Ensuite il retourne dans votre réserve et peut entrer de nouveau.",
  cannonStays: "Ensuite il va sur la case de sa cible.",
  reserve:
    "Au lieu de jouer une pièce, vous pouvez en faire entrer une de votre réserve. Quand votre attaque réussit, vous pouvez en faire entrer une de plus.",
  captive:
    "Un Drapeau pris est gardé dans une palissade. Il peut en sortir quand aucun ennemi n’est à côté. Une pièce de son camp qui arrive à côté le libère.",
};
