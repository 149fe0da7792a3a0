/** Readers' comments about the seafront in Spanish, English and German, and words with which they may begin and end. */
export const inSpanish: readonly string[] = [
  'Soy de fuera y voy a menudo a ver a mi hermana. El domingo pasado cruzamos la calle sin mirar el reloj. Se agradece.',
  'Me parece bien, pero que pongan sombra: ese paseo en julio es una sartén.',
  '¿Y los que trabajamos en hostelería? Salimos a las dos de la mañana y no hay autobús.',
  'En mi pueblo lo hicieron hace cinco años. El primer mes, guerra; el segundo, silencio; el tercero, nadie quería volver atrás.',
  'Llevo media vida oyendo que van a arreglar el aparcamiento de la estación. Empecemos por ahí.',
  'Enhorabuena a los periodistas: por fin un artículo que pregunta a los vecinos y no solo al concejal.',
  'No todo el mundo puede andar. Mi padre, con bombona de oxígeno, no llega ni a la esquina.',
  'Los niños corriendo por en medio de la calzada y yo llorando como una tonta. Así fue mi domingo.',
  'Pregunta: ¿los coches eléctricos tampoco? Lo digo porque me acabo de hipotecar con uno.',
  'Quitan los coches y ponen terrazas. Al final el peatón sigue yendo en fila india.',
  'Ojalá en mi ciudad tuvieran el mismo valor.',
  'Esto con un buen tren de cercanías no haría falta ni discutirlo.',
  'Yo vendía periódicos en esa esquina. Los domingos sin coches habría vendido el doble, estoy segura.',
  'El ruido baja, el comercio sube y nos seguimos quejando. Somos así 😂',
  'Me gustaría ver los datos del otro lado: ¿cuánto ha subido el tráfico en la calle de la Sal?',
  'Aquí el único que ha salido perdiendo es el gorrilla.',
  'Pues yo echo de menos aparcar delante del mar y comer pipas en el coche mirando las olas. Cada uno tiene lo suyo.',
]

export const inEnglish: readonly string[] = [
  'We spent a week there in October and the car-free Sunday was the best day of the trip. Well done.',
  'Serious question from abroad: what happens to people with reduced mobility? The article mentions permits but not how to get one.',
  'Our council tried this, lost its nerve after a month and has regretted it ever since. Don’t give in!',
  'As a delivery rider I can tell you that Sundays were a nightmare. Can’t wait.',
  'Lovely idea, but the train back to the city was so full that we walked to the next station. Sort that out first.',
  'I counted the cars from the café last spring: forty in ten minutes, thirty-one of them looking for a space. They could look elsewhere.',
  'My Catalan is poor, so forgive the English: I was born on that street, I live in Leeds now, and this made me cry a little.',
  'Any chance of doing Saturdays too?',
]

export const inGerman: readonly string[] = [
  'Wir verbringen jeden Herbst zwei Wochen dort. Endlich kann man am Wasser frühstücken, ohne Abgase im Kaffee.',
  'In unserer Stadt hieß es auch, der Handel gehe zugrunde. Heute sind die Mieten dort die höchsten. Das ist dann das nächste Problem.',
  'Gute Sache, aber bitte an die Anwohner in den Seitenstraßen denken. Der Verkehr löst sich nicht in Luft auf.',
  'Gibt es einen Parkplatz am Ortsrand mit Pendelbus? Im Artikel steht davon leider nichts.',
  'Mein Vater war Fischer und hätte gesagt: Die Straße gehört denen, die früh aufstehen.',
]

export const spanishFrames = {
  openings: [
    'Buenas tardes.',
    'Yo lo tengo claro:',
    'A ver.',
    'Perdón por escribir en castellano.',
    'Hablo como vecina:',
    'Pues mira.',
  ],
  closings: [
    'Un saludo a todos.',
    'Y no digo más.',
    'Gracias por el artículo.',
    'Ánimo.',
    'Ahí lo dejo.',
    'Seguiremos informando.',
    '🌊',
  ],
}

export const englishFrames = {
  openings: ['Hello from the north.', 'Sorry for the English.', 'My two cents:', 'Honestly?', 'Quick one:'],
  closings: ['Greetings from Leeds.', 'Great reporting, by the way.', 'See you next summer.', 'That’s all.', '🌞'],
}

export const germanFrames = {
  openings: [
    'Guten Abend zusammen.',
    'Kurz und ehrlich:',
    'Aus Sicht eines Stammgasts:',
    'Verzeihen Sie mein Deutsch in dieser Runde.',
  ],
  closings: ['Grüße aus Lübeck.', 'Danke für den Artikel.', 'Bis zum Frühjahr!', 'Wir kommen wieder.'],
}
