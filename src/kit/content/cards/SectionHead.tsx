import { Printer } from 'lucide'
import type { WrittenLink } from '#lib/schema/linkSchema.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { CardAddresses } from './cardAddresses.ts'
import { OverflowLinks } from './OverflowLinks.tsx'
import type {} from './sectionHead.css'

export interface SectionHeadProps {
  /** The section's title; without it there is no head. */
  title: string
  /** The title's address. */
  href?: string | undefined
  /** Beside the title; those without room are in a menu. */
  links: readonly WrittenLink[]
  /** The PDF of the print edition. */
  pdf?: WrittenLink | undefined
  addresses: CardAddresses
}

/** Above cards: the section's title, its links, and the PDF of the print edition (content-features §2, "Card lists and strips"). */
export function SectionHead({ title, href, links, pdf, addresses: { safe } }: SectionHeadProps) {
  const address = href ? safe(href) : undefined
  const pdfAddress = pdf && safe(pdf.href)
  const followed = links.flatMap((link) => {
    const own = safe(link.href)
    return own ? [{ ...link, href: own }] : []
  })
  return (
    <div className="q-section-head">
      <Heading className="q-section-title">{address ? <a href={address}>{title}</a> : title}</Heading>
      {followed.length > 0 && <OverflowLinks links={followed} />}
      {pdf && pdfAddress && (
        <a className="q-section-pdf" href={pdfAddress} type="application/pdf">
          <Icon of={Printer} size={16} /> {pdf.text}
        </a>
      )}
    </div>
  )
}
