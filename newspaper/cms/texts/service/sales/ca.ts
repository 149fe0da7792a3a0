import { price } from '#newspaper/content/prices.ts'
import type { OrderText, SaleName, ServiceText } from '../ServiceText.ts'

export const ca: Record<SaleName, ServiceText> = {
  rates: {
    title: 'Tria la subscripció',
    standfirst: `Comença per ${price('firstMonth', 'ca')} el primer mes. Te’n pots donar de baixa quan vulguis, des del teu compte.`,
    parts: [
      {
        table: {
          caption: 'Tarifes',
          head: ['Subscripció', 'Què inclou', 'Preu'],
          rows: [
            [
              'Digital, mes a mes',
              'Tots els articles, l’hemeroteca, els comentaris i deu regals al mes',
              `${price('firstMonth', 'ca')} el primer mes; després, ${price('month', 'ca')} al mes`,
            ],
            ['Digital, un any', 'El mateix, amb dos mesos de franc', `${price('year', 'ca')} l’any`],
            [
              'Digital i cap de setmana',
              'El mateix, i el diari de paper dissabte i diumenge a casa',
              `${price('weekend', 'ca')} al mes`,
            ],
            [
              'Premium',
              'El mateix, amb el club i dues visites l’any a la redacció',
              `${price('premium', 'ca')} al mes`,
            ],
            [
              'Comunitat de famílies',
              'Les guies i els debats de famílies, sense la resta del diari',
              `${price('family', 'ca')} al mes`,
            ],
          ],
        },
      },
      {
        heading: 'El que ens pregunten abans',
        list: [
          'Pots pagar amb targeta o per domiciliació.',
          'T’avisem per correu una setmana abans de cada renovació anual.',
          'Si et dones de baixa, continues llegint fins al final del període que has pagat.',
        ],
      },
    ],
    next: 'Subscriu-t’hi',
  },
  family: {
    title: 'La comunitat de famílies',
    standfirst: 'Criar és més fàcil en companyia: guies, debats i una trobada al mes a la biblioteca del moll.',
    parts: [
      {
        heading: 'Què hi trobaràs',
        list: [
          'Tots els articles i les guies de criança i escola.',
          'Els debats amb altres famílies, moderats per la redacció.',
          'Una trobada mensual, el primer dissabte, amb espai per als petits.',
        ],
      },
      {
        heading: 'Quant costa',
        paragraphs: [
          `${price('family', 'ca')} al mes. Si ja tens una subscripció al diari, hi és inclosa: només cal que entris amb el teu compte.`,
        ],
      },
    ],
    next: 'Uneix-te a la comunitat',
  },
  upgrade: {
    title: 'Amplia la subscripció',
    standfirst: 'Afegeix el que et falta i paga només la diferència fins a la pròxima renovació.',
    parts: [
      {
        table: {
          caption: 'Què hi afegeix la subscripció completa',
          head: ['Servei', 'Bàsica', 'Completa'],
          rows: [
            ['Tots els articles', 'Sí', 'Sí'],
            ['Comentar', 'No', 'Sí'],
            ['Hemeroteca', 'No', 'Des del primer número'],
            ['Articles per regalar', 'Cap', 'Deu al mes'],
          ],
        },
      },
      { paragraphs: [`La subscripció completa costa ${price('month', 'ca')} al mes.`] },
    ],
    next: 'Amplia-la',
  },
  payment: {
    title: 'Tens un pagament pendent',
    standfirst: 'No hem pogut cobrar l’última renovació. De moment, ho pots continuar llegint tot.',
    parts: [
      {
        heading: 'Què ha pogut passar',
        list: [
          'La targeta ha caducat o te n’han donat una de nova.',
          'El banc ha retornat el rebut perquè no hi havia prou saldo.',
          'El banc et demana que confirmis el pagament.',
        ],
      },
      {
        heading: 'Com es resol',
        paragraphs: [
          'Posa al dia la targeta o el compte i tornarem a passar el rebut l’endemà. Si passen quinze dies, la subscripció s’atura fins que es cobri.',
        ],
      },
    ],
    next: 'Actualitza el pagament',
  },
  premium: {
    title: 'Premium',
    standfirst: 'La subscripció de qui vol que el diari arribi més lluny.',
    parts: [
      {
        heading: 'Què t’hi espera',
        list: [
          'Tot el que té la subscripció digital.',
          'El club Premium: concerts, estrenes i converses amb qui escriu.',
          'Dues visites l’any a la redacció, una a l’hora de tancar.',
          'Una carta de la direcció cada trimestre, amb els comptes del diari.',
        ],
      },
      { paragraphs: [`${price('premium', 'ca')} al mes. Pots tornar a la subscripció digital quan vulguis.`] },
    ],
    next: 'Ves al club Premium',
  },
  founders: {
    title: 'Fundadors',
    standfirst: 'Tres-cents quaranta-dos lectors van pagar el diari abans que existís. Aquesta pàgina és seva.',
    parts: [
      {
        heading: 'Què tenen els fundadors',
        list: [
          'La subscripció Premium, al preu del primer dia.',
          'Veu i vot a la reunió de lectors, cada mes de febrer.',
          'El número 1 signat per la redacció, en paper.',
        ],
      },
      {
        paragraphs: [
          'La condició de fundador és personal i dura mentre duri la subscripció. Si canvies d’adreça, avisa’ns perquè la convocatòria t’arribi a casa.',
        ],
      },
    ],
    next: 'Escriu-nos',
  },
  club: {
    title: 'Club Premium',
    standfirst: 'Les pròximes activitats del club. L’entrada és gratuïta amb el carnet; les places, limitades.',
    parts: [
      {
        table: {
          caption: 'Activitats',
          head: ['Activitat', 'Quan', 'Places'],
          rows: [
            ['L’orquestra jove, assaig obert a la llotja', 'Dijous, 19 h', '40'],
            ['El far per dins, amb Clara Montsant', 'Dissabte, 11 h', '12'],
            ['Com es fa una investigació: l’aigua que es perdia', 'Dimarts, 18.30 h', '25'],
          ],
        },
      },
      { paragraphs: ['Per reservar plaça, escriu-nos amb el número del carnet i quants sereu.'] },
    ],
    next: 'Reserva una plaça',
  },
  friends: {
    title: 'Porta un amic al diari',
    standfirst: 'Quan un amic teu se subscriu, tots dos llegiu un mes de franc.',
    parts: [
      {
        heading: 'Com funciona',
        list: [
          'Digues al teu amic el número del teu carnet de subscriptor.',
          'Que l’escrigui quan se subscrigui, a la casella «Qui t’hi porta».',
          'El mes de franc es descompta de la renovació següent de cadascun.',
        ],
      },
      { paragraphs: ['No hi ha límit d’amics. L’oferta no s’acumula amb la del primer mes.'] },
    ],
    next: 'Consulta les tarifes',
  },
  archive: {
    title: 'L’hemeroteca, sencera',
    standfirst: 'Tots els números en paper d’«El Far», des del primer, per llegir i descarregar.',
    parts: [
      {
        list: [
          'Més de sis anys de diaris en tres edicions.',
          'Cada exemplar en PDF, tal com va sortir de la impremta.',
          'Inclosa en la subscripció digital.',
        ],
      },
      {
        heading: 'Quant costa',
        paragraphs: [
          `${price('firstMonth', 'ca')} el primer mes; després, ${price('month', 'ca')} al mes. Un exemplar solt, imprès i per correu, costa ${price('issue', 'ca')}.`,
        ],
      },
    ],
    next: 'Subscriu-t’hi',
  },
  space: {
    title: 'Espai del subscriptor',
    standfirst: 'Els avantatges d’aquest mes. Ensenya el carnet, al mòbil o imprès, i ja està.',
    parts: [
      {
        table: {
          caption: 'Avantatges',
          head: ['On', 'Què', 'Fins quan'],
          rows: [
            ['Teatre Principal', 'Dues entrades pel preu d’una, de dimarts a dijous', 'Final de mes'],
            ['Llibreria del Pou', 'Un deu per cent en novel·la i assaig', 'Tot l’any'],
            ['Forn del Carrer Major', 'Un pa de mig quilo amb cada compra de dissabte', 'Final de mes'],
            ['Llotja de Portclar', 'Visita a la subhasta, divendres a les cinc de la tarda', 'Fins que hi hagi places'],
          ],
        },
      },
      {
        paragraphs: ['El carnet és al teu compte. Si encara no ets subscriptor, aquí tens què inclou cada tarifa.'],
      },
    ],
    next: 'Consulta les tarifes',
  },
}

