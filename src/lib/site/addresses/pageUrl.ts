/**
 * An address of ours, made absolute: a path of the page's host, a fragment of the page, or an address that is absolute already. Every link of ours
 * goes through it, because a document with `<base href>` would resolve a relative one against that base, on another page or another host.
 *
 * Only for addresses that we write ourselves; one that a marker, an answer or a query brings needs safeUrl.
 *
 * @param here The page's own address (`location.href`), never the document's base.
 */
export const pageUrl = (address: string, here: string): string => new URL(address, here).href
