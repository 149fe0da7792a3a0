import purifier from 'dompurify'

/**
 * The one sanitizer of the page. Its parser works under its own Trusted Types policy (`dompurify`): a second instance would ask for another one of that
 * name, which a page's policy refuses. A hook is on for everybody, so whoever adds one removes it in the same task.
 *
 * @throws When the sanitizer can't work here.
 */
export function getPurifier(): typeof purifier {
  if (!purifier.isSupported) throw new Error('DOMPurify does not work in this browser')
  return purifier
}
