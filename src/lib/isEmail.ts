/** Checks the form only: one @, no spaces, a domain with a dot. Whether the address exists is for the backend to say. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
