import type { Language } from '../../../src/site/config/config.ts'

export interface StubText {
  title: string
  text: string
}

/** Pages that widgets link to and that the newspaper does not build out, by purpose. */
export const stubs = {
  profile: {
    ca: { title: 'El teu compte', text: 'Aquí hi haurà el perfil del lector, amb les seves llistes i avisos.' },
    es: { title: 'Tu cuenta', text: 'Aquí estará el perfil del lector, con sus listas y avisos.' },
    en: { title: 'Your account', text: 'The reader’s profile will be here, with lists and notifications.' },
    de: { title: 'Ihr Konto', text: 'Hier wird das Leserprofil stehen, mit Listen und Benachrichtigungen.' },
  },
  reader: {
    ca: {
      title: 'Un lector del diari',
      text: 'El nom obre el perfil públic d’aquest lector, amb els seus comentaris.',
    },
    es: {
      title: 'Un lector del diario',
      text: 'El nombre abre el perfil público de este lector, con sus comentarios.',
    },
    en: { title: 'One of our readers', text: 'The name opens this reader’s public profile, with their comments.' },
    de: {
      title: 'Aus der Leserschaft',
      text: 'Der Name öffnet das öffentliche Profil dieser Person mit ihren Kommentaren.',
    },
  },
  rates: {
    ca: { title: 'Tria la teva subscripció', text: 'Aquí hi hauria les tarifes: mensual, anual i per a famílies.' },
    es: { title: 'Elige tu suscripción', text: 'Aquí estarían las tarifas: mensual, anual y para familias.' },
    en: { title: 'Choose your subscription', text: 'The prices would be here: monthly, yearly and for families.' },
    de: { title: 'Wählen Sie Ihr Abo', text: 'Hier stünden die Preise: monatlich, jährlich und für Familien.' },
  },
  checkout: {
    ca: { title: 'Les teves dades', text: 'Aquí es faria la compra: dades, pagament i confirmació.' },
    es: { title: 'Tus datos', text: 'Aquí se haría la compra: datos, pago y confirmación.' },
    en: { title: 'Your details', text: 'The purchase would be made here: details, payment and confirmation.' },
    de: { title: 'Ihre Angaben', text: 'Hier würde bestellt: Angaben, Zahlung und Bestätigung.' },
  },
  family: {
    ca: { title: 'La comunitat de famílies', text: 'Aquí s’explicaria la comunitat i com unir-s’hi.' },
    es: { title: 'La comunidad de familias', text: 'Aquí se explicaría la comunidad y cómo unirse.' },
    en: { title: 'The parents’ community', text: 'The community would be presented here, and how to join it.' },
    de: { title: 'Die Familien-Community', text: 'Hier würde die Community vorgestellt und wie man Mitglied wird.' },
  },
  upgrade: {
    ca: { title: 'Amplia la subscripció', text: 'Aquí es podria afegir el que la subscripció no inclou.' },
    es: { title: 'Amplía la suscripción', text: 'Aquí se podría añadir lo que la suscripción no incluye.' },
    en: { title: 'Upgrade your subscription', text: 'What the subscription does not include could be added here.' },
    de: { title: 'Abo erweitern', text: 'Hier ließe sich ergänzen, was das Abo nicht enthält.' },
  },
  payment: {
    ca: { title: 'Tens un pagament pendent', text: 'Aquí es posaria al dia la renovació que no s’ha pogut cobrar.' },
    es: { title: 'Tienes un pago pendiente', text: 'Aquí se pondría al día la renovación que no se ha podido cobrar.' },
    en: { title: 'You have a payment due', text: 'The renewal that could not be charged would be settled here.' },
    de: {
      title: 'Eine Zahlung ist offen',
      text: 'Hier würde die Verlängerung beglichen, die nicht abgebucht werden konnte.',
    },
  },
  privacy: {
    ca: { title: 'Política de privacitat', text: 'Aquí s’explicaria què fa el diari amb les dades dels lectors.' },
    es: {
      title: 'Política de privacidad',
      text: 'Aquí se explicaría qué hace el diario con los datos de los lectores.',
    },
    en: { title: 'Privacy policy', text: 'What the paper does with readers’ data would be explained here.' },
    de: { title: 'Datenschutzerklärung', text: 'Hier stünde, was die Zeitung mit den Daten der Leserschaft macht.' },
  },
  discover: {
    ca: { title: 'Descobreix', text: 'Aquí hi haurà el que el diari et recomana.' },
    es: { title: 'Descubre', text: 'Aquí estará lo que el diario te recomienda.' },
    en: { title: 'Discover', text: 'What the paper recommends to you will be here.' },
    de: { title: 'Entdecken', text: 'Hier werden die Empfehlungen der Zeitung stehen.' },
  },
  newsletters: {
    ca: { title: 'Butlletins', text: 'Aquí es podrien triar els butlletins del diari.' },
    es: { title: 'Boletines', text: 'Aquí se podrían elegir los boletines del diario.' },
    en: { title: 'Newsletters', text: 'The paper’s newsletters could be chosen here.' },
    de: { title: 'Newsletter', text: 'Hier ließen sich die Newsletter der Zeitung auswählen.' },
  },
  subscription: {
    ca: { title: 'La teva subscripció', text: 'Aquí hi hauria la modalitat, els rebuts i la manera de canviar-la.' },
    es: { title: 'Tu suscripción', text: 'Aquí estarían la modalidad, los recibos y la manera de cambiarla.' },
    en: { title: 'Your subscription', text: 'Your plan would be here, with its receipts and a way to change it.' },
    de: { title: 'Ihr Abo', text: 'Hier stünden das Abo, seine Rechnungen und was sich daran ändern lässt.' },
  },
  card: {
    ca: { title: 'La teva targeta', text: 'Aquí hi hauria la targeta de subscriptor, amb el nom i el número.' },
    es: { title: 'Tu tarjeta', text: 'Aquí estaría la tarjeta de suscriptor, con el nombre y el número.' },
    en: { title: 'Your card', text: 'The subscriber’s card would be here, with name and number.' },
    de: { title: 'Ihre Abokarte', text: 'Hier stünde die Abokarte, mit Name und Nummer.' },
  },
  space: {
    ca: {
      title: 'Espai del subscriptor',
      text: 'Aquí hi hauria els avantatges i les invitacions per als subscriptors.',
    },
    es: {
      title: 'Espacio del suscriptor',
      text: 'Aquí estarían las ventajas y las invitaciones para los suscriptores.',
    },
    en: { title: 'Subscribers’ area', text: 'Offers and invitations for subscribers would be here.' },
    de: { title: 'Abobereich', text: 'Hier stünden Angebote und Einladungen für Abonnenten.' },
  },
} as const satisfies Record<string, Record<Language, StubText>>

export type StubName = keyof typeof stubs
