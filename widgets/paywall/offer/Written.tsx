import type { Content } from '../content.ts'
import { SubscriptionHtml } from '../html/SubscriptionHtml.tsx'
import type { Ways } from '../ways.ts'
import type { Words } from './wordsOf.ts'

const Texts = ({ text, boldText, blueText, regularText }: Content) => (
  <>
    {text && <p>{text}</p>}
    {(boldText || blueText || regularText) && (
      <p>
        {boldText && <strong>{boldText} </strong>}
        {blueText && <span className="blue">{blueText} </span>}
        {regularText}
      </p>
    )}
  </>
)

export interface WrittenProps {
  words: Pick<Words, 'subtitle' | 'content'>
  ways: Ways
}

/** What a box says under its headline. HTML stands in for the texts and for our own words; these are there where it can't be shown. */
export function Written({ words: { subtitle, content }, ways }: WrittenProps) {
  const lead = subtitle && <p>{subtitle}</p>
  const texts = <Texts {...content} />
  const html = ways.sells && content.subscriptionHtml
  const above = !html || content.subtitle
  return (
    <>
      {above && lead}
      {html ? (
        <SubscriptionHtml html={html} sanitize={ways.sanitize}>
          {!above && lead}
          {texts}
        </SubscriptionHtml>
      ) : (
        texts
      )}
    </>
  )
}
