/** Marks a marker that the library has added to the page: a panel, which is removed when it is closed. */
export const PANEL = 'panel'

export const isPanel = (host: HTMLElement): boolean => PANEL in host.dataset
