/** The languages of the interface (content-features §1); `de` exists only for the Balearic site. */
export const languages = ['ca', 'es', 'en', 'de'] as const
export type Language = (typeof languages)[number]

/** The sites' aliases (content-features §1). */
export const sites = ['ara', 'balears', 'andorra', 'en', 'es', 'en-balears', 'es-balears', 'de-balears'] as const
export type Site = (typeof sites)[number]

export const environments = ['DEV', 'INT', 'PRE', 'PRO'] as const
export type Environment = (typeof environments)[number]

/** The pages on which a session token in the address is used: in the native app's pages only, or on the web too (contract §5). */
export const tokenPlaces = ['app', 'always'] as const
export type TokenInAddress = (typeof tokenPlaces)[number]

/** The source of the form of numbers and dates: the specification, one for all languages (content-features §9), or that of the page's language. */
export const formatSources = ['specification', 'language'] as const
export type FormatSource = (typeof formatSources)[number]

/** The newspaper's time zone where the configuration names none (contract §1). */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid'

/** The settings that a page may have in its `data-quiosc-config` block (contract §1). */
export interface Config {
  /** The newspaper’s site by its alias, which decides about texts, links and rights. */
  site: Site
  /** The language of the interface; that of `<html lang>` by default. */
  lang: Language
  /** Outside PRO, mistakes in a marker are also shown in place for editors. */
  env: Environment
  /** The base address of the publisher's backend; tokens go there and nowhere else. */
  apiBase: string
}
