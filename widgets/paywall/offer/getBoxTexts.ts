import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type { Presentation } from '../paywall.model.ts'
import { getDefaultTexts } from './getDefaultTexts.ts'
import type { Content } from './mergeContent.ts'
import { offerKind } from './offerKind.ts'

/** A box's texts, in the page's language. */
export interface BoxTexts {
  title: string
  /** The reader's progress, unless the title has it. */
  tag: string | undefined
  subtitle: string | undefined
  cta: string
  /** The CMS's other texts; empty when they are for another kind of reader. */
  content: Content
}

/** The CMS's texts if they suit the reader, otherwise our defaults. */
export function getBoxTexts(presentation: Presentation, { t }: Pick<PageIntl, 't'>): BoxTexts {
  const kind = offerKind(presentation)
  const { title, text, cta, status } = getDefaultTexts(kind, presentation, t)
  const content = kind === presentation.type ? presentation.content : { cardsImages: false }
  const written = content.text ?? content.boldText ?? content.blueText ?? content.regularText
  const headline = content.title ?? title
  return {
    title: headline,
    tag: headline === status ? undefined : status,
    subtitle: content.subtitle ?? (written ? undefined : text),
    cta: content.ctaText ?? cta,
    content,
  }
}
