/** The languages of the interface (content-features §1); `de` exists only for the Balearic site. */
export const languages = ['ca', 'es', 'en', 'de'] as const
export type Language = (typeof languages)[number]

/** The sites' aliases (content-features §1). */
export const sites = ['ara', 'balears', 'andorra', 'en', 'es', 'en-balears', 'es-balears', 'de-balears'] as const
export type Site = (typeof sites)[number]

export const environments = ['DEV', 'INT', 'PRE', 'PRO'] as const
export type Environment = (typeof environments)[number]

/** What a page may set in its `data-quiosc-config` block (contract §1). */
export interface Config {
  site: Site
  lang: Language
  /** Outside PRO, editors see what is wrong in place. */
  env: Environment
  /** Where the publisher's backend answers; tokens go there and nowhere else. */
  apiBase: string
}
