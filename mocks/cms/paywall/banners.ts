import type { Language } from '../../../src/site/config/config.ts'

type Banner = 'column-offer' | 'gift-expired'

/** The texts that editors write on the marker (contract §2), by option. */
export const bannerOf = (banner: Banner, lang: Language): Record<string, string> => ({
  imageUrl: '/images/far.svg',
  cardsImages: 'true',
  ...banners[banner][lang],
})

const banners: Record<Banner, Record<Language, Record<string, string>>> = {
  'column-offer': {
    ca: {
      title: 'Una columna al dia, cada matí',
      subtitle: 'I la resta del diari, també.',
      promoTag: 'Oferta de tardor',
      promoCopy: 'Només fins diumenge',
      priceCrossed: '8,50\u00a0€',
      price: '1\u00a0€',
      textAdvantage: 'El primer mes, tot obert',
      ctaText: 'Subscriu-t’hi',
      paymentText: 'Pagament segur amb targeta',
      textLinkRates: 'Consulta totes les tarifes',
    },
    es: {
      title: 'Una columna al día, cada mañana',
      subtitle: 'Y el resto del diario, también.',
      promoTag: 'Oferta de otoño',
      promoCopy: 'Solo hasta el domingo',
      priceCrossed: '8,50\u00a0€',
      price: '1\u00a0€',
      textAdvantage: 'El primer mes, todo abierto',
      ctaText: 'Suscribirme',
      paymentText: 'Pago seguro con tarjeta',
      textLinkRates: 'Ver todas las tarifas',
    },
    en: {
      title: 'A column a day, every morning',
      subtitle: 'And the rest of the paper too.',
      promoTag: 'Autumn offer',
      promoCopy: 'Until Sunday only',
      priceCrossed: '€8.50',
      price: '€1',
      textAdvantage: 'The first month, everything open',
      ctaText: 'Subscribe',
      paymentText: 'Secure payment by card',
      textLinkRates: 'See all prices',
    },
    de: {
      title: 'Jeden Morgen eine Kolumne',
      subtitle: 'Und die ganze Zeitung dazu.',
      promoTag: 'Herbstangebot',
      promoCopy: 'Nur bis Sonntag',
      priceCrossed: '8,50\u00a0€',
      price: '1\u00a0€',
      textAdvantage: 'Im ersten Monat alles offen',
      ctaText: 'Abonnieren',
      paymentText: 'Sichere Zahlung mit Karte',
      textLinkRates: 'Alle Preise ansehen',
    },
  },
  'gift-expired': {
    ca: {
      title: 'El regal d’aquest article ha caducat',
      subtitle:
        'Un article regalat es pot llegir durant set dies. Aquest, i tots els altres, t’esperen amb la subscripció.',
      promoTag: 'Per a tu',
      priceCrossed: '8,50\u00a0€',
      price: '1\u00a0€',
      textAdvantage: 'El primer mes, i després te’n pots donar de baixa',
      ctaText: 'Continua llegint per 1\u00a0€',
      paymentText: 'Pagament segur amb targeta',
      textLinkRates: 'Consulta totes les tarifes',
    },
    es: {
      title: 'El regalo de este artículo ha caducado',
      subtitle:
        'Un artículo regalado se puede leer durante siete días. Este, y todos los demás, te esperan con la suscripción.',
      promoTag: 'Para ti',
      priceCrossed: '8,50\u00a0€',
      price: '1\u00a0€',
      textAdvantage: 'El primer mes, y después puedes darte de baja',
      ctaText: 'Seguir leyendo por 1\u00a0€',
      paymentText: 'Pago seguro con tarjeta',
      textLinkRates: 'Ver todas las tarifas',
    },
    en: {
      title: 'This gift article has expired',
      subtitle:
        'A gift article can be read for seven days. With a subscription, this article and all the others are waiting.',
      promoTag: 'For you',
      priceCrossed: '€8.50',
      price: '€1',
      textAdvantage: 'The first month, then cancel whenever you like',
      ctaText: 'Read on for €1',
      paymentText: 'Secure payment by card',
      textLinkRates: 'See all prices',
    },
    de: {
      title: 'Der geschenkte Zugang zu diesem Artikel ist abgelaufen',
      subtitle:
        'Ein geschenkter Artikel lässt sich sieben Tage lang lesen. Mit dem Abo wartet dieser Artikel auf Sie, und alle anderen auch.',
      promoTag: 'Für Sie',
      priceCrossed: '8,50\u00a0€',
      price: '1\u00a0€',
      textAdvantage: 'Im ersten Monat, danach jederzeit kündbar',
      ctaText: 'Für 1\u00a0€ weiterlesen',
      paymentText: 'Sichere Zahlung mit Karte',
      textLinkRates: 'Alle Preise ansehen',
    },
  },
}
