/** The words that a reader hears from a screen reader, and after `> ` the reader's actions: see `readScript`. */
export const de = {
  comments: `
status
27 Kommentare
heading, 27 Kommentare, level 2
button, Kommentare überspringen
group, Reihenfolge der Kommentare
Reihenfolge der Kommentare
radio, Neueste, checked, position 1, set size 2
Neueste
radio, Älteste, not checked, position 2, set size 2
Älteste
end of group, Reihenfolge der Kommentare
figure
caption
Die Frage zum Artikel
end of caption
blockquote
An welches lange Beisammensitzen nach dem Essen erinnern Sie sich am liebsten, und wer saß mit am Tisch?
end of blockquote
end of figure
form
Einen Kommentar schreiben
textbox, Einen Kommentar schreiben, not invalid, placeholder Einen Kommentar schreiben, required
end of form
list, not busy
listitem, level 1, position 1, set size 19
article, Kommentar von Uri
Uri
link, vor 6 Minuten
> to M’heu fet venir gana.
end of paragraph
button, Gefällt mir 6, not pressed
> press
polite: Der Kommentar gefällt Ihnen.
> to button, Gefällt mir 7, pressed
7
end of button, Gefällt mir 7, pressed
button, Antworten: Kommentar von Uri
> press
> to textbox, Eine Antwort an Uri schreiben, not invalid, placeholder Eine Antwort an Uri schreiben, required
> to Noch 2.000 Zeichen
`,
  filters: `
group, Liste filtern
button, Filter, has popup dialog
Filter
end of button, Filter, has popup dialog
dialog, Filter
> to heading, Filter, level 2
button, Schließen
form
group, Secció
Secció
checkbox, Ciutat, not checked
Ciutat
checkbox, Comarca, not checked
> to group, Publicat, Des del primer número, del 1912.
Publicat
Beginn
textbox, Beginn, TT/MM/JJJJ, not invalid, placeholder TT/MM/JJJJ
button, Kalender öffnen: Beginn, not busy, has popup dialog
> to button, Auswahl zurücksetzen
`,
  profile: `
dialog, Ihr Profil
> to heading, Ihr Profil, level 2
button, Schließen
paragraph
Mariona
end of paragraph
paragraph
Privates Profil
end of paragraph
button, Öffentliches Profil bearbeiten
> to button, Gespeicherte Artikel
> to button, Ihre Kommentare Nicht enthalten
> to link, Onlineshop Öffnet sich in einem neuen Tab
`,
  login: `
button, Zurück
Zurück
end of button, Zurück
heading, Melden Sie sich an, level 1
form, Melden Sie sich an
E-Mail-Adresse
textbox, E-Mail-Adresse, not invalid, required
button, Weiter
> press
polite: Geben Sie Ihre E-Mail-Adresse ein.
> to textbox, E-Mail-Adresse, Geben Sie Ihre E-Mail-Adresse ein., invalid, required
> to link, Weiter mit Google
`,
  live: `
region, Liveticker
paragraph
Jetzt live
end of paragraph
paragraph
Gerade eben aktualisiert
end of paragraph
group, Reihenfolge
Reihenfolge
radio, Neueste, checked, position 1, set size 2
Neueste
radio, Älteste, not checked, position 2, set size 2
Älteste
end of group, Reihenfolge
group, Mostra només
Mostra només
button, Carreteres, not pressed
button, Mar, not pressed
> to heading, Das Wichtigste, level 2
`,
  match: `
> to region, Spielstand
paragraph
Portclar 2, Vilamar 1
end of paragraph
paragraph
Abgepfiffen
end of paragraph
list, Tore: Portclar
listitem, level 1, position 1, set size 2
Costa
Spielminute 12
> to end of region, Spielstand
list
listitem, level 1, position 1, set size 27
article, Spielminute 120+2 Abpfiff Portclar 2, Vilamar 1
> to article, Spielminute 88 Elfmeter verschossen Ortega Vilamar
`,
} as const
