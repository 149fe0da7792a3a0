import type { Language } from '#lib/site/config/config.ts'
import type { ReportingReason } from '#widgets/comments/comments.schema.ts'

/** Why a comment can be reported; the ids are the same in every language. */
export const reportingReasons: Record<Language, readonly ReportingReason[]> = {
  ca: [
    { id: '1', text: 'Insulta o amenaça algú' },
    { id: '2', text: 'Incita a l’odi o discrimina' },
    { id: '3', text: 'És publicitat o contingut brossa' },
    { id: '4', text: 'Publica dades personals' },
    { id: '5', text: 'No té res a veure amb l’article' },
    { id: '6', text: 'Un altre motiu' },
  ],
  es: [
    { id: '1', text: 'Insulta o amenaza a alguien' },
    { id: '2', text: 'Incita al odio o discrimina' },
    { id: '3', text: 'Es publicidad o spam' },
    { id: '4', text: 'Publica datos personales' },
    { id: '5', text: 'No tiene nada que ver con el artículo' },
    { id: '6', text: 'Otro motivo' },
  ],
  en: [
    { id: '1', text: 'It insults or threatens somebody' },
    { id: '2', text: 'It incites hatred or discriminates' },
    { id: '3', text: 'It is advertising or spam' },
    { id: '4', text: 'It publishes personal data' },
    { id: '5', text: 'It has nothing to do with the article' },
    { id: '6', text: 'Another reason' },
  ],
  de: [
    { id: '1', text: 'Beleidigt oder bedroht jemanden' },
    { id: '2', text: 'Stachelt zu Hass auf oder diskriminiert' },
    { id: '3', text: 'Ist Werbung oder Spam' },
    { id: '4', text: 'Veröffentlicht persönliche Daten' },
    { id: '5', text: 'Hat nichts mit dem Artikel zu tun' },
    { id: '6', text: 'Ein anderer Grund' },
  ],
}
