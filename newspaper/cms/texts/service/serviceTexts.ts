import type { Language } from '#lib/site/config/config.ts'
import { ca as caHouse } from './house/ca.ts'
import { de as deHouse } from './house/de.ts'
import { en as enHouse } from './house/en.ts'
import { es as esHouse } from './house/es.ts'
import type { OrderText, ServiceName, ServiceText } from './ServiceText.ts'
import { ca, caOrders } from './sales/ca.ts'
import { de, deOrders } from './sales/de.ts'
import { en, enOrders } from './sales/en.ts'
import { es, esOrders } from './sales/es.ts'

/** The pages about the newspaper and what it sells. */
export const serviceTexts: Record<Language, Record<ServiceName, ServiceText>> = {
  ca: { ...ca, ...caHouse },
  es: { ...es, ...esHouse },
  en: { ...en, ...enHouse },
  de: { ...de, ...deHouse },
}

export const orderTexts: Record<Language, OrderText> = { ca: caOrders, es: esOrders, en: enOrders, de: deOrders }
