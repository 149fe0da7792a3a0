/** The page's own windows that lie over it without being a `<dialog>`: a consent manager's above all. */
export const foreignModals = (): readonly Element[] =>
  [...document.querySelectorAll('[aria-modal=true]')].filter((modal) => modal.checkVisibility())
