/** A spinning ring. Decorative, so it needs text beside it. Needs `button.css`. */
export const Spinner = () => <span className="q-spinner" aria-hidden="true" />
