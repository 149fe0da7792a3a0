import type { Report } from '#lib/report.ts'

/** The backend's calls that other widgets make in the reader's name. */
const ACTS = /^(user|comment|give-away|poll|profile)(\/|$)/i

/**
 * The path that a message is sent to: the marker's, unless it is a call of another widget. A press on “Send” would make that one in the reader's name, and the marker may
 * be in an article's HTML.
 */
export function contactPath(action: string, report: Report): string {
  if (!ACTS.test(action)) return action
  report(new Error(`“${action}” is a call of another widget: the message is sent to “contact”.`), 'contact')
  return 'contact'
}
