import * as v from 'valibot'

/** `backUrl`: where reading starts; else the query's (contract §2). */
export const WelcomeMarkerSchema = v.object({ backUrl: v.optional(v.string()) })

/** What the welcome page asks for, both optional. Only what is filled in and new is sent: an emptied field leaves what the backend has. */
export interface WelcomeFields {
  phoneNumber?: string
  postalCode?: string
}

export const welcomeFields = ['phoneNumber', 'postalCode'] as const satisfies readonly (keyof WelcomeFields)[]

/** What a reader has typed is kept apart from what the next one in the same tab types. */
export const draftKey = (userId: string, field: keyof WelcomeFields) => `welcome:${userId}:${field}`
