import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** Why a widget is on the page or not, as an editor would say it; the doctor says it to developers. */
export const whyMessages = defineMessages('preview.why', {
  state: message(),
  eager: message(),
  idle: message(),
  visible: message(),
  interaction: message(),
  none: message(),
  loading: message(),
  parsing: message(),
  hidden: message(),
  near: message<{ distance: string }>(),
  quiet: message(),
  press: message(),
  asked: message(),
  unmounted: message(),
  unknown: message(),
  error: message(),
})
