import { defineMessages, message } from '../../../src/i18n/defineMessages.ts'

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
  nickMissing: message(),
  nickTaken: message(),
  description: message(),
  descriptionHelp: message(),
  show: message(),
  save: message(),
  saving: message(),
  saved: message(),
})
