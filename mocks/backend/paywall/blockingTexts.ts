import type { Language } from '#lib/site/config/config.ts'
import { price } from '#newspaper/content/prices.ts'
import type { PaywallFields } from './PaywallFields.ts'

export const blockingTexts: Record<Language, PaywallFields> = {
  ca: {
    title: 'Aquest article és per als subscriptors',
    subtitle: 'El periodisme que no depèn de ningú depèn de qui el llegeix.',
    linkText: 'Subscriu-t’hi',
    promoTag: 'Oferta de tardor',
    promoCopy: 'Només fins diumenge',
    priceCrossed: price('month', 'ca'),
    price: `${price('firstMonth', 'ca')} el primer mes`,
    textAdvantage:
      'Tots els articles, sense límits\nL’hemeroteca, des del primer número\nEls comentaris i deu regals al mes',
    ctaText: 'Subscriu-t’hi',
    paymentText: `Després, ${price('month', 'ca')} al mes. Te’n pots donar de baixa quan vulguis.`,
    textLinkRates: 'Consulta totes les tarifes',
  },
  es: {
    title: 'Este artículo es para suscriptores',
    subtitle: 'El periodismo que no depende de nadie depende de quien lo lee.',
    linkText: 'Suscribirme',
    promoTag: 'Oferta de otoño',
    promoCopy: 'Solo hasta el domingo',
    priceCrossed: price('month', 'es'),
    price: `${price('firstMonth', 'es')} el primer mes`,
    textAdvantage:
      'Todos los artículos, sin límites\nLa hemeroteca, desde el primer número\nLos comentarios y diez regalos al mes',
    ctaText: 'Suscribirme',
    paymentText: `Después, ${price('month', 'es')} al mes. Puedes darte de baja cuando quieras.`,
    textLinkRates: 'Ver todas las tarifas',
  },
  en: {
    title: 'This article is for subscribers',
    subtitle: 'Journalism that depends on nobody depends on its readers.',
    linkText: 'Subscribe',
    promoTag: 'Autumn offer',
    promoCopy: 'Until Sunday only',
    priceCrossed: price('month', 'en'),
    price: `${price('firstMonth', 'en')} for the first month`,
    textAdvantage: 'All articles, without limits\nThe archive, from the first issue on\nComments and ten gifts a month',
    ctaText: 'Subscribe',
    paymentText: `Then ${price('month', 'en')} a month. Cancel whenever you like.`,
    textLinkRates: 'See all prices',
  },
  de: {
    title: 'Diesen Artikel lesen Sie mit Abo',
    subtitle: 'Journalismus, der von niemandem abhängt, hängt von denen ab, die ihn lesen.',
    linkText: 'Abonnieren',
    promoTag: 'Herbstangebot',
    promoCopy: 'Nur bis Sonntag',
    priceCrossed: price('month', 'de'),
    price: `${price('firstMonth', 'de')} im ersten Monat`,
    textAdvantage:
      'Alle Artikel, ohne Grenzen\nDas Archiv, seit der ersten Ausgabe\nKommentare und zehn Geschenke im Monat',
    ctaText: 'Abonnieren',
    paymentText: `Danach ${price('month', 'de')} im Monat. Jederzeit kündbar.`,
    textLinkRates: 'Alle Preise ansehen',
  },
}
