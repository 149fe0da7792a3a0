/** The head above the slides; an address that may be followed, once it is checked. */
export interface CarouselHead {
  title?: string | null | undefined
  more?: { text: string; href: string } | null | undefined
}
