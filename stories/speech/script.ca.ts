/** The words that a reader hears from a screen reader, and after `> ` the reader's actions: see `readScript`. */
export const ca = {
  comments: `
status
27 comentaris
heading, 27 comentaris, level 2
button, Salta els comentaris
group, Ordre dels comentaris
Ordre dels comentaris
radio, Més recents, checked, position 1, set size 2
Més recents
radio, Més antics, not checked, position 2, set size 2
Més antics
end of group, Ordre dels comentaris
figure
caption
La pregunta de l’article
end of caption
blockquote
Quina és la sobretaula que recordeu millor, i qui hi havia?
end of blockquote
end of figure
form
Escriu un comentari
textbox, Escriu un comentari, not invalid, placeholder Escriu un comentari, required
end of form
list, not busy
listitem, level 1, position 1, set size 19
article, Comentari: Uri
Uri
link, fa 6 minuts
> to M’heu fet venir gana.
end of paragraph
button, M’agrada 6, not pressed
> press
polite: Has marcat que t’agrada el comentari.
> to button, M’agrada 7, pressed
7
end of button, M’agrada 7, pressed
button, Respon a Uri
> press
> to textbox, Escriu una resposta a Uri, not invalid, placeholder Escriu una resposta a Uri, required
> to Queden 2.000 caràcters
`,
  filters: `
group, Filtra la llista
button, Filtres, has popup dialog
Filtres
end of button, Filtres, has popup dialog
dialog, Filtres
> to heading, Filtres, level 2
button, Tanca
form
group, Secció
Secció
checkbox, Ciutat, not checked
Ciutat
checkbox, Comarca, not checked
> to group, Publicat, Des del primer número, del 1912.
Publicat
Inici
textbox, Inici, DD/MM/AAAA, not invalid, placeholder DD/MM/AAAA
button, Obre el calendari: Inici, not busy, has popup dialog
> to button, Buida la selecció
`,
  profile: `
dialog, El teu perfil
> to heading, El teu perfil, level 2
button, Tanca
paragraph
Mariona
end of paragraph
paragraph
Perfil privat
end of paragraph
button, Edita el perfil públic
> to button, Articles desats
> to button, Els teus comentaris No inclòs
> to link, Botiga S’obre en una pestanya nova
`,
  login: `
button, Torna
Torna
end of button, Torna
heading, Entra al teu compte, level 1
form, Entra al teu compte
Correu electrònic
textbox, Correu electrònic, not invalid, required
button, Continua
> press
polite: Escriu el teu correu electrònic.
> to textbox, Correu electrònic, Escriu el teu correu electrònic., invalid, required
> to link, Continua amb Google
`,
  live: `
region, Directe
paragraph
En directe
end of paragraph
paragraph
Actualitzat ara mateix
end of paragraph
group, Ordre
Ordre
radio, Més recents, checked, position 1, set size 2
Més recents
radio, Més antics, not checked, position 2, set size 2
Més antics
end of group, Ordre
group, Mostra només
Mostra només
button, Carreteres, not pressed
button, Mar, not pressed
> to heading, Punts clau, level 2
`,
  match: `
> to region, Marcador
paragraph
Portclar 2, Vilamar 1
end of paragraph
paragraph
Final
end of paragraph
list, Gols: Portclar
listitem, level 1, position 1, set size 2
Costa
Minut 12
> to end of region, Marcador
list
listitem, level 1, position 1, set size 27
article, Minut 120+2 Final del partit Portclar 2, Vilamar 1
> to article, Minut 88 Penal fallat Ortega Vilamar
`,
} as const
