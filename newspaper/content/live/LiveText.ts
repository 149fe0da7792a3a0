/** The texts of the newspaper's lives in one language. */
export interface LiveText {
  storm: { title: string; standfirst: string; filter: string; categories: readonly [string, string, string] }
  match: { title: string; standfirst: string }
  /** The link to all messages, for who has no script. */
  fallback: string
  /** Measurements that come again and again, with another number each time: `{n}`, and `{d}` for one with a decimal. */
  bulletins: readonly (readonly [title: string, html: string])[]
  /** The messages of the storm, in the order of `storm.ts`: the first words are the title. */
  messages: readonly (readonly [title: string, html: string])[]
}
