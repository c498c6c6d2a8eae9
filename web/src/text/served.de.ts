/* What the server says in every game, in German. */
import type { ServedLevels } from './served';

export const served: ServedLevels = {
  levels: {
    recruit: { title: 'Rekrut', text: 'Sehr leicht: übersieht die meisten guten Züge.' },
    corporal: { title: 'Korporal', text: 'Leicht: denkt einen Zug voraus, übersieht aber manches.' },
    sergeant: { title: 'Sergeant', text: 'Mittel: denkt einen Zug voraus.' },
    lieutenant: { title: 'Leutnant', text: 'Schwer: spielt seine besten Einfälle durch, bevor er zieht.' },
    captain: { title: 'Hauptmann', text: 'Sehr schwer: spielt mehr Einfälle durch, und weiter voraus.' },
    general: { title: 'General', text: 'Experte: nimmt sich Zeit und macht wenige Fehler.' },
  },
  said: {
    'option *: a document is a mapping with keys':
      'Option {1}: Ein Dokument besteht aus Schlüsseln und Werten',
    'option *: a document holds text, numbers, lists and mappings, and nothing else':
      'Option {1}: Ein Dokument enthält Text, Zahlen, Listen und Schlüssel mit Werten, sonst nichts',
    'option *: a number in the document is too long': 'Option {1}: Eine Zahl im Dokument ist zu lang',
    'option *: the key * stands twice': 'Option {1}: Der Schlüssel {2} steht zweimal da',
    'option *: the document has * characters; it may have *':
      'Option {1}: Das Dokument hat {2} Zeichen; {3} dürfen es sein',
    'option * is *; it may be * (*)': 'Option {1} ist {2}; erlaubt ist {3} ({4})',
    'This was a game of *, which this server no longer has.':
      'Das war eine Partie {1}, die es auf diesem Server nicht mehr gibt.',
    'The rules of * no longer allow what was played here.':
      'Die Regeln von {1} lassen nicht mehr zu, was hier gespielt wurde.',
    'This game used version * of the rules of *; this server has version *.':
      'Diese Partie begann nach Fassung {1} der Regeln von {2}; jetzt gilt Fassung {3}.',
    'It cannot be replayed, but its record and its log are kept.':
      'Sie lässt sich nicht mehr nachspielen; Aufzeichnung und Verlauf bleiben erhalten.',
    'This link does not work. Make a new one where you sit.':
      'Dieser Link funktioniert nicht. Erstell dort, wo du sitzt, einen neuen.',
    'This link has been used. Make a new one where you sit.':
      'Dieser Link wurde schon benutzt. Erstell dort, wo du sitzt, einen neuen.',
    'This link has expired. Make a new one where you sit.':
      'Dieser Link ist abgelaufen. Erstell dort, wo du sitzt, einen neuen.',
    'This link does not work. Make a new one on the device that has your games.':
      'Dieser Link funktioniert nicht. Erstell auf dem Gerät mit deinen Spielen einen neuen.',
    'This link has been used. Make a new one on the device that has your games.':
      'Dieser Link wurde schon benutzt. Erstell auf dem Gerät mit deinen Spielen einen neuen.',
    'This link has expired. Make a new one on the device that has your games.':
      'Dieser Link ist abgelaufen. Erstell auf dem Gerät mit deinen Spielen einen neuen.',
    'Your games are on too many devices already. Sign one of them out, and make a new link.':
      'Deine Spiele sind schon auf zu vielen Geräten. Melde eines davon ab und mach einen neuen Link.',
    'This is no e-mail address. Write it like anna@example.org.':
      'Das ist keine E-Mail-Adresse. Schreib sie wie anna@example.org.',
    'This link does not work any more. Give your address again.':
      'Dieser Link gilt nicht mehr. Gib deine Adresse noch einmal an.',
    'This link does not work. The links in later mails do.':
      'Dieser Link funktioniert nicht. Die Links in späteren Mails tun es.',
    'This server does not send such notices.': 'Dieser Server verschickt solche Nachrichten nicht.',
    'This server sends no notices.': 'Dieser Server verschickt keine Nachrichten.',
    'Choose hours of which the last comes after the first.':
      'Wähl Stunden, von denen die letzte nach der ersten kommt.',
    'This time zone is not known here.': 'Diese Zeitzone ist hier nicht bekannt.',
    'Links cannot be sent in the chat.': 'Links lassen sich im Chat nicht verschicken.',
    'You have said something already. Wait until something happens at the table.':
      'Du hast schon etwas gesagt. Warte, bis am Tisch etwas geschieht.',
    'You have written * lines here, the most for one table.':
      'Du hast hier {1} Zeilen geschrieben, mehr gehen an einem Tisch nicht.',
    'To write in the chat, open the table in the browser that has your games.':
      'Um im Chat zu schreiben, öffne den Tisch in dem Browser, der deine Spiele hat.',
    'You have blocked this player.': 'Du hast diese Person blockiert.',
    'You cannot block yourself.': 'Du kannst dich nicht selbst blockieren.',
    'There is no such player any more.': 'Diese Person gibt es hier nicht mehr.',
    'No player who is known here has this seat.': 'Diesen Platz hat niemand, der hier bekannt ist.',
    'You have blocked * players, the most there can be.': 'Du hast {1} Personen blockiert, mehr gehen nicht.',
    'You need an account to play for ratings.': 'Um Wertung spielst du mit einem Konto.',
    'You have left three of your last ten rated games. Play without ratings today.':
      'Du hast drei deiner letzten zehn gewerteten Partien verlassen. Spiel heute ohne Wertung.',
    'Here ratings change: only players with an account sit down.':
      'Hier geht es um Wertung: Nur wer ein Konto hat, setzt sich.',
    'This player looks for somebody whose rating is nearer. Try again in a minute.':
      'Gesucht wird jemand mit näherer Wertung. Versuch es in einer Minute noch einmal.',
    'In a rated game nobody gives a seat away.': 'In einer gewerteten Partie gibt niemand den Platz weiter.',
    'You have a seat at this table already.': 'Du sitzt schon an diesem Tisch.',
    'A rated game has clocks, or is played by the day.':
      'Eine gewertete Partie hat Uhren oder läuft tageweise.',
    'A rated game is played as in the rulebook, with the usual settings.':
      'Eine gewertete Partie folgt dem Regelbuch, mit den üblichen Einstellungen.',
    'A rated game has no hints and no stand-ins.':
      'Eine gewertete Partie hat keine Tipps und keine Vertretung.',
    'A rated game is for people alone.': 'Eine gewertete Partie ist nur für Menschen.',
    'You cannot report yourself.': 'Du kannst dich nicht selbst melden.',
    'A moderator has removed this line already.': 'Diese Zeile hat die Moderation schon entfernt.',
    'There is no such line any more.': 'Diese Zeile gibt es nicht mehr.',
    'There is no such tournament.': 'Dieses Turnier gibt es nicht.',
    'The tournament is over.': 'Das Turnier ist vorbei.',
    'This tournament is for people.': 'Dieses Turnier ist für Menschen.',
    'You have answered this already. A moderator reads it.':
      'Darauf hast du schon geantwortet. Die Moderation liest es.',
    'You cannot challenge yourself.': 'Du kannst dich nicht selbst herausfordern.',
    'This player is not here any more, or not open to a game.':
      'Diese Person ist nicht mehr hier oder nicht zu einer Partie bereit.',
    'This player has found a game, or is not looking any more.':
      'Diese Person hat eine Partie gefunden oder sucht nicht mehr.',
    'This challenge is over.': 'Diese Herausforderung ist vorbei.',
    'You have accepted this challenge.': 'Du hast diese Herausforderung angenommen.',
    '* is not here just now. The challenge stays open.':
      '{1} ist gerade nicht hier. Die Herausforderung bleibt offen.',
    'You have challenged * players already. Wait for an answer, or withdraw a challenge.':
      'Du hast schon {1} Personen herausgefordert. Warte auf eine Antwort oder nimm eine Herausforderung zurück.',
    'Look for games with clocks or for games by the day, not for both at once.':
      'Such Partien in einer Sitzung oder Fernpartien, nicht beides zugleich.',
    'In * nobody has a partner.': 'In {1} hat niemand einen Partner.',
    'This table is full.': 'Dieser Tisch ist voll.',
    '* is already taken.': '{1} ist schon besetzt.',
    'Too many players were made at your address. Try again later.':
      'An deiner Adresse sind zu viele neue Namen entstanden. Versuch es später noch einmal.',
    'There are no accounts on this server.': 'Auf diesem Server gibt es keine Konten.',
    'A name needs 2 to 20 characters.': 'Ein Name braucht 2 bis 20 Zeichen.',
    'A name has Latin letters, digits, - and _, and begins with a letter.':
      'Ein Name besteht aus lateinischen Buchstaben, Ziffern, - und _, und beginnt mit einem Buchstaben.',
    'This name is taken, or it looks like one that is.':
      'Dieser Name ist vergeben, oder er sieht aus wie ein vergebener.',
    'A name can be changed every 30 days: yours tomorrow.':
      'Ein Name lässt sich alle 30 Tage ändern: deiner morgen.',
    'A name can be changed every 30 days: yours in * days.':
      'Ein Name lässt sich alle 30 Tage ändern: deiner in {1} Tagen.',
    'A password needs 8 to 256 characters.': 'Ein Passwort braucht 8 bis 256 Zeichen.',
    'You are logged in as *.': 'Du bist als {1} angemeldet.',
    'Too many accounts were made at your address. Try again later.':
      'An deiner Adresse wurden zu viele Konten angelegt. Versuch es später noch einmal.',
    'The name or the password is wrong.': 'Der Name oder das Passwort stimmt nicht.',
    'The password is wrong.': 'Das Passwort stimmt nicht.',
    'Too many tries. Try again in a minute.': 'Zu viele Versuche. Versuch es in einer Minute noch einmal.',
    'Too many tries. Try again in * minutes.': 'Zu viele Versuche. Versuch es in {1} Minuten noch einmal.',
    'Too many people log in just now. Try again in a moment.':
      'Gerade melden sich zu viele an. Versuch es gleich noch einmal.',
    'The name or the code is wrong.': 'Der Name oder der Code stimmt nicht.',
    'This code was used before. Each code works once.':
      'Dieser Code wurde schon benutzt. Jeder Code gilt einmal.',
    'This link does not work any more. Ask for a new one.':
      'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
    'This link has expired. Ask for a new one.': 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
    'This account is no more.': 'Dieses Konto gibt es nicht mehr.',
    'You are not logged in here any more. Log in again.':
      'Du bist hier nicht mehr angemeldet. Melde dich noch einmal an.',
    'Passkeys work only at a named address with https, or at localhost.':
      'Passkeys gibt es nur unter einem Namen mit https, oder unter localhost.',
    'This passkey is not known here.': 'Dieser Passkey ist hier nicht bekannt.',
    'This passkey is known already.': 'Dieser Passkey ist schon bekannt.',
    'This passkey was used at another site.': 'Dieser Passkey wurde auf einer anderen Seite benutzt.',
    'You have not confirmed this address. Open the link in our mail first.':
      'Du hast diese Adresse nicht bestätigt. Öffne zuerst den Link in unserer Mail.',
    'This passkey belongs to another account.': 'Dieser Passkey gehört zu einem anderen Konto.',
    'This passkey could not be checked. Try again.':
      'Dieser Passkey ließ sich nicht prüfen. Versuch es noch einmal.',
    'This took too long. Try again.': 'Das hat zu lange gedauert. Versuch es noch einmal.',
    'An account has 10 passkeys at most. Remove one.': 'Ein Konto hat höchstens 10 Passkeys. Entferne einen.',
    'This is your only way to log in. Choose a password first.':
      'Anders kannst du dich nicht anmelden. Wähl zuerst ein Passwort.',
    'There is no such passkey, or it is removed already.':
      'Diesen Passkey gibt es nicht, oder er ist schon entfernt.',
    'There is no such device, or it is signed out already.':
      'Dieses Gerät gibt es nicht, oder es ist schon abgemeldet.',
    '* cells are too many; the limit here is *': '{1} Zellen sind zu viele; hier sind höchstens {2} möglich',
    '* games in all are too many; the limit here is *: ask for fewer games or fewer cells':
      '{1} Partien sind zu viele; hier sind höchstens {2} möglich: Nimm weniger Partien oder weniger Zellen',
    'a cell has at least 2 games, not *': 'Eine Zelle braucht mindestens 2 Partien, nicht {1}',
    'half_width is a share between 0 and 0.5, not *':
      'Die Genauigkeit liegt zwischen 0 und 50 Prozent; angegeben war der Anteil {1}',
    'meet: at least two players, each of them once':
      'Es müssen mindestens zwei verschiedene Spieler gegeneinander antreten',
    'if players meet, each pair is a cell: compare rules or parts in another study':
      'Wenn Spieler gegeneinander antreten, ist jedes Paar eine Zelle: Vergleiche Regeln oder Teile in einer anderen Studie',
    'Another study is running: “*”. Wait until it ends, or stop it.':
      'Eine andere Studie läuft gerade: „{1}“. Warte, bis sie fertig ist, oder halte sie an.',
    'This server has no lab. Start it with `sandtable serve --lab` to have one.':
      'Dieser Server hat kein Labor. Starte ihn mit `sandtable serve --lab`, um eines zu haben.',
    "The lab can be used only on the server's own machine, at http://127.0.0.1.":
      'Das Labor lässt sich nur auf dem Rechner des Servers benutzen, unter http://127.0.0.1.',
    'You cannot play on from here.': 'Von hier aus kannst du nicht weiterspielen.',
    "This is Today's duel. It can be watched and replayed when the day is over, at midnight UTC.":
      'Das ist das Duell des Tages. Zuschauen und nachspielen kann man erst, wenn der Tag vorbei ist, um Mitternacht UTC.',
    "You have played Today's duel. The next one begins at midnight UTC.":
      'Du hast das Duell des Tages gespielt. Das nächste beginnt um Mitternacht UTC.',
    'Today everybody plays against your army. You see the results without playing.':
      'Heute spielen alle gegen deine Armee. Du siehst die Ergebnisse, ohne zu spielen.',
    "You can leave a remark when you have finished Today's duel.":
      'Du kannst etwas bemerken, wenn du das Duell des Tages beendet hast.',
    'Enough armies wait for this game. Send yours in when some of them have been played.':
      'Für dieses Spiel warten genug Armeen. Schick deine ein, wenn einige davon gespielt sind.',
    'A message has 1 to * characters; this one has *.':
      'Eine Nachricht hat 1 bis {1} Zeichen; diese hat {2}.',
  },
  wins: (usual: string, times: number) => `Gewinnt ${times} von 100 Partien gegen den ${usual}.`,
};
