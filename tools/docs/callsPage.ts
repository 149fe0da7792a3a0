import { type BackendCalls, PAGE } from './backendCalls.ts'
import { callSections } from './callSections.ts'
import type { DocPage } from './DocPage.ts'
import { code, joined, table } from './markdown.ts'

/** The rules for every call, for the authors of a backend. */
const rules = [
  'Paths are below `apiBase` of the configuration, `/api/front` by default; one that begins with `/api/app/` is below the same host.',
  'What is sent is JSON; the reader’s picture is a form.',
  'The answer is JSON in the field `response` or `data`, or bare. `null` is as missing.',
  '“required” is what the library cannot read the object around it without: an item of a list is then left out, and a whole answer counts as failed. “one of” is a field that another form of the same object has in another place. Everything else may be missing, and what is wrong counts as missing and is reported. Fields that are not listed are not read.',
  'For a signed-in reader the header `x-bbnxauthorization` carries the session’s token, and the browser keeps no such answer. Visitors’ calls have no token, nor do those of feeds and suggestions, whose answers are the same for everybody: they may be kept, and have an `ETag`.',
  'A refusal has its HTTP status (400, 401, 403, 404, 409, or 500 and above) and a body `{ "errors": [{ "errorCode": "…", "errorMessage": "…", "field": "…" }] }`, of which any part may be missing, or `{ "message": "…" }`. A 401 for the reader’s token ends the session, outside of the app.',
  'An answer that has not come within 10 s counts as failed, and nothing is sent a second time unless the reader asks for it. Redirects are not followed.',
]

/** The page of what holds for all calls, of those that no single widget makes, and of who makes the others. */
export function callsPage({ bySender }: BackendCalls): DocPage {
  const senders = [...bySender].filter(([sender, calls]) => sender !== PAGE && calls.length > 0)
  const titles = [...new Set(senders.flatMap(([, calls]) => calls.map(({ title }) => title)))]
  const rows = titles.sort().map((title) => {
    const names = senders.flatMap(([sender, calls]) => (calls.some((call) => call.title === title) ? [sender] : []))
    return [code(title), names.map((name) => `[${name}](../widgets/${name}.md#what-it-asks-for)`).join(', ')]
  })
  return {
    path: 'reference/calls.html',
    title: 'Calls of the backend',
    section: 'Reference',
    source: 'docs/reference/calls.md',
    markdown: joined(
      '# Calls of the backend',
      'What the library asks the publisher’s backend for, and what it reads of the answers.',
      rules.map((rule) => `- ${rule}`).join('\n'),
      '## By widget',
      table(['call', 'asked by'], rows),
      '## For the reader',
      'What all widgets of a page share asks for these.',
      callSections(bySender.get(PAGE) ?? []),
    ),
  }
}
