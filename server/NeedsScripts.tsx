import type { Language } from '#lib/site/config/config.ts'
import type {} from './servedForm.css'

/** Here, because no widget ever says it. */
const words: Record<Language, string> = {
  ca: 'Aquest formulari necessita JavaScript. Activa’l al navegador i torna a carregar la pàgina.',
  es: 'Este formulario necesita JavaScript. Actívalo en el navegador y vuelve a cargar la página.',
  en: 'This form needs JavaScript. Please turn it on in your browser and reload the page.',
  de: 'Dieses Formular benötigt JavaScript. Bitte aktivieren Sie es im Browser und laden Sie die Seite neu.',
}

/** Above a form whose page runs no scripts. */
export const NeedsScripts = ({ lang }: { lang: Language }) => <p className="served-note">{words[lang]}</p>
