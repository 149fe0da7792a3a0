import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('page-shell', {
  reminder: message(),
  reminderText: message(),
  reminderSent: message(),
  resend: message(),
  resending: message(),
  notResent: message<{ reason: string }>(),
  closeReminder: message(),
  expiringTitle: message(),
  expiringText: message(),
  expiringButton: message(),
  support: message<{ phone: string; hours: string }>(),
  supportHours: message(),
  expiredTitle: message(),
  expiredText: message(),
  expiredButton: message(),
  bannedTitle: message(),
  bannedText: message(),
  bannedButton: message(),
})
