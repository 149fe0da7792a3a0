/** A ring that turns; it says nothing, so words must stand beside it. Needs `button.css`. */
export const Spinner = () => <span className="q-spinner" aria-hidden="true" />
