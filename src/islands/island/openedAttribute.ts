/** Names an opened widget: a marker that the library has added to the page, and removes when it is closed. The same attribute in the page's HTML says nothing. */
export const OPENED = 'panel'
