/** As strict as an address can be judged by looking: one @, no spaces, a domain with a dot. Whether it exists the backend knows. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
