/** The pages of help, by name. */
export type HelpName = 'questions' | 'data' | 'dark' | 'editions' | 'deletion' | 'card'

export interface HelpText {
  title: string
  standfirst: string
  paragraphs: readonly string[]
  /** Questions and answers. */
  questions?: readonly { question: string; answer: string }[]
  /** The text of the link to the next step. */
  next?: string
}

export type HelpTexts = Record<HelpName, HelpText> & {
  /** The heading over the other pages of help. */
  more: string
  contact: string
}
