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
  /** What a quotation, a number and a text of the third strip say. */
  quotation: string
  keeper: string
  comments: string
  onSunday: string
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
    onSunday: 'Què canvia diumenge',
    hours: 'De 9 a 20 h',
    closed: 'El passeig es tanca als cotxes entre el moll i la platja. L’autobús 2 fa la volta pel carrer Major.',
    sound: 'Com sona el port a trenc d’alba',
    kinds: 'Targetes de tota mena',
    pdf: 'L’edició d’avui en PDF',
    branded: 'Sis menús de tardor per menys de vint euros',
  },
  es: {
    title: 'Carruseles',
    standfirst: 'Cinco tiras de contenidos: noticias, columnas, cifras, vídeos y boletines.',
    news: 'Lo más leído',
    allNews: 'Última hora, al completo',
    columns: 'Columnas',
    numbers: 'El paseo, en cifras y palabras',
    videos: 'Vídeos del diario',
    newsletters: 'Boletines',
    allNewsletters: 'Todos los boletines',
    quotation: 'La luz del faro no se puede dejar para mañana.',
    keeper: 'Farera de Portclar, desde 1998',
    comments: 'comentarios ha recibido la noticia del paseo en un solo día.',
    onSunday: 'Qué cambia el domingo',
    hours: 'De 9 a 20 horas',
    closed: 'El paseo se cierra a los coches entre el muelle y la playa. El autobús 2 da la vuelta por la calle Mayor.',
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
    onSunday: 'What changes on Sunday',
    hours: '9 am to 8 pm',
    closed: 'The seafront closes to cars between the quay and the beach. Bus 2 takes the way round by Carrer Major.',
    sound: 'What the harbour sounds like at daybreak',
    kinds: 'Cards of every kind',
    pdf: 'Today’s paper as a PDF',
    branded: 'Six autumn menus for under twenty euros',
  },
  de: {
    title: 'Karussells',
    standfirst: 'Fünf Streifen: Nachrichten, Kolumnen, Zahlen, Videos und Newsletter.',
    news: 'Am meisten gelesen',
    allNews: 'Eilmeldungen',
    columns: 'Kolumnen',
    numbers: 'Die Strandpromenade in Zahlen und Worten',
    videos: 'Unsere Videos',
    newsletters: 'Unsere Newsletter',
    allNewsletters: 'Alle Newsletter',
    quotation: 'Das Licht lässt sich nicht auf morgen verschieben.',
    keeper: 'Leuchtturmwärterin in Portclar',
    comments: 'Kommentare hat die Nachricht über die Strandpromenade an einem einzigen Tag erhalten.',
    onSunday: 'Was sich am Sonntag ändert',
    hours: '9 bis 20 Uhr',
    closed:
      'Die Strandpromenade wird zwischen Kai und Strand für Autos gesperrt. Der Bus 2 fährt durch den Carrer Major.',
    sound: 'Wie der Hafen bei Tagesanbruch klingt',
    kinds: 'Karten aller Art',
    pdf: 'Die heutige Ausgabe als PDF',
    branded: 'Sechs Herbstmenüs für weniger als zwanzig Euro',
  },
}
