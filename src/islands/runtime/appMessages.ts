/** The code that a page needs with the app's first message, and most pages never: one file, loaded then. */
export { readAppMessage } from '#page/app-bridge/readAppMessage.ts'
export { handleAppMessages } from './handleAppMessages.ts'
