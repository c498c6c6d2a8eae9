/* What the server says of this game's tables, in French. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    first: 'Qui commence : une certaine place, ou un tirage au sort.',
    shuttle_limit: 'Le combientième coup de suite entre les deux mêmes cases est interdit.',
    cav_after_win: 'Un Capitaine qui gagne sur sa première case peut avancer encore d’une case, ou s’arrête.',
    quiet_limit: 'Après autant de coups sans attaque, entrée ou libération, la partie est nulle.',
    ply_limit: 'Après autant de coups en tout, la partie est nulle.',
    resign: 'À son tour, on peut abandonner.',
    resc_sideways: 'Un coup le long de la dernière rangée ennemie permet aussi une libération.',
    resc_flag: 'Un Drapeau pris peut aussi être libéré.',
    bonus: 'Qui peut faire entrer une pièce après un combat : un attaquant vainqueur, ou tout vainqueur.',
    stockade: 'Où un Drapeau pris est gardé : une palissade au choix de l’équipe, ou celle du preneur.',
    stuck: 'Qui ne peut pas jouer perd pour l’équipe, ou passe jusqu’à ce qu’aucun des deux ne le puisse.',
    resc_place: 'Qui pose un Drapeau libéré.',
    unite: 'Les Drapeaux s’unissent par une annonce, ou d’eux-mêmes quand ils sont côte à côte.',
    ally_view:
      'Ce que les partenaires voient des pièces de l’autre : rien, le placement avant le premier coup, ou tout.',
    plan: 'Les partenaires peuvent parler en privé avant le premier coup.',
    rules: 'Armées, combats et portée de l’Éclaireur : comme imprimé, ou changés par un document à vous.',
  },
  documents: {
    rules:
      'Ce qui diffère des règles imprimées : `counts`, combien de pièces de chaque sorte a une armée ; `battles`, si un attaquant gagne (wins), perd (loses) ou si les deux sont prises (both), par exemple `Spy: {General: wins}` ; `range`, jusqu’où va un Éclaireur.',
  },
  names: {
    Marshall: 'Maréchal',
    General: 'Général',
    Colonel: 'Colonel',
    Major: 'Commandant',
    Captain: 'Capitaine',
    Lieutenant: 'Lieutenant',
    Sergeant: 'Sergent',
    Corporal: 'Caporal',
    Scout: 'Éclaireur',
    Spy: 'Espion',
    Bomb: 'Bombe',
    Cannon: 'Canon',
    Flag: 'Drapeau',
  },
  figures: {
    attacks: 'Attaques',
    captured: 'Pièces prises',
    lost: 'Pièces perdues',
    exchanges: 'Échanges (les deux prises)',
    rescued: 'Pièces libérées',
    secrets: 'Pièces ennemies connues',
  },
  said: {
    Fortress: 'Forteresse',
    'The Flag is near the corner behind both Bombs. Your strong pieces wait in the middle for an attack.':
      'Le Drapeau est près du coin derrière les deux Bombes. Vos pièces fortes attendent l’attaque au milieu.',
    'Storm on the left': 'Assaut à gauche',
    'Marshall, General, Colonel and Captains attack together on the left. The Flag hides on the right.':
      'Maréchal, Général, Colonel et Capitaines attaquent ensemble à gauche. Le Drapeau se cache à droite.',
    'Hammer in the middle': 'Marteau au milieu',
    'Your strongest pieces attack between the lakes. A lone Bomb at the back is a decoy for the Flag.':
      'Vos plus fortes pièces attaquent entre les lacs. Une Bombe seule au fond sert de leurre pour le Drapeau.',
    'Scouts first': 'Éclaireurs devant',
    'All four Scouts stand in front with clear lines and find out what the enemy has.':
      'Les quatre Éclaireurs sont devant sur des lignes libres et découvrent ce qu’a l’ennemi.',
    'False fortress': 'Fausse forteresse',
    'Two Bombs on the left guard only a Sergeant. The Flag is on the other side among weak pieces.':
      'Deux Bombes à gauche ne gardent qu’un Sergent. Le Drapeau est de l’autre côté parmi les faibles.',
    'Two wings': 'Deux ailes',
    'Marshall on one wing, General on the other, Captains in front. The Flag is between the Bombs.':
      'Le Maréchal sur une aile, le Général sur l’autre, les Capitaines devant. Le Drapeau est entre les Bombes.',
    'Cannons behind the lake': 'Canons derrière le lac',
    'Both Cannons fire over the lake that protects them, with strong pieces beside them.':
      'Les deux Canons tirent par-dessus le lac qui les protège, avec des pièces fortes à côté.',
    'The march': 'La marche',
    'The Flag follows Marshall and General to your ally. Cannons and Captains guard the flanks.':
      'Le Drapeau suit Maréchal et Général vers votre allié. Canons et Capitaines gardent les flancs.',
    Raid: 'Coup de main',
    'Captains and Scouts break out on both wings and look for the enemy Flags.':
      'Capitaines et Éclaireurs percent sur les deux ailes et cherchent les Drapeaux ennemis.',
    'Second wave': 'Seconde vague',
    'Weak pieces take the first attacks. General and Major come in from the Reserve where you need them.':
      'Les pièces faibles prennent les premières attaques. Général et Commandant entrent de la réserve où il faut.',
    Bait: 'Appât',
    'Marshall and General on the left guard only a Sergeant. The Flag is in the other corner.':
      'Maréchal et Général à gauche ne gardent qu’un Sergent. Le Drapeau est dans l’autre coin.',
    'Cannon behind the lake': 'Canon derrière le lac',
    'The Cannon fires over the lake that protects it, between Marshall and General.':
      'Le Canon tire par-dessus le lac qui le protège, entre Maréchal et Général.',
    'The Flag follows Marshall and General to your ally. Uniting the Flags often wins this game.':
      'Le Drapeau suit Maréchal et Général vers votre allié. Unir les Drapeaux gagne souvent ce jeu.',
    'Marshall on one wing, General on the other, Scouts between them. The Flag hides behind the middle.':
      'Le Maréchal sur une aile, le Général sur l’autre, les Éclaireurs entre eux. Le Drapeau se cache derrière le milieu.',
    Corner: 'Coin',
    'The Flag is in the corner behind Bomb and General. Marshall and Captain attack on the other side.':
      'Le Drapeau est dans le coin derrière Bombe et Général. Maréchal et Capitaine attaquent de l’autre côté.',
    'Behind the lake': 'Derrière le lac',
    "The Flag is behind the lake, out of the Scouts' reach, between Bomb and Spy.":
      'Le Drapeau est derrière le lac, hors d’atteinte des Éclaireurs, entre Bombe et Espion.',
    Decoy: 'Leurre',
    'Bomb and General on the left guard only a Spy. Marshall and Captain stay near the Flag on the right.':
      'Bombe et Général à gauche ne gardent qu’un Espion. Maréchal et Capitaine restent près du Drapeau à droite.',
    'Marshall and General attack through one lane, the Spy behind them. The Captain guards the Flag.':
      'Maréchal et Général attaquent par un couloir, l’Espion derrière. Le Capitaine garde le Drapeau.',
    'The corner': 'Dans le coin',
    "The Flag stays in the corner behind the General, and your ally's Flag comes to it.":
      'Le Drapeau reste dans le coin derrière le Général, et celui de votre allié vient à lui.',
  },
};
