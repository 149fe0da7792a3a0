/** The fragment of the address to which a sign-in leads back: widgets that can resume an interrupted action load at once. */
export const RESUME_HASH = '#quiosc-resume'
