import { SanitizedHtml } from '#kit/ui/SanitizedHtml.tsx'
import type { BoxTexts } from './getBoxTexts.ts'
import type { Content } from './mergeContent.ts'
import type { PaywallLinks } from './paywallLinks.types.ts'

const Texts = ({ text, boldText, blueText, regularText }: Content) => (
  <>
    {text && <p>{text}</p>}
    {(boldText || blueText || regularText) && (
      <p>
        {boldText && <strong>{boldText} </strong>}
        {blueText && <strong>{blueText} </strong>}
        {regularText}
      </p>
    )}
  </>
)

export interface BoxBodyProps {
  texts: Pick<BoxTexts, 'subtitle' | 'content'>
  links: PaywallLinks
}

/** The text below a box's headline. HTML replaces the texts and our defaults, which remain its fallback. */
export function BoxBody({ texts: { subtitle, content }, links }: BoxBodyProps) {
  const lead = subtitle && <p>{subtitle}</p>
  const texts = <Texts {...content} />
  const html = links.sells && content.subscriptionHtml
  const above = !html || content.subtitle
  return (
    <>
      {above && lead}
      {html ? (
        <SanitizedHtml html={html} sanitize={links.sanitize} className="html">
          {!above && lead}
          {texts}
        </SanitizedHtml>
      ) : (
        texts
      )}
    </>
  )
}
