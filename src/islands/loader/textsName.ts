import type { Language } from '#lib/site/config/config.ts'

/** The build's name for the texts of a widget, `profile.ca`, or of one of its parts, `profile.saved.ca`. */
export const textsName = (widget: string, lang: Language, part?: string): string =>
  `${widget}${part ? `.${part}` : ''}.${lang}`
