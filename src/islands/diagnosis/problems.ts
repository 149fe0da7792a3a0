/** How bad a problem is: an error keeps a widget from working, a warning makes the page worse, a note may be meant. */
export type ProblemLevel = 'error' | 'warning' | 'note'

export interface ProblemKind {
  level: ProblemLevel
  /** The fault, in a few words. */
  title: string
  /** The value or form that the library expects. */
  expected: string
  /** The remedy, for the template's author. */
  mend: string
  /** The one of the two that finds it alone, and why the other cannot. */
  only?: { finder: 'check' | 'doctor'; because: string }
}

/** All problems of templates and pages that `npx quiosc check` and `quiosc.doctor()` can tell, by their ids, which do not change. */
export const problems = {
  'unknown-widget': {
    level: 'error',
    title: 'No widget has this name',
    expected: 'The name of a widget in data-widget.',
    mend: 'Write the name as in the list of widgets.',
  },
  'missing-option': {
    level: 'error',
    title: 'A required option is missing',
    expected: 'Every option that the widget requires, as an attribute or in the JSON block.',
    mend: 'Add the attribute.',
  },
  'wrong-option': {
    level: 'error',
    title: 'An option has a wrong value',
    expected: 'A value that the widget’s schema accepts.',
    mend: 'Write one of the values that the message names.',
  },
  'unknown-option': {
    level: 'warning',
    title: 'An option is misspelt',
    expected: 'The name of one of the widget’s options: what is misspelt is ignored.',
    mend: 'Write the name that the message suggests.',
  },
  'foreign-attribute': {
    level: 'note',
    title: 'A data attribute is no option',
    expected: 'On a marker only the widget’s options begin with data-.',
    mend: 'Remove it, unless a script of the page reads it.',
  },
  'doubled-attribute': {
    level: 'error',
    title: 'An attribute is written twice',
    expected: 'Each attribute once: a browser ignores the second.',
    mend: 'Remove one of the two.',
    only: { finder: 'check', because: 'A browser has dropped the second before any script sees the marker.' },
  },
  'library-attribute': {
    level: 'error',
    title: 'An attribute belongs to the library',
    expected: 'Attributes that begin with data-widget- and data-panel are written by the library, never by templates.',
    mend: 'Remove it.',
    only: { finder: 'check', because: 'On a page the library has written them itself.' },
  },
  'no-shadow-root': {
    level: 'error',
    title: 'The marker’s element cannot have a shadow root',
    expected: 'A marker that is a div, a section, another element that the message names, or a custom element.',
    mend: 'Put the marker around this element or into it.',
  },
  'broken-block': {
    level: 'error',
    title: 'A marker’s JSON block is broken',
    expected: 'A JSON object in the script of type application/json.',
    mend: 'Mend the JSON where the message points.',
  },
  'unread-block': {
    level: 'warning',
    title: 'A JSON block is not read',
    expected: 'One script of type application/json, in the marker and in no template.',
    mend: 'Move the block into the marker, take it out of the template, give it that type, or join the two blocks.',
  },
  'closed-marker': {
    level: 'error',
    title: 'A marker ends before its content',
    expected: 'A marker that may contain what is in it: a paragraph ends where a block begins.',
    mend: 'Make the marker a div.',
  },
  'no-fallback': {
    level: 'warning',
    title: 'A marker has no fallback',
    expected:
      'Something in the marker that readers can use until the widget is there, or if it never is: a link, a sentence.',
    mend: 'Write a link or a sentence into the marker.',
  },
  'no-reserved-height': {
    level: 'warning',
    title: 'No height is reserved',
    expected: 'A min-height for a marker whose widget comes at once: else the page moves when it does.',
    mend: 'Reserve the height of docs/heights.md in the page’s CSS, and release it with [data-widget-space=free].',
  },
  'unfilled-marker': {
    level: 'note',
    title: 'A server has not rendered a marker',
    expected: 'On a page that a server has rendered, each marker of a widget that it renders.',
    mend: 'Look for the widget and the reason in what the server reports; docs/server.md says what each needs.',
  },
  'missing-sheet': {
    level: 'error',
    title: 'A style sheet of what a server has rendered is missing',
    expected:
      'The folder sheets/ of the build that the server renders with, at the address in its option assets, served as text/css.',
    mend: 'Copy the folder dist/ with its sheets/, and keep the sheets of earlier builds as long as pages are cached.',
  },
  'old-page': {
    level: 'warning',
    title: 'A rendered page is too old',
    expected: 'A page that caches have kept for a day at most.',
    mend: 'Shorten max-age or stale-if-error of the page, or purge it.',
    only: { finder: 'check', because: 'A script does not see how long caches have kept its page.' },
  },
  'missing-script': {
    level: 'error',
    title: 'The script is missing',
    expected: 'A script of type module whose address ends with widgets.js.',
    mend: 'Include the script in the template of the page.',
    only: { finder: 'check', because: 'Without the script there is no doctor.' },
  },
  'doubled-script': {
    level: 'warning',
    title: 'The script is there twice',
    expected: 'One script a page: the second only costs a request.',
    mend: 'Remove one of the two.',
  },
  'wrong-script-path': {
    level: 'error',
    title: 'The script’s address is wrong',
    expected: 'The address of widgets.js, or of widgets.iife.js, in the folder that was copied to the site.',
    mend: 'Write the address under which the folder dist/ is served.',
  },
  'missing-chunk': {
    level: 'error',
    title: 'A file of the library is missing',
    expected: 'The folder chunks/ beside the script, from the same build, served as text/javascript.',
    mend: 'Copy the whole folder dist/, and have the server answer a missing file with 404 and not with a page.',
  },
  'missing-worker': {
    level: 'warning',
    title: 'The service worker cannot be registered',
    expected:
      'The file at /service-worker.js, or where data-service-worker says, sent as text/javascript without a redirect.',
    mend: 'Copy dist/service-worker.js to the site’s root, or write data-service-worker="false" on the marker.',
  },
  'wrong-script-type': {
    level: 'error',
    title: 'The script has a wrong type',
    expected: 'type="module" on widgets.js, and no nomodule.',
    mend: 'Add type="module".',
    only: { finder: 'check', because: 'The script does not run, and without it there is no doctor.' },
  },
  'blocking-policy': {
    level: 'error',
    title: 'The page’s policy blocks the library',
    expected: 'A Content Security Policy that allows the script, its chunks, and requests to apiBase.',
    mend: 'Add the source that the message names to the directive.',
  },
  'blocked-preload': {
    level: 'warning',
    title: 'The page’s policy refuses a preload',
    expected: 'The page’s nonce on each preload of a file, as on the script; none where scripts are allowed by a hash.',
    mend: 'Give the preloads the nonce (docs/policies.md), or leave them out.',
  },
  'no-consent': {
    level: 'warning',
    title: 'Ads or analytics on a page that asks nobody for consent',
    expected:
      'The stub of a consent platform in the page’s head, or a configuration that waits for the page’s own question.',
    mend: 'Put the platform’s stub (__tcfapi) into the head before any other script, or set waitForConsent to true.',
  },
  'broken-config': {
    level: 'error',
    title: 'The configuration is broken',
    expected: 'A JSON object in the block with data-quiosc-config.',
    mend: 'Mend the JSON where the message points.',
  },
  'wrong-config': {
    level: 'error',
    title: 'The configuration has a wrong value',
    expected: 'A value that the configuration accepts: instead of a wrong one the default is used.',
    mend: 'Write one of the values that the message names.',
  },
  'unknown-config': {
    level: 'warning',
    title: 'The configuration has an unknown name',
    expected: 'The name of a setting: any other is ignored.',
    mend: 'Write the name that the message suggests, or remove it.',
  },
  'doubled-config': {
    level: 'warning',
    title: 'The configuration is there twice',
    expected: 'One block with data-quiosc-config a page: only the first is read.',
    mend: 'Join the two blocks.',
  },
  'changed-builtin': {
    level: 'error',
    title: 'A script of the page has changed what browsers bring',
    expected: 'Built-in objects and methods that do what the language says. What is added to them does no harm.',
    mend: 'Let that script leave the built-in alone, or update it.',
    only: { finder: 'doctor', because: 'A template does not show what scripts do.' },
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemId = keyof typeof problems
