/** Checks the form only: one @, no spaces, a domain with a dot. Only the backend can know whether the address exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
