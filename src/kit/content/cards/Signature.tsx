import { useState } from 'react'
import type {} from './contentCard.css'
import type { CardAuthor, ContentCardData } from './contentCard.schema.ts'

/** An author's portrait, round; its name stands beside it. */
export function Portrait({ image }: Pick<CardAuthor, 'image'>) {
  const [isBroken, setIsBroken] = useState(false)
  if (!image || isBroken) return null
  return (
    <img
      className="q-content-portrait"
      src={image.url}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  )
}

export interface SignatureProps {
  card: ContentCardData
  /** @returns Undefined for an address that must not be followed. */
  safe(url: string): string | undefined
}

/** The authors of an article: the signature as the newsroom set it, else its authors, each a link to their page. */
export function Signature({ card: { authors, signatureAuthorName }, safe }: SignatureProps) {
  if (signatureAuthorName) return <p className="q-content-authors">{signatureAuthorName}</p>
  if (authors.length === 0) return null
  return (
    <p className="q-content-authors">
      {authors.map(({ id, name, url }, index) => {
        const href = url ? safe(url) : undefined
        return (
          <span key={id ?? name}>
            {index > 0 && ', '}
            {href ? <a href={href}>{name}</a> : name}
          </span>
        )
      })}
    </p>
  )
}
