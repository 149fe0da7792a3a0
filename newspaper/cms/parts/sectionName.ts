import type { Language } from '#lib/site/config/config.ts'
import { type SectionName, sections } from '../../content/sections.ts'

export const sectionName = (key: string, lang: Language): string =>
  // Categories come from `articles.ts` and `briefs.ts`; one without a section is shown as it is.
  key in sections ? sections[key as SectionName][lang] : key
