/** A brief as readers see it, in one language. */
export interface BriefText {
  title: string
  alt?: string
  /** Paragraphs. */
  text: readonly string[]
}

export type BriefSlug =
  | 'la-biblioteca-del-moll-obrira-fins-a-mitjanit'
  | 'el-tren-de-les-7-14-torna-a-tenir-sis-vagons'
  | 'les-vinyes-de-la-carena-veremen-onze-dies-abans'
  | 'una-escola-canvia-el-timbre-per-una-campana'
  | 'la-travessia-del-port-es-nedara-a-catorze-graus'
  | 'l-orquestra-jove-assaja-a-la-llotja-del-peix'
  | 'el-forn-del-carrer-major-reobre-amb-sis-socis'
  | 'el-dret-a-no-tenir-opinio'
  | 'carta-a-qui-vindra-a-viure-al-meu-carrer'
