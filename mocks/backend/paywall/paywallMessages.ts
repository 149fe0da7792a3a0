import type { Language } from '#lib/site/config/config.ts'
import { blockingTexts } from './blockingTexts.ts'
import { communityTexts } from './communityTexts.ts'
import { giftTexts } from './giftTexts.ts'
import type { PaywallFields } from './PaywallFields.ts'
import { regiwallTexts } from './regiwallTexts.ts'
import { hostileHtml, offerHtml } from './subscriptionHtml.ts'

export interface PaywallRecord {
  id: string
  /** The same in every language. */
  shared: PaywallFields
  texts: Record<Language, PaywallFields>
}

const same = (fields: PaywallFields): Record<Language, PaywallFields> => ({
  ca: fields,
  es: fields,
  en: fields,
  de: fields,
})

/** The messages that editors have written for the paywall, by id. */
export const paywallMessages: readonly PaywallRecord[] = [
  { id: '501', shared: { type: 'blocking', linkUrl: '/tarifes', cardsImages: true }, texts: blockingTexts },
  {
    id: '502',
    shared: { type: 'blocking-community', linkUrl: '/promocions/criatures/', colour: '0b6e4f' },
    texts: communityTexts,
  },
  { id: '503', shared: { type: 'regiwall', linkUrl: '/usuari/register' }, texts: regiwallTexts },
  { id: '504', shared: { type: 'gift', linkUrl: '/tarifes' }, texts: giftTexts },
  { id: '505', shared: { type: 'blocking', linkUrl: '/tarifes' }, texts: offerHtml },
  { id: '506', shared: { type: 'blocking', linkUrl: '/tarifes' }, texts: same({ subscriptionHtml: hostileHtml }) },
  {
    id: '507',
    // Pale yellow: no text is legible in it on white, nor white text on it.
    shared: { type: 'blocking-community', linkUrl: '/promocions/criatures/', colour: '#fff7b0' },
    texts: communityTexts,
  },
]
