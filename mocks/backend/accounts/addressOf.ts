/** The e-mail address of a seeded account. */
export const addressOf = (name: string) => `${name}@elfar.example`
