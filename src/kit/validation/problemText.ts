import type { Message, MessageValues, PageIntl } from '../i18n/PageIntl.ts'
import type { ProblemName } from './problem.ts'
import { problemMessages } from './validation.messages.ts'

/** A problem in the page's language. A text that is not a problem's name, such as a server's own sentence, is returned unchanged. */
export function problemText(t: PageIntl['t'], problem: string): string {
  const [name = '', limits = ''] = problem.split('?')
  if (!isProblem(name)) return problem
  const values: Record<string, string | number> = {}
  for (const [key, value] of new URLSearchParams(limits))
    values[key] = Number.isNaN(Number(value)) ? value : Number(value)
  // A problem's limits are set where it is created and cannot be typed here; a missing value is reported on the console.
  const message = problemMessages[name] as Message<MessageValues>
  return t(message, values)
}

const isProblem = (name: string): name is ProblemName => Object.hasOwn(problemMessages, name)
