import type { Language } from '#lib/site/config/config.ts'
import type { PaywallFields } from './PaywallFields.ts'

/** `{days}` is filled with the days that the paywall cookie says remain (content-features §2, "Gift"). */
export const giftTexts: Record<Language, PaywallFields> = {
  ca: {
    title: 'T’han regalat aquest article',
    subtitle: 'Un subscriptor ha pensat que t’agradaria.',
    remainingDaysText: 'Dies que et queden per llegir-lo: {days}',
    linkText: 'Consulta les tarifes',
    textLinkRates: 'Consulta les tarifes',
    regularText: 'Cada subscriptor pot regalar deu articles al mes.',
  },
  es: {
    title: 'Te han regalado este artículo',
    subtitle: 'Un suscriptor ha pensado que te gustaría.',
    remainingDaysText: 'Días que te quedan para leerlo: {days}',
    linkText: 'Ver las tarifas',
    textLinkRates: 'Ver las tarifas',
    regularText: 'Cada suscriptor puede regalar diez artículos al mes.',
  },
  en: {
    title: 'This article is a gift to you',
    subtitle: 'A subscriber thought you would like it.',
    remainingDaysText: 'Days left to read it: {days}',
    linkText: 'See the prices',
    textLinkRates: 'See the prices',
    regularText: 'Every subscriber can give away ten articles a month.',
  },
  de: {
    title: 'Dieser Artikel ist ein Geschenk für Sie',
    subtitle: 'Jemand mit einem Abo hat an Sie gedacht.',
    remainingDaysText: 'Verbleibende Tage: {days}',
    linkText: 'Preise ansehen',
    textLinkRates: 'Preise ansehen',
    regularText: 'Mit dem Abo lassen sich zehn Artikel im Monat verschenken.',
  },
}
