/* What the server says in every game, in French. */
import type { ServedLevels } from './served';

export const served: ServedLevels = {
  levels: {
    recruit: { title: 'Recrue', text: 'Très facile : manque la plupart des bons coups.' },
    corporal: { title: 'Caporal', text: 'Facile : pense un coup à l’avance, mais en oublie.' },
    sergeant: { title: 'Sergent', text: 'Moyen : pense un coup à l’avance.' },
    lieutenant: {
      title: 'Lieutenant',
      text: 'Difficile : joue ses meilleures idées en pensée avant le coup.',
    },
    captain: { title: 'Capitaine', text: 'Très difficile : essaie plus d’idées, et plus loin.' },
    general: { title: 'Général', text: 'Expert : prend son temps et se trompe peu.' },
  },
  said: {
    'option *: a document is a mapping with keys': 'Option {1} : un document est fait de clés et de valeurs',
    'option *: a document holds text, numbers, lists and mappings, and nothing else':
      'Option {1} : un document contient du texte, des nombres, des listes et des clés avec valeurs, rien d’autre',
    'option *: a number in the document is too long': 'Option {1} : un nombre du document est trop long',
    'option *: * is *; it is a whole number from * to * (*)':
      'Option {1} : {2} est {3} ; il faut un entier de {4} à {5} ({6})',
    'option *: * is *; it is one of * (*)': 'Option {1} : {2} est {3} ; il faut un de {4} ({5})',
    'option *: * is *; it is yes or no (*)': 'Option {1} : {2} est {3} ; il faut yes ou no ({4})',
    'option *: *: only * can be changed, not * (*)':
      'Option {1} : {2} : seul {3} peut être changé, pas {4} ({5})',
    'option *: *: there is no *; there is * (*)': 'Option {1} : {2} : il n’y a pas {3} ; il y a {4} ({5})',
    'option *: there is no *; there is * (*)': 'Option {1} : il n’y a pas {2} ; il y a {3} ({4})',
    'option *: the document changes nothing about the printed rules; it may have *':
      'Option {1} : le document ne change rien aux règles imprimées ; il peut avoir {2}',
    'option *: name is one line of up to * characters (*)':
      'Option {1} : name est une ligne de {2} caractères au plus ({3})',
    'option *: the key * stands twice': 'Option {1} : la clé {2} y est deux fois',
    'option *: the document has * characters; it may have *':
      'Option {1} : le document a {2} caractères ; il peut en avoir {3}',
    'option * is *; it may be * (*)': 'Option {1} : {2} ; il faut {3} ({4})',
    '* cells are too many; the limit here is *': '{1} cases, c’est trop ; la limite ici est {2}',
    '* games in all are too many; the limit here is *: ask for fewer games or fewer cells':
      '{1} parties en tout, c’est trop ; la limite ici est {2} : prenez moins de parties ou moins de cases',
    'a cell has at least 2 games, not *': 'Une case a au moins 2 parties, pas {1}',
    'half_width is a share between 0 and 0.5, not *':
      'La précision est entre 0 et 50 pour cent ; vous avez donné la part {1}',
    'meet: at least two players, each of them once': 'Il faut au moins deux joueurs différents',
    'if players meet, each pair is a cell: compare rules or parts in another study':
      'Si des joueurs se rencontrent, chaque paire est une case : comparez règles ou éléments dans une autre étude',
  },
  wins: (usual: string, times: number) => `Gagne ${times} parties sur 100 contre le niveau ${usual}.`,
};
