/* What the server says of this game's tables, in French. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    mode: 'Une seule partie, ou des manches, jusqu’à ce qu’un joueur ait sept points.',
    retaliate_full: 'Étourdissement et Retraite répondent aussi à une Riposte.',
    attack_answers_retaliate: 'Une Attaque répond aussi à une Riposte.',
    boost:
      'Après une arme ou une carte d’intensité, la réponse demande : une telle carte, ou autant de force.',
    surrender: 'Un soldat vaincu va sous la pile de soldats, ou au vainqueur.',
    redirect_attacker: 'Une Déviation peut renvoyer l’Attaque sur l’attaquant.',
    overflow: 'L’entraînement au-delà de quatre points : le surplus est perdu, ou il faut exactement quatre.',
    new_soldier: 'Vous piochez le soldat gagné, ou le choisissez dans la pile.',
    hand_limit: 'Combien de cartes vous pouvez garder à la fin de votre tour.',
    refill_each_turn: 'Au début de votre tour, vous complétez votre main à huit cartes.',
    persuasion: 'Persuasion ne fait rien, ou finit un combat par une trêve.',
    ask: 'Pour réagir hors de son tour, on demande à tous, ou seulement à ceux qui pourraient réagir.',
    max_turns: 'Après autant de tours, la partie ou la manche finit.',
    max_rounds: 'Après autant de manches, le match finit.',
    rules: 'Cartes et nombres des règles : comme imprimé, ou changés par un document à vous.',
  },
  documents: {
    rules:
      'Ce qui diffère des règles imprimées : `counts`, combien de cartes de chaque sorte il y a, et des nombres des règles : `hand`, `draws`, `draws_more`, `training`, `battles_to_win`, `soldiers_to_win`, `takes`, `answers`, `strength`, par exemple `answers: {Stun: {Block: yes}}`.',
  },
  orders: {
    pass: {
      title: 'Ne jamais demander',
      text: 'Vous passez toujours.',
    },
    shot: {
      title: 'Demander en danger',
      text: 'On vous demande quand un Miroir ou un Raté peut vous sauver.',
    },
    attack: {
      title: 'Demander à chaque attaque',
      text: 'On vous demande quand d’autres attaquent, et en danger.',
    },
    always: {
      title: 'Toujours demander',
      text: 'On vous demande chaque fois que vous pouvez réagir.',
    },
  },
  figures: {
    drawn: 'Cartes piochées',
    laid: 'Cartes jouées au combat',
    combats: 'Combats commencés',
    won: 'Combats gagnés',
    gained: 'Soldats gagnés',
    lost: 'Soldats perdus',
  },
};
