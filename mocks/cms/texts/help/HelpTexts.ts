/** What is explained, by its page. */
export type HelpName = 'questions' | 'data' | 'dark' | 'editions' | 'deletion' | 'card'

export type HelpTexts = Record<HelpName, { title: string; paragraphs: readonly string[] }> & { contact: string }
