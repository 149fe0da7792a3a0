/** The name of an option as its attribute has it behind `data-`: `contentId` is `content-id`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
