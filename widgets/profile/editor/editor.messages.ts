import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const editorMessages = defineMessages('profile.editor', {
  visible: message(),
  visibleText: message(),
  choose: message(),
  chooseHelp: message(),
  uploading: message(),
  uploaded: message(),
  tooLarge: message<{ size: string }>(),
  notPicture: message(),
  nick: message(),
  /** Below a field that must not be empty, beside one that may be. */
  required: message(),
  nickMissing: message(),
  nickTaken: message(),
  nickLong: message<{ length: number }>(),
  nickInvalid: message(),
  description: message(),
  descriptionHelp: message(),
  descriptionLong: message<{ length: number }>(),
  descriptionInvalid: message(),
  show: message(),
  save: message(),
  saving: message(),
  saved: message(),
})
