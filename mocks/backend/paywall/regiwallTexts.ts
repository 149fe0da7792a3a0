import type { Language } from '#lib/site/config/config.ts'
import type { PaywallFields } from './PaywallFields.ts'

/** One sentence over three fields, as the editors' form has them. */
export const regiwallTexts: Record<Language, PaywallFields> = {
  ca: {
    title: 'Registra’t i continua llegint',
    boldText: 'Deu articles al mes,',
    blueText: 'sense pagar res,',
    regularText: 'i dues setmanes de prova amb tot obert.',
    linkText: 'Crea un compte',
    ctaText: 'Crea un compte',
  },
  es: {
    title: 'Regístrate y sigue leyendo',
    boldText: 'Diez artículos al mes,',
    blueText: 'sin pagar nada,',
    regularText: 'y dos semanas de prueba con todo abierto.',
    linkText: 'Crear una cuenta',
    ctaText: 'Crear una cuenta',
  },
  en: {
    title: 'Register and read on',
    boldText: 'Ten articles a month,',
    blueText: 'for nothing,',
    regularText: 'and a two-week trial with everything open.',
    linkText: 'Create an account',
    ctaText: 'Create an account',
  },
  de: {
    title: 'Registrieren Sie sich und lesen Sie weiter',
    boldText: 'Zehn Artikel im Monat,',
    blueText: 'ohne zu bezahlen,',
    regularText: 'und zwei Wochen Testphase mit vollem Zugang.',
    linkText: 'Konto anlegen',
    ctaText: 'Konto anlegen',
  },
}
