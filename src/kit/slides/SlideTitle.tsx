import { type ReactNode, useContext } from 'react'
import { HeadingContext } from '../dom/HeadingContext.ts'
import type {} from './carousel.css'

export interface SlideTitleProps {
  children: ReactNode
  /** Undefined for one that leads nowhere. */
  href?: string | undefined
  /** Whether the carousel has a title, which it is one level below. */
  isBelow: boolean
}

/** A slide's headline; its link covers the whole slide. */
export function SlideTitle({ children, href, isBelow }: SlideTitleProps) {
  const { title } = useContext(HeadingContext)
  // Computed, because JSX takes an element's name as its type; all six headings have the same props.
  const Level = `h${Math.min(title + (isBelow ? 1 : 0), 6)}` as 'h3'
  return <Level className="q-slide-title">{href ? <a href={href}>{children}</a> : children}</Level>
}
