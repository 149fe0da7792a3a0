import { defineMessages, message } from '../i18n/defineMessages.ts'

/** The words of the carousel pattern, for screen readers and tooltips. */
export const slidesMessages = defineMessages('slides', {
  /** The screen readers' name for a carousel, in place of “region”. */
  carousel: message(),
  /** Their name for a slide, in place of “group”. */
  slide: message(),
  /** The number of a slide, and how many there are. */
  place: message<{ index: number; count: number }>(),
  previous: message(),
  next: message(),
  /** Names the bullets. */
  choose: message(),
  /** A bullet's name. */
  show: message<{ index: number }>(),
})
