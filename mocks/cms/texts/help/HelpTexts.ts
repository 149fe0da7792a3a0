/** What is explained, by its page. */
export type HelpName = 'questions' | 'data' | 'dark' | 'editions' | 'deletion' | 'card'

export interface HelpText {
  title: string
  standfirst: string
  paragraphs: readonly string[]
  /** What is asked of whom a paragraph was not enough for. */
  questions?: readonly { question: string; answer: string }[]
  /** Where it goes on from here, in words. */
  next?: string
}

export type HelpTexts = Record<HelpName, HelpText> & {
  /** The heading over the other pages of help. */
  more: string
  contact: string
}
