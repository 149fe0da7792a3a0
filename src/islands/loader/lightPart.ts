/** Marks a child that the library has rendered into a marker; a copy of it made by page code is dead. */
export const LIGHT_PART = 'data-quiosc-part'

/** Removes dead parts from a marker without a widget: copies made by `cloneNode` or by parsing the page's markup again. */
export function removeDeadParts(host: HTMLElement): void {
  for (const part of host.querySelectorAll(`:scope>[${LIGHT_PART}]`)) part.remove()
}
