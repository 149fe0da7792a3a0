import type { Language } from '../../../src/site/config/config.ts'
import type { PaywallFields } from './PaywallFields.ts'

export const regiwallTexts: Record<Language, PaywallFields> = {
  ca: {
    title: 'Registra’t i continua llegint',
    subtitle: 'És gratis i només cal una adreça electrònica.',
    text: 'Amb el registre pots llegir deu articles de franc cada mes.',
    boldText: 'Deu articles al mes',
    blueText: 'sense pagar res.',
    regularText: 'I dues setmanes de prova amb tot obert.',
    linkText: 'Registra’t',
    ctaText: 'Registra’t',
  },
  es: {
    title: 'Regístrate y sigue leyendo',
    subtitle: 'Es gratis y solo hace falta una dirección de correo.',
    text: 'Con el registro puedes leer diez artículos gratis cada mes.',
    boldText: 'Diez artículos al mes',
    blueText: 'sin pagar nada.',
    regularText: 'Y dos semanas de prueba con todo abierto.',
    linkText: 'Registrarme',
    ctaText: 'Registrarme',
  },
  en: {
    title: 'Register and read on',
    subtitle: 'It is free, and all you need is an email address.',
    text: 'Registered readers have ten free articles a month.',
    boldText: 'Ten articles a month',
    blueText: 'for nothing.',
    regularText: 'And a two-week trial with everything open.',
    linkText: 'Register',
    ctaText: 'Register',
  },
  de: {
    title: 'Registrieren Sie sich und lesen Sie weiter',
    subtitle: 'Kostenlos, eine E-Mail-Adresse genügt.',
    text: 'Registrierte lesen jeden Monat zehn Artikel gratis.',
    boldText: 'Zehn Artikel im Monat',
    blueText: 'ohne zu bezahlen.',
    regularText: 'Und zwei Probewochen mit vollem Zugang.',
    linkText: 'Registrieren',
    ctaText: 'Registrieren',
  },
}
