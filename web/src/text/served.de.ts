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
    'The players agreed on a draw.': 'Die Spieler haben sich auf Remis geeinigt.',
    'You called the game off before it began.': 'Du hast die Partie abgesagt, bevor sie begann.',
    '* called the game off before it began.': '{1} hat die Partie abgesagt, bevor sie begann.',
    'You have left, and nobody is at the table.': 'Du bist gegangen, und niemand ist mehr am Tisch.',
    '* has left, and nobody is at the table.': '{1} ist gegangen, und niemand ist mehr am Tisch.',
    'You left before the game began.': 'Du bist gegangen, bevor die Partie begann.',
    '* left before the game began.': '{1} ist gegangen, bevor die Partie begann.',
    'You have left the table.': 'Du hast den Tisch verlassen.',
    '* has left the table.': '{1} hat den Tisch verlassen.',
    'The game is called off: your time was up before it began.':
      'Die Partie ist abgesagt: Deine Bedenkzeit war um, bevor sie begann.',
    "The game is called off: *'s time was up before it began.":
      'Die Partie ist abgesagt: Die Bedenkzeit von {1} war um, bevor sie begann.',
    'Your time is up.': 'Deine Bedenkzeit ist um.',
    "*'s time is up.": 'Die Bedenkzeit von {1} ist um.',
    'The game is called off: you have left.': 'Die Partie ist abgesagt: Du bist gegangen.',
    'The game is called off: * has left.': 'Die Partie ist abgesagt: {1} ist gegangen.',
    'The game is called off: you were away.': 'Die Partie ist abgesagt: Du warst nicht da.',
    'The game is called off: * was away.': 'Die Partie ist abgesagt: {1} war nicht da.',
    'You were away for too long.': 'Du warst zu lange nicht da.',
    '* was away for too long.': '{1} war zu lange nicht da.',
    'The players begin anew at another table.': 'Die Spieler beginnen an einem anderen Tisch neu.',
    'option *: a document is a mapping with keys':
      'Option {1}: Ein Dokument besteht aus Schlüsseln und Werten',
    'option *: a document holds text, numbers, lists and mappings, and nothing else':
      'Option {1}: Ein Dokument enthält Text, Zahlen, Listen und Schlüssel mit Werten, sonst nichts',
    'option *: a number in the document is too long': 'Option {1}: Eine Zahl im Dokument ist zu lang',
    'option *: * is *; it is a whole number from * to * (*)':
      'Option {1}: {2} ist {3}; erlaubt ist eine ganze Zahl von {4} bis {5} ({6})',
    'option *: * is *; it is one of * (*)': 'Option {1}: {2} ist {3}; erlaubt ist {4} ({5})',
    'option *: * is *; it is yes or no (*)': 'Option {1}: {2} ist {3}; erlaubt ist yes oder no ({4})',
    'option *: *: only * can be changed, not * (*)':
      'Option {1}: {2}: Nur {3} lässt sich ändern, nicht {4} ({5})',
    'option *: *: there is no *; there is * (*)': 'Option {1}: {2}: {3} gibt es nicht; es gibt {4} ({5})',
    'option *: there is no *; there is * (*)': 'Option {1}: {2} gibt es nicht; es gibt {3} ({4})',
    'option *: the document changes nothing about the printed rules; it may have *':
      'Option {1}: Das Dokument ändert nichts an den gedruckten Regeln; es kann {2} haben',
    'option *: name is one line of up to * characters (*)':
      'Option {1}: name ist eine Zeile von höchstens {2} Zeichen ({3})',
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
    'This link does not work, or it was used before. The links in later mails do.':
      'Dieser Link funktioniert nicht oder wurde schon benutzt. Die Links in späteren Mails gehen.',
    'A mail has gone to this address. Open the link in it. If none comes, ask again in five minutes.':
      'An diese Adresse ist eine Mail gegangen. Öffne den Link darin. Kommt keine, frag in fünf Minuten noch einmal.',
    'You have asked for enough mails today. Try again tomorrow.':
      'Du hast heute schon genug Mails angefordert. Versuch es morgen noch einmal.',
    'Enough mails have gone to this address today. Try again tomorrow.':
      'An diese Adresse sind heute schon genug Mails gegangen. Versuch es morgen noch einmal.',
    'Too many mails were asked for from your line. Try again later.':
      'Von deinem Anschluss wurden zu viele Mails angefordert. Versuch es später noch einmal.',
    'This server does not send such notices.': 'Dieser Server verschickt solche Nachrichten nicht.',
    'This server sends no notices.': 'Dieser Server verschickt keine Nachrichten.',
    'Choose hours of which the last comes after the first.':
      'Wähl Stunden, von denen die letzte nach der ersten kommt.',
    'This time zone is not known here.': 'Diese Zeitzone ist hier nicht bekannt.',
    'Links cannot be sent here.': 'Links lassen sich hier nicht verschicken.',
    'You can write here when you have finished * games.':
      'Du kannst hier schreiben, wenn du {1} Partien beendet hast.',
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
    'There is no such remark any more.': 'Diese Bemerkung gibt es nicht mehr.',
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
    'Nobody with an account is called so.': 'Niemand mit einem Konto heißt so.',
    'You have no account here.': 'Du hast hier kein Konto.',
    'An account needs a password or a passkey.': 'Ein Konto braucht ein Passwort oder einen Passkey.',
    'You have no such bot, or it is deleted already.':
      'Einen solchen Bot hast du nicht, oder er ist schon gelöscht.',
    'An account has * bots at most, with those that were deleted in the last two weeks.':
      'Ein Konto hat höchstens {1} Bots, mit denen, die in den letzten zwei Wochen gelöscht wurden.',
    'A bot has * tokens at most. End one.': 'Ein Bot hat höchstens {1} Tokens. Beende eines.',
    'There is no such token, or it has ended already.':
      'Dieses Token gibt es nicht, oder es ist schon beendet.',
    'Choose a name first.': 'Wähl zuerst einen Namen.',
    '* reports of yours are open. Wait until a moderator has looked at them.':
      '{1} Meldungen von dir sind offen. Warte, bis die Moderation sie gelesen hat.',
    'That is too long: * characters at most.': 'Das ist zu lang: Höchstens {1} Zeichen sind möglich.',
    'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
    'You cannot play here until *. * On the page of your account you can answer.':
      'Du kannst hier bis {1} nicht spielen. {2} Auf der Seite deines Kontos kannst du antworten.',
    'You cannot play here. * On the page of your account you can answer.':
      'Du kannst hier nicht spielen. {1} Auf der Seite deines Kontos kannst du antworten.',
    'You cannot write what others read until *. *':
      'Du kannst bis {1} nichts schreiben, was andere lesen. {2}',
    'You cannot write what others read. *': 'Du kannst nichts schreiben, was andere lesen. {1}',
    'There is no such report, or it is closed already.':
      'Diese Meldung gibt es nicht, oder sie ist schon geschlossen.',
    'A guest has no name to take away. Remove the lines, or mute or ban.':
      'Ein Gast hat keinen Namen, den man wegnehmen könnte. Entferne die Zeilen, oder schalte stumm oder schließ aus.',
    'Name the line that is to be removed.': 'Nenne die Zeile, die entfernt werden soll.',
    'Give the name that the player is to have.': 'Gib den Namen an, den die Person haben soll.',
    'Say why: the person is told.': 'Sag, warum: Die Person erfährt es.',
    'This is a moderator. The operator can change that.':
      'Das ist jemand von der Moderation. Wer den Server betreibt, kann das ändern.',
    'This has ended already, or there is no such decision.':
      'Das ist schon beendet, oder es gibt diese Entscheidung nicht.',
    'An answer has 1 to * characters.': 'Eine Antwort hat 1 bis {1} Zeichen.',
    'There is no such decision about you.': 'Eine solche Entscheidung über dich gibt es nicht.',
    'This seat belongs to another player.': 'Dieser Platz gehört einer anderen Person.',
    'You have another seat at this table.': 'Du hast einen anderen Platz an diesem Tisch.',
    'You have no seat at this table.': 'Du hast an diesem Tisch keinen Platz.',
    'This player looks for people.': 'Diese Person sucht Menschen.',
    'Partners may not confer now: players can say set phrases, one until something happens at the table.':
      'Partner dürfen sich jetzt nicht absprechen: Ihr könnt feste Sätze sagen, einen, bis am Tisch etwas geschieht.',
    'Until you have finished * games, you can say set phrases.':
      'Bis du {1} Partien beendet hast, kannst du feste Sätze sagen.',
    'You are writing too fast. Wait a few seconds.': 'Du schreibst zu schnell. Warte ein paar Sekunden.',
    "There is no chat at Today's duel before the day is over, at midnight UTC.":
      'Beim Duell des Tages gibt es keinen Chat, bis der Tag vorbei ist, um Mitternacht UTC.',
    'The name of a tournament has 1 to * characters.': 'Der Name eines Turniers hat 1 bis {1} Zeichen.',
    'Tournaments are for players with an account. Make one, or log in.':
      'Turniere sind für Spieler mit einem Konto. Leg eines an, oder melde dich an.',
    'A Swiss tournament has a number of rounds, an arena a number of minutes, a round robin neither.':
      'Ein Turnier nach Schweizer System hat eine Zahl von Runden, eine Arena eine Zahl von Minuten, ein Rundenturnier keins von beiden.',
    'An arena is played live: give each player minutes, not days.':
      'Eine Arena wird live gespielt: Gib allen Minuten, keine Tage.',
    'A tournament is for two players at a table, or for two teams of two.':
      'Ein Turnier ist für zwei an einem Tisch oder für zwei Teams zu zweit.',
    'A tournament begins within 90 days from now.': 'Ein Turnier beginnt in den nächsten 90 Tagen.',
    'There are enough tournaments to come. Enter one of them.':
      'Genug Turniere stehen bevor. Melde dich bei einem davon an.',
    'You hold * tournaments that are not over yet.':
      'Du richtest schon {1} Turniere aus, die noch nicht vorbei sind.',
    '* tournaments of yours were called off today.': '{1} deiner Turniere wurden heute abgesagt.',
    'Only the player who holds a tournament can call it off.':
      'Nur wer ein Turnier ausrichtet, kann es absagen.',
    'The tournament has begun.': 'Das Turnier hat begonnen.',
    'Name somebody else as your partner if teams play, and else nobody.':
      'Nenne jemand anderen als Partner, wenn Teams spielen, und sonst niemanden.',
    'There is another live tournament at this time that you or your partner have entered. Withdraw from it first.':
      'Du oder dein Partner nehmt zu dieser Zeit schon an einem anderen Live-Turnier teil. Melde dich dort zuerst ab.',
    'A round robin has begun: everybody has to meet everybody.':
      'Das Rundenturnier hat begonnen: Alle müssen auf alle treffen.',
    'The last round has begun: there is none left to play.':
      'Die letzte Runde hat begonnen: Danach ist keine mehr zu spielen.',
    'The time of this arena is up: only its last games go on.':
      'Die Zeit dieser Arena ist um: Nur die letzten Partien laufen noch.',
    'A round robin has room for *: they play * rounds.':
      'Ein Rundenturnier hat Platz für {1}: Sie spielen {2} Runden.',
    'A tournament has room for *.': 'Ein Turnier hat Platz für {1}.',
    'This player is in another team.': 'Diese Person spielt in einem anderen Team.',
    'You are not in this tournament.': 'Du spielst in diesem Turnier nicht mit.',
    'Players cannot look for one another on this server.':
      'Auf diesem Server kann man keine Mitspieler suchen.',
    'There is no chat on this server.': 'Auf diesem Server gibt es keinen Chat.',
    'There are no moderators on this server.': 'Auf diesem Server gibt es keine Moderation.',
    'There are no rated games on this server.': 'Auf diesem Server gibt es keine gewerteten Partien.',
    'There are no tournaments on this server.': 'Auf diesem Server gibt es keine Turniere.',
    "There is no Today's duel on this server.": 'Auf diesem Server gibt es kein Duell des Tages.',
    'This browser has no games here yet.': 'Dieser Browser hat hier noch keine Partien.',
    'This browser was signed out. Press again to play as a new guest.':
      'Dieser Browser wurde abgemeldet. Drück noch einmal, um als neuer Gast zu spielen.',
    'Bots do not sit down at this table: its players have not allowed it.':
      'An diesen Tisch setzen sich keine Bots: Die Spieler haben es nicht erlaubt.',
    'Armies can be sent in for these games: *.': 'Armeen lassen sich für diese Spiele einschicken: {1}.',
    'There is no player with this name.': 'Niemand mit einem Konto heißt so.',
    'There is no such game.': 'Dieses Spiel gibt es nicht.',
    'At this table no rated game is over.': 'An diesem Tisch ist keine gewertete Partie zu Ende.',
    'There is no club hour on this server.': 'Auf diesem Server gibt es keine Klubstunde.',
    'Too many tables were made from your address today.':
      'Von deiner Adresse aus entstanden heute zu viele Tische.',
    'Too many requests. Wait a second.': 'Zu viele Anfragen. Warte eine Sekunde.',
    'Too many new tables. Wait a second.': 'Zu viele neue Tische. Warte eine Sekunde.',
    'Write one line of plain text, without control or text-direction characters.':
      'Schreib eine Zeile einfachen Text, ohne Steuerzeichen und ohne Zeichen für die Schreibrichtung.',
    'A name needs 1 to * characters.': 'Ein Name braucht 1 bis {1} Zeichen.',
    'No text begins with an accent, or has more than * on one letter.':
      'Kein Text beginnt mit einem Akzent oder setzt mehr als {1} auf einen Buchstaben.',
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
    "A seat in Today's duel cannot be given away.":
      'Ein Platz im Duell des Tages lässt sich nicht weitergeben.',
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
    'Something went wrong on the server; its log says what. Nothing was changed.':
      'Auf dem Server ist etwas schiefgegangen; was, steht in seinem Protokoll. Nichts wurde geändert.',
    'The server cannot reach its database. Nothing was changed.':
      'Der Server erreicht seine Datenbank nicht. Nichts wurde geändert.',
    'This table needs a newer release than this server has. Another server may have it: try again in a moment.':
      'Dieser Tisch braucht eine neuere Version, als dieser Server hat. Ein anderer Server hat sie vielleicht: Versuche es gleich noch einmal.',
    'The game has moved on. Here is the current position.':
      'Die Partie ist weitergegangen. Dies ist die jetzige Stellung.',
    'You have a seat at this table already, or have had one.':
      'Du hast an diesem Tisch schon einen Platz, oder hattest einen.',
    'This token holds no seat at this table.': 'Dieser Browser hat an diesem Tisch keinen Platz mehr.',
    'Too many changes at this seat. You can still play on.':
      'An diesem Platz wurde zu viel geändert. Weiterspielen kannst du.',
    'Your time is up. A computer player chooses for you.':
      'Deine Bedenkzeit ist um. Ein Computerspieler wählt für dich.',
    'Somebody who would play may not play here now.':
      'Jemand, der mitspielen würde, darf hier zurzeit nicht spielen.',
    'Too many requests. Wait a few seconds.': 'Zu viele Anfragen. Warte ein paar Sekunden.',
    'Too many requests at once. Wait a second.': 'Zu viele Anfragen auf einmal. Warte eine Sekunde.',
    'You have been signed out on this device.': 'Du wurdest auf diesem Gerät abgemeldet.',
    'Somebody has taken more time.': 'Jemand hat sich mehr Zeit genommen.',
    'The server is restarting.': 'Der Server startet neu.',
    'The table must be loaded again.': 'Der Tisch muss neu geladen werden.',
    'The server has too many tables. Try again later.':
      'Der Server hat zu viele Tische. Versuche es später noch einmal.',
    'You have not left your seat.': 'Du hast deinen Platz nicht verlassen.',
    'Nobody is waiting for this seat.': 'Auf diesen Platz wartet niemand.',
    'This player was not away.': 'Dieser Spieler war nicht weg.',
    'No player is missing on *: there is nothing to decide.':
      'Auf {1} fehlt niemand: Es gibt nichts zu entscheiden.',
    'You have left the table, so the others decide.':
      'Du hast den Tisch verlassen, also entscheiden die anderen.',
    'The others decide about your seat. Come back to play on.':
      'Über deinen Platz entscheiden die anderen. Komm zurück, um weiterzuspielen.',
    'There is no proposal to decline.': 'Es gibt keinen Vorschlag, den du ablehnen könntest.',
    'The game is not over yet.': 'Die Partie ist noch nicht zu Ende.',
    'You have left this table.': 'Du hast diesen Tisch verlassen.',
    'The next game has already begun.': 'Die nächste Partie hat schon begonnen.',
    'Nobody has proposed a rematch.': 'Niemand hat eine Revanche vorgeschlagen.',
    'There is no draw offer for you to answer.': 'Es gibt kein Remisangebot, auf das du antworten könntest.',
    'This server no longer has the game *.': 'Dieser Server hat das Spiel {1} nicht mehr.',
    'The game has * actions.': 'Die Partie hat {1} Züge.',
    'The game is over.': 'Die Partie ist zu Ende.',
    'The game at this table is over.': 'Die Partie an diesem Tisch ist zu Ende.',
    'This move can no longer be undone.': 'Dieser Zug lässt sich nicht mehr zurücknehmen.',
    'This invite link is not for this table. Ask for a new one.':
      'Dieser Einladungslink gehört nicht zu diesem Tisch. Bitte um einen neuen.',
    'Version * of the rules does not carry out version *.':
      'Version {1} der Regeln führt Version {2} nicht aus.',
    'It cannot be played on.': 'Sie lässt sich nicht weiterspielen.',
    'There is no standing order *; *.': 'Es gibt keinen Dauerauftrag {1}.',
    'The game starts when every seat is taken.': 'Die Partie beginnt, wenn alle Plätze besetzt sind.',
    "In Today's duel nobody can agree on a draw.": 'Im Duell des Tages kann sich niemand auf Remis einigen.',
    "An attempt at Today's duel cannot be called off.":
      'Ein Versuch im Duell des Tages lässt sich nicht absagen.',
    'The game has begun. You can resign or leave it instead.':
      'Die Partie hat begonnen. Du kannst aufgeben oder sie verlassen.',
    'There is no free seat at this table.': 'An diesem Tisch ist kein Platz mehr frei.',
    'You have already left the table.': 'Du hast den Tisch schon verlassen.',
    'This table has no clocks.': 'An diesem Tisch gibt es keine Uhren.',
    'The game has begun.': 'Die Partie hat begonnen.',
    'You can replay a game once it is over.': 'Du kannst eine Partie nachspielen, sobald sie zu Ende ist.',
    'You can save a position once the game is over.':
      'Du kannst eine Stellung sichern, sobald die Partie zu Ende ist.',
    'You can play on from a position once the game is over.':
      'Du kannst von einer Stellung aus weiterspielen, sobald die Partie zu Ende ist.',
    'The game is over at this position. Go back a little to play on.':
      'In dieser Stellung ist die Partie zu Ende. Geh etwas zurück, um weiterzuspielen.',
    'You can offer a draw once between two of your moves.':
      'Zwischen zwei deiner Züge kannst du einmal Remis anbieten.',
    'The computer does not stand in at *.': 'Auf {1} spielt der Computer nicht ersatzweise.',
    'There is no seat * at this table; its seats are *.':
      'An diesem Tisch gibt es keinen Platz {1}; seine Plätze sind {2}.',
    '* is taken by a computer player.': '{1} ist von einem Computerspieler besetzt.',
    'Somebody else has taken this seat.': 'Diesen Platz hat jemand anders genommen.',
    'Your seat has moved to another device.': 'Dein Platz ist auf ein anderes Gerät gewandert.',
    'This clock is not running.': 'Diese Uhr läuft nicht.',
    'Too many connections. Try again later.': 'Zu viele Verbindungen. Versuche es später noch einmal.',
    'Too many pages are open at your address. Close some.':
      'Unter deiner Adresse sind zu viele Seiten offen. Schließe einige.',
    'Too many people are watching this table. Try again later.':
      'Diesem Tisch sehen zu viele zu. Versuche es später noch einmal.',
    'You have this open on too many pages. Close some.':
      'Du hast dies auf zu vielen Seiten offen. Schließe einige.',
  },
  wins: (usual: string, times: number) => `Gewinnt ${times} von 100 Partien gegen den ${usual}.`,
};
