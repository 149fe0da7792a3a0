/** A page of the documentation's site, before it is rendered. */
export interface DocPage {
  /** Its path in the site: `widgets/poll.html`. */
  path: string
  title: string
  /** The group in the navigation that lists it. */
  section: 'Guides' | 'Widgets' | 'Reference' | 'Project'
  markdown: string
  /** The file in the repository from which its links start. */
  source: string
}
