/** Bytes as kB of 1000 bytes. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(2)