export const caOrders: OrderText = {
  checkout: {
    title: 'La teva comanda',
    standfirst: 'Comprova què compres i què costa abans de pagar.',
    sample: 'Portclar és inventat i aquí no es cobra res: pots continuar com si ja haguessis pagat.',
    start: 'Continua com a subscriptor',
  },
  subscription: {
    title: 'La teva subscripció',
    none: 'Ara mateix no tens cap subscripció activa en aquest compte.',
  },
  card: {
    title: 'La teva targeta',
    none: 'La targeta és per als subscriptors. Si ja ho ets, entra amb el teu compte i la veuràs aquí.',
    hint: 'Ensenya-la per entrar als actes del diari i per als descomptes de l’espai del subscriptor.',
  },
  labels: {
    product: 'Producte',
    price: 'Preu',
    renewal: 'Renovació',
    reader: 'Nom',
    number: 'Número',
    nextReceipt: 'Pròxim rebut',
    payment: 'Pagament',
  },
  products: {
    month: 'Subscripció digital, mes a mes',
    year: 'Subscripció digital, un any',
    family: 'Comunitat de famílies',
    issue: 'Un exemplar en paper de l’hemeroteca',
  },
  renewals: {
    month: `Cada mes, per ${price('month', 'ca')}, fins que te’n donis de baixa`,
    year: 'Cada any; t’avisem una setmana abans',
    family: 'Cada mes, fins que te’n donis de baixa',
    issue: 'Cap: és una compra única, amb l’enviament inclòs',
  },
  debit: 'Domiciliació bancària',
  rates: 'Consulta les tarifes',
  signIn: 'Entra',
}
