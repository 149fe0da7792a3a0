import type { Language } from '../../../src/site/config/config.ts'
import type { PaywallFields } from './PaywallFields.ts'

/** The community of families. */
export const communityTexts: Record<Language, PaywallFields> = {
  ca: {
    title: 'Aquest article és de la comunitat de famílies',
    subtitle: 'Criar és més fàcil en companyia.',
    text: 'Uneix-te a la comunitat i llegeix-ne tots els articles, les guies i els debats.',
    boldText: 'Uneix-t’hi',
    blueText: 'per 3\u00a0€ al mes.',
    regularText: 'Si ja ets subscriptor del diari, ho tens inclòs.',
    linkText: 'Uneix-te a la comunitat',
    ctaText: 'Uneix-te a la comunitat',
    price: '3\u00a0€',
    textLinkRates: 'Consulta totes les tarifes',
  },
  es: {
    title: 'Este artículo es de la comunidad de familias',
    subtitle: 'Criar es más fácil en compañía.',
    text: 'Únete a la comunidad y lee todos sus artículos, guías y debates.',
    boldText: 'Únete',
    blueText: 'por 3\u00a0€ al mes.',
    regularText: 'Si ya eres suscriptor del diario, lo tienes incluido.',
    linkText: 'Unirme a la comunidad',
    ctaText: 'Unirme a la comunidad',
    price: '3\u00a0€',
    textLinkRates: 'Ver todas las tarifas',
  },
  en: {
    title: 'This article belongs to the parents’ community',
    subtitle: 'Raising children is easier in company.',
    text: 'Join the community and read all its articles, guides and debates.',
    boldText: 'Join',
    blueText: 'for €3 a month.',
    regularText: 'If you subscribe to the paper, it is included.',
    linkText: 'Join the community',
    ctaText: 'Join the community',
    price: '€3',
    textLinkRates: 'See all prices',
  },
  de: {
    title: 'Dieser Artikel gehört zur Familien-Community',
    subtitle: 'Gemeinsam erzieht es sich leichter.',
    text: 'Werden Sie Mitglied und lesen Sie alle Artikel, Ratgeber und Debatten.',
    boldText: 'Mitglied werden',
    blueText: 'für 3\u00a0€ im Monat.',
    regularText: 'Im Zeitungsabo ist die Mitgliedschaft enthalten.',
    linkText: 'Mitglied werden',
    ctaText: 'Mitglied werden',
    price: '3\u00a0€',
    textLinkRates: 'Alle Preise ansehen',
  },
}
