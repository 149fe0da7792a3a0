/**
 * The answer to a widget's first request that a server has put into the marker with its view: as untrusted as an answer of the backend, and parsed as one. Only
 * right in the marker, where no text of a reader's is.
 *
 * @param path Of the request: a marker whose options have changed asks for another one.
 */
export const servedAnswer = (host: HTMLElement, path: string): Element | null =>
  host.querySelector(`:scope>script[data-quiosc-data="${path}"]`)
