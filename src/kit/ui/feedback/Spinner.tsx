import type {} from '../button.css'

/** A spinning ring. Decorative, so it needs text beside it. */
export const Spinner = () => <span className="q-spinner" aria-hidden="true" />
