/** The parts of an island's context that identify its marker. */
interface MarkerOnPage {
  host: HTMLElement
  getShared<Shared>(key: string, create: () => Shared): Shared
}

/**
 * Prefix for the ids of a marker's light DOM: the widget's name, with a number from its second marker on the page, so that
 * it is unique on the page. Not `useId`, which on the lite engine repeats in every island.
 */
export function idPrefix({ host, getShared }: MarkerOnPage): string {
  const owners = getShared('id-prefixes', () => new Map<string, HTMLElement>())
  for (let number = 1; ; number++) {
    const prefix = `quiosc-${host.dataset.widget}${number > 1 ? `-${number}` : ''}`
    const owner = owners.get(prefix)
    if (owner === host || !owner?.isConnected) {
      owners.set(prefix, host)
      return prefix
    }
  }
}
