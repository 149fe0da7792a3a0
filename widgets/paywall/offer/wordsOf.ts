import type { PageIntl } from '../../../src/i18n/PageIntl.ts'
import type { Content } from '../content.ts'
import type { Presentation } from '../paywall.model.ts'
import { copyOf } from './copyOf.ts'
import { pitchOf } from './pitchOf.ts'

/** What a box says, in the page's language. */
export interface Words {
  title: string
  /** How far the reader is, where the title doesn't say it. */
  tag: string | undefined
  subtitle: string | undefined
  cta: string
  /** The CMS's other texts; none where they were written for another reader than this one. */
  content: Content
}

/** The CMS's words where it has any and they suit the reader, else our own. */
export function wordsOf(presentation: Presentation, { t }: Pick<PageIntl, 't'>): Words {
  const pitch = pitchOf(presentation)
  const { title, text, cta, status } = copyOf(pitch, presentation, t)
  const content = pitch === presentation.type ? presentation.content : { cardsImages: false }
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
