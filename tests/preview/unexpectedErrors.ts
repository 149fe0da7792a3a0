/**
 * A report of the library outside production that a state is about: a wrong answer, option, cookie or stored value. It names the part that has dealt
 * with it; an exception that nobody has thrown, or a missing text, is none of these.
 */
const ownReport = /^\[quiosc\] (<div data-widget=|(?!texts)[\w-]+: )/

/** An error that the JavaScript engine throws itself. */
const crash = /\b(Eval|Range|Reference|Syntax|Type|URI)Error\b|\bDOMException\b/

/** The browser's reports of what a hostile text tries, of which the sanitizer takes everything. */
const hostileReport =
  /^(Applying inline style|Executing inline event handler|Setting the document's base URI to 'https:\/\/elsewhere.example\/') violates/

/** The console's errors that no state is about. */
export const unexpectedErrors = (errors: readonly string[]): string[] =>
  errors.filter((error) => (!ownReport.test(error) || crash.test(error)) && !hostileReport.test(error))
