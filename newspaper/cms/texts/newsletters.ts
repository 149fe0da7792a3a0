import type { Language } from '#lib/site/config/config.ts'
import type { NewsletterName } from '../../content/newsletters.ts'

interface NewsletterText {
  name: string
  /** Its subject. */
  what: string
  /** When it comes. */
  when: string
  /** The words of an issue above its links. */
  sample: { subject: string; text: string }
}

interface NewsletterTexts {
  title: string
  standfirst: string
  writtenBy: string
  comes: string
  sample: string
  choose: string
  signIn: string
  all: string
  own: Record<NewsletterName, NewsletterText>
}

/** The pages of the newsletters. */
export const newsletterTexts: Record<Language, NewsletterTexts> = {
  ca: {
    title: 'Butlletins',
    standfirst: 'Cartes de la redacció, al teu correu. Tria les que vols; deixar de rebre-les costa un clic.',
    writtenBy: 'L’escriu',
    comes: 'Arriba',
    sample: 'Un exemple',
    choose: 'Tria els teus butlletins',
    signIn: 'Entra per rebre’l',
    all: 'Tots els butlletins',
    own: {
      'bon-dia': {
        name: 'Bon dia, Portclar',
        what: 'El dia en cinc notícies, el temps que farà i el que obre i tanca al poble.',
        when: 'De dilluns a divendres, a les set del matí',
        sample: {
          subject: 'Diumenge, el passeig serà dels qui caminen',
          text: 'Bon dia. Cel net fins al migdia i llevant a la tarda: si has d’estendre, fes-ho d’hora. El tren de les 7.14 torna a anar ample, i al carrer només es parla d’una cosa.',
        },
      },
      'a-taula': {
        name: 'A taula: receptes de temporada',
        what: 'Una recepta, el producte que toca i on comprar-lo a la comarca.',
        when: 'Cada dijous, a l’hora de pensar el cap de setmana',
        sample: {
          subject: 'El tomàquet de penjar ja penja',
          text: 'Aquesta setmana no cuinem gairebé res: pa, tomàquet, oli i paciència. Demana tomàquet de penjar a la parada de la Ramona i deixa’l una nit fora de la nevera.',
        },
      },
      mots: {
        name: 'Mots de butxaca',
        what: 'Una paraula, d’on ve i qui la diu encara.',
        when: 'Els dimecres al migdia',
        sample: {
          subject: 'Garbinada: el vent que avisa',
          text: 'El garbí és un vent del sud-oest, i una garbinada és ell mateix quan s’enfada. Qui diu la paraula, a Portclar, primer mira el mar i després la roba estesa.',
        },
      },
      terra: {
        name: 'Terra endins: la comarca, poble a poble',
        what: 'Un poble cada vegada: qui hi viu, què hi passa i una passejada per fer-hi.',
        when: 'El primer dissabte de cada mes',
        sample: {
          subject: 'La Carena, abans que la verema',
          text: 'Pugem a la Carena per entendre per què es verema onze dies abans que fa trenta anys. La passejada surt del celler vell i torna per les alzines que van plantar els nens de Vallfosca.',
        },
      },
      mar: {
        name: 'La mar: marees i vents',
        what: 'L’estat de la mar, els avisos del port i el preu de la llotja.',
        when: 'Cada dia, a les cinc de la tarda',
        sample: {
          subject: 'Llevant demà: el port tanca a les sis de la tarda',
          text: 'Onades de fins a set metres davant de Punta Grossa i vent de força vuit a la nit. Cap barca no surt demà. La gamba, a la llotja, es manté.',
        },
      },
    },
  },
  es: {
    title: 'Boletines',
    standfirst: 'Cartas de la redacción, en tu correo. Elige las que quieras; dejar de recibirlas cuesta un clic.',
    writtenBy: 'Lo escribe',
    comes: 'Llega',
    sample: 'Un ejemplo',
    choose: 'Elige tus boletines',
    signIn: 'Entra para recibirlo',
    all: 'Todos los boletines',
    own: {
      'bon-dia': {
        name: 'Buenos días, Portclar',
        what: 'El día en cinco noticias, el tiempo que hará y lo que abre y cierra en el pueblo.',
        when: 'De lunes a viernes, a las siete de la mañana',
        sample: {
          subject: 'El domingo, el paseo será de quienes caminan',
          text: 'Buenos días. Cielo despejado hasta el mediodía y levante por la tarde: si tienes que tender, hazlo temprano. El tren de las 7.14 vuelve a ir holgado, y en la calle solo se habla de una cosa.',
        },
      },
      'a-taula': {
        name: 'A la mesa: recetas de temporada',
        what: 'Una receta, el producto del momento y dónde comprarlo en la comarca.',
        when: 'Cada jueves, a la hora de pensar el fin de semana',
        sample: {
          subject: 'El tomate de colgar ya cuelga',
          text: 'Esta semana no cocinamos casi nada: pan, tomate, aceite y paciencia. Pide tomate de colgar en el puesto de Ramona y déjalo una noche fuera de la nevera.',
        },
      },
      mots: {
        name: 'Palabras de bolsillo',
        what: 'Una palabra, de dónde viene y quién la dice todavía.',
        when: 'Los miércoles a mediodía',
        sample: {
          subject: '«Garbinada»: el viento que avisa',
          text: 'El «garbí» es un viento del suroeste, y una «garbinada» es él mismo cuando se enfada. Quien dice la palabra, en Portclar, mira primero el mar y después la ropa tendida.',
        },
      },
      terra: {
        name: 'Tierra adentro: la comarca, pueblo a pueblo',
        what: 'Un pueblo cada vez: quién vive allí, qué pasa y un paseo para conocerlo.',
        when: 'El primer sábado de cada mes',
        sample: {
          subject: 'La Carena, antes de la vendimia',
          text: 'Subimos a la Carena para entender por qué se vendimia once días antes que hace treinta años. El paseo sale de la bodega vieja y vuelve por las encinas que plantaron los niños de Vallfosca.',
        },
      },
      mar: {
        name: 'El mar: mareas y vientos',
        what: 'El estado del mar, los avisos del puerto y los precios de la lonja.',
        when: 'Cada día, a las cinco de la tarde',
        sample: {
          subject: 'Levante mañana: el puerto cierra a las seis de la tarde',
          text: 'Olas de hasta siete metros frente a Punta Grossa y viento de fuerza ocho por la noche. Mañana no sale ningún barco. La gamba, en la lonja, se mantiene.',
        },
      },
    },
  },
  en: {
    title: 'Newsletters',
    standfirst: 'Letters from the newsroom, by email. Choose the ones you like; leaving takes one click.',
    writtenBy: 'Written by',
    comes: 'Comes',
    sample: 'A sample issue',
    choose: 'Choose your newsletters',
    signIn: 'Sign in to receive it',
    all: 'All newsletters',
    own: {
      'bon-dia': {
        name: 'Good morning, Portclar',
        what: 'The day in five stories, the weather, and what opens and closes in town.',
        when: 'Monday to Friday, at seven in the morning',
        sample: {
          subject: 'On Sunday the seafront belongs to those on foot',
          text: 'Good morning. Clear skies until noon, an easterly in the afternoon: if there is washing to hang out, do it early. The 7.14 has room again, and the whole town is talking about one thing.',
        },
      },
      'a-taula': {
        name: 'At table: recipes for the season',
        what: 'One recipe, what is in season, and where to buy it in the region.',
        when: 'On Thursdays, when the weekend comes into view',
        sample: {
          subject: 'The hanging tomatoes are hanging',
          text: 'This week we hardly cook at all: bread, tomato, oil and patience. Ask for hanging tomatoes at Ramona’s stall, and leave them out of the fridge for a night.',
        },
      },
      mots: {
        name: 'Pocket words',
        what: 'One Catalan word, where it comes from, and who still says it.',
        when: 'On Wednesdays at noon',
        sample: {
          subject: '‘Garbinada’: the wind that gives notice',
          text: 'The ‘garbí’ is a south-westerly, and a ‘garbinada’ is the same wind in a temper. Whoever says the word in Portclar looks first at the sea, and then at the washing line.',
        },
      },
      terra: {
        name: 'Inland: the region, village by village',
        what: 'One village at a time: who lives there, what goes on, and a walk to see it.',
        when: 'The first Saturday of the month',
        sample: {
          subject: 'The Carena, before the harvest',
          text: 'We go up to the Carena to find out why grapes are picked eleven days earlier than thirty years ago. The walk sets out from the old winery and comes back past the holm oaks planted by the pupils of Vallfosca.',
        },
      },
      mar: {
        name: 'The sea: tides and winds',
        what: 'The state of the sea, warnings from the harbour, and prices at the fish hall.',
        when: 'Every day, at five in the afternoon',
        sample: {
          subject: 'Easterly tomorrow: the harbour closes at six',
          text: 'Waves of up to seven metres off Punta Grossa, and force eight overnight. No boat goes out tomorrow. Prawns are holding their price at the fish hall.',
        },
      },
    },
  },
  de: {
    title: 'Newsletter',
    standfirst: 'Briefe aus der Redaktion, per E-Mail. Wählen Sie, was Sie möchten; abbestellt ist mit einem Klick.',
    writtenBy: 'Von',
    comes: 'Erscheint',
    sample: 'Eine Ausgabe als Beispiel',
    choose: 'Newsletter auswählen',
    signIn: 'Zum Abonnieren anmelden',
    all: 'Alle Newsletter',
    own: {
      'bon-dia': {
        name: 'Guten Morgen, Portclar',
        what: 'Der Tag in fünf Nachrichten, das Wetter und was im Ort öffnet und schließt.',
        when: 'Montags bis freitags um sieben Uhr früh',
        sample: {
          subject: 'Am Sonntag gehört die Promenade den Fußgängern',
          text: 'Guten Morgen. Bis Mittag klarer Himmel, am Nachmittag Ostwind: Wer Wäsche aufhängen will, tut es besser früh. Im Zug um 7.14 Uhr ist wieder Platz, und im Ort gibt es nur ein Thema.',
        },
      },
      'a-taula': {
        name: 'Zu Tisch: Rezepte der Saison',
        what: 'Ein Rezept, was gerade reif ist und wo es in der Region zu kaufen ist.',
        when: 'Donnerstags, wenn das Wochenende in Sicht kommt',
        sample: {
          subject: 'Die Hängetomaten hängen',
          text: 'Diese Woche wird kaum gekocht: Brot, Tomate, Öl und Geduld. Fragen Sie an Ramonas Stand nach Hängetomaten, und lassen Sie sie eine Nacht außerhalb des Kühlschranks liegen.',
        },
      },
      mots: {
        name: 'Wörter für die Tasche',
        what: 'Ein katalanisches Wort, woher es kommt und wer es noch sagt.',
        when: 'Mittwochs um zwölf',
        sample: {
          subject: '„Garbinada“: der Wind, der warnt',
          text: 'Der „Garbí“ ist ein Südwestwind, und eine „Garbinada“ ist derselbe Wind, wenn er zornig wird. Wer das Wort in Portclar ausspricht, sieht erst aufs Meer und dann zur Wäscheleine.',
        },
      },
      terra: {
        name: 'Landeinwärts: die Region, Dorf für Dorf',
        what: 'Jedes Mal ein Dorf: wer dort lebt, was dort geschieht, und ein Spaziergang dazu.',
        when: 'Am ersten Samstag im Monat',
        sample: {
          subject: 'Die Carena, vor der Lese',
          text: 'Wir steigen auf die Carena, um zu verstehen, warum die Lese elf Tage früher beginnt als vor dreißig Jahren. Der Spaziergang führt von der alten Kellerei zu den Steineichen, die Kinder aus Vallfosca gepflanzt haben, und zurück.',
        },
      },
      mar: {
        name: 'Das Meer: Gezeiten und Winde',
        what: 'Seegang, Warnungen aus dem Hafen und die Preise der Fischhalle.',
        when: 'Täglich um 17 Uhr',
        sample: {
          subject: 'Morgen Ostwind: Der Hafen schließt um 18\u00a0Uhr',
          text: 'Vor der Punta Grossa bis zu sieben Meter hohe Wellen, in der Nacht Windstärke acht. Morgen läuft kein Boot aus. Die Garnelen halten in der Fischhalle ihren Preis.',
        },
      },
    },
  },
}
