import type { Language } from '#lib/site/config/config.ts'
import { price } from '#newspaper/content/prices.ts'
import type { PaywallFields } from './PaywallFields.ts'

/** The community of families. */
export const communityTexts: Record<Language, PaywallFields> = {
  ca: {
    title: 'Aquest article és de la comunitat de famílies',
    text: 'Criar és més fàcil en companyia.',
    textAdvantage: 'Tots els articles i les guies\nEls debats amb altres famílies\nInclosa en la subscripció del diari',
    price: `${price('family', 'ca')} al mes`,
    linkText: 'Uneix-te a la comunitat',
    ctaText: 'Uneix-te a la comunitat',
    textLinkRates: 'Consulta totes les tarifes',
  },
  es: {
    title: 'Este artículo es de la comunidad de familias',
    text: 'Criar es más fácil en compañía.',
    textAdvantage:
      'Todos los artículos y las guías\nLos debates con otras familias\nIncluida en la suscripción del diario',
    price: `${price('family', 'es')} al mes`,
    linkText: 'Unirme a la comunidad',
    ctaText: 'Unirme a la comunidad',
    textLinkRates: 'Ver todas las tarifas',
  },
  en: {
    title: 'This article belongs to the parents’ community',
    text: 'Raising children is easier in company.',
    textAdvantage: 'All articles and guides\nDebates with other families\nIncluded in a subscription to the paper',
    price: `${price('family', 'en')} a month`,
    linkText: 'Join the community',
    ctaText: 'Join the community',
    textLinkRates: 'See all prices',
  },
  de: {
    title: 'Dieser Artikel gehört zur Familien-Community',
    text: 'Gemeinsam erzieht es sich leichter.',
    textAdvantage: 'Alle Artikel und Ratgeber\nDebatten mit anderen Familien\nIm Zeitungsabo enthalten',
    price: `${price('family', 'de')} im Monat`,
    linkText: 'Mitglied werden',
    ctaText: 'Mitglied werden',
    textLinkRates: 'Alle Preise ansehen',
  },
}
