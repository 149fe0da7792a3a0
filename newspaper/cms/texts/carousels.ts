import type { Language } from '#lib/site/config/config.ts'

interface CarouselTexts {
  title: string
  standfirst: string
  news: string
  allNews: string
  columns: string
  numbers: string
  videos: string
  newsletters: string
  allNewsletters: string
  /** The texts of a quotation, a number and a text of the third strip. */
  quotation: string
  keeper: string
  comments: string
  onSundays: string
  hours: string
  closed: string
  sound: string
  /** Above the cards, beside them, and what an advertiser has paid for. */
  kinds: string
  pdf: string
  branded: string
}

/** The page with a strip of each kind. */
export const carouselTexts: Record<Language, CarouselTexts> = {
  ca: {
    title: 'Carrusels',
    standfirst: 'Cinc tires de continguts: notícies, columnes, xifres, vídeos i butlletins.',
    news: 'Més llegits',
    allNews: 'Última hora',
    columns: 'Columnes',
    numbers: 'El passeig, en xifres i paraules',
    videos: 'Vídeos',
    newsletters: 'Butlletins',
    allNewsletters: 'Tots els butlletins',
    quotation: 'La llum del far no es pot deixar per demà.',
    keeper: 'Farera de Portclar',
    comments: 'comentaris ha rebut la notícia del passeig en un sol dia.',
    onSundays: 'Què canvia els diumenges',
    hours: 'De 8 a 21 h',
    closed:
      'El passeig es tanca als cotxes de les Drassanes a la punta del Far. Els autobusos 2 i 7 passen pel carrer de la Corderia.',
    sound: 'Com sona el port a trenc d’alba',
    kinds: 'Targetes de tota mena',
    pdf: 'L’edició d’avui en PDF',
    branded: 'Sis menús de tardor per menys de vint euros',
  },
  es: {
    title: 'Carruseles',
    standfirst: 'Cinco tiras de contenidos: noticias, columnas, cifras, vídeos y boletines.',
    news: 'Lo más leído',
    allNews: 'Última hora',
    columns: 'Columnas',
    numbers: 'El paseo, en cifras y palabras',
    videos: 'Vídeos del diario',
    newsletters: 'Boletines',
    allNewsletters: 'Todos los boletines',
    quotation: 'La luz del faro no se puede dejar para mañana.',
    keeper: 'Farera de Portclar',
    comments: 'comentarios ha recibido la noticia del paseo en un solo día.',
    onSundays: 'Qué cambia los domingos',
    hours: 'De 8 a 21 horas',
    closed:
      'El paseo se cierra a los coches de las Drassanes a la punta del Far. Los autobuses 2 y 7 pasan por la calle de la Corderia.',
    sound: 'Cómo suena el puerto al amanecer',
    kinds: 'Tarjetas de todo tipo',
    pdf: 'La edición de hoy en PDF',
    branded: 'Seis menús de otoño por menos de veinte euros',
  },
  en: {
    title: 'Carousels',
    standfirst: 'Five strips of stories: news, columns, figures, videos and newsletters.',
    news: 'Most read',
    allNews: 'Latest news',
    columns: 'Columnists',
    numbers: 'The seafront in figures and words',
    videos: 'Videos',
    newsletters: 'Newsletters',
    allNewsletters: 'All newsletters',
    quotation: 'You cannot leave the light for tomorrow.',
    keeper: 'Lighthouse keeper, Portclar',
    comments: 'comments on the news about the seafront in a single day.',
    onSundays: 'What changes on Sundays',
    hours: '8 am to 9 pm',
    closed:
      'The seafront closes to cars from Drassanes to the lighthouse point. Buses 2 and 7 take Carrer de la Corderia.',
    sound: 'What the harbour sounds like at daybreak',
    kinds: 'Cards of every kind',
    pdf: 'Today’s paper as a PDF',
    branded: 'Six autumn menus for under twenty euros',
  },
  de: {
    title: 'Karussells',
    standfirst: 'Fünf Streifen: Nachrichten, Kolumnen, Zahlen, Videos und Newsletter.',
    news: 'Am meisten gelesen',
    allNews: 'Neueste Meldungen',
    columns: 'Kolumnen',
    numbers: 'Die Strandpromenade in Zahlen und Worten',
    videos: 'Unsere Videos',
    newsletters: 'Unsere Newsletter',
    allNewsletters: 'Alle Newsletter',
    quotation: 'Das Licht lässt sich nicht auf morgen verschieben.',
    keeper: 'Leuchtturmwärterin in Portclar',
    comments: 'Kommentare hat die Nachricht über die Strandpromenade an einem einzigen Tag erhalten.',
    onSundays: 'Was sich sonntags ändert',
    hours: '8 bis 21 Uhr',
    closed:
      'Die Strandpromenade wird von den Drassanes bis zum Leuchtturm für Autos gesperrt. Die Busse 2 und 7 fahren durch den Carrer de la Corderia.',
    sound: 'Wie der Hafen bei Tagesanbruch klingt',
    kinds: 'Karten aller Art',
    pdf: 'Die heutige Ausgabe als PDF',
    branded: 'Sechs Herbstmenüs für weniger als zwanzig Euro',
  },
}
