import { defineCalls } from '../defineCalls.ts'
import { deleteAccount, setNewPassword } from './ownAccountCalls.ts'
import { changePassword, register } from './registerCalls.ts'
import { checkEmail, logIn, logInBy, recoverPassword, resendValidation } from './signInCalls.ts'

export const accountsCalls = defineCalls({
  /**
   * @when login: the reader goes on with an address
   * @sends email: the address
   */
  'user.emailCheck': {
    method: 'POST',
    path: '/user/email-check',
    auth: 'none',
    wrap: 'response',
    needs: ['emailCheck'],
    answer: checkEmail,
  },
  /**
   * @when login: the reader sends the password; a 401 is a wrong one, a 403 a blocked account, whose answer has `userId` and `name`
   * @sends email: the address
   * @sends password: as the reader has typed it
   */
  'user.login': { method: 'POST', path: '/user/login', auth: 'none', wrap: 'response', answer: logIn },
  /**
   * @when login: the app has got the word of `facebook`, `google` or `apple`
   * @sends code: of the provider
   * @sends token: of the provider
   */
  'user.socialLogin': {
    method: 'POST',
    path: '/user/login/:provider',
    auth: 'none',
    wrap: 'response',
    answer: logInBy,
  },
  /**
   * @when register: the reader sends the last step; the refusals `EMAIL_ALREADY_IN_USE` and `INVALID_FIELD` are shown at their fields
   * @sends name: the first name
   * @sends surname: the family name
   * @sends email: the address
   * @sends birthdate: `YYYY-MM-DD`
   * @sends password: 8 characters at least
   * @sends origin: always `web`
   */
  'user.register': {
    method: 'POST',
    path: '/user/register',
    auth: 'none',
    wrap: 'response',
    needs: ['user', 'user.id'],
    answer: register,
  },
  /**
   * @when login: the reader asks for a mail with a link to a new password
   * @when profile: the reader has forgotten the present one, in the panel of the password
   * @sends email: the address
   */
  'user.recoverPassword': {
    method: 'POST',
    path: '/user/recover-password',
    auth: 'none',
    wrap: 'response',
    answer: recoverPassword,
  },
  /**
   * @when change-password: the reader sends the new password; a 403 is an expired link
   * @sends token: that of the link in the mail
   * @sends password: 8 characters at least
   */
  'user.changePassword': {
    method: 'POST',
    path: '/user/change-password',
    auth: 'none',
    wrap: 'response',
    answer: changePassword,
  },
  /**
   * @when login: the reader of a blocked account asks for the mail again
   * @when page-shell: the reader asks for it in the reminder
   * @when welcome: the reader asks for it
   * @sends userId: the reader, as a number where the id is one
   */
  'user.resendValidation': {
    method: 'POST',
    path: '/user/resend-validation-mail',
    auth: 'none',
    wrap: 'response',
    answer: resendValidation,
  },
  /**
   * @when profile: the reader sends the form; the refusal `INVALID_FIELD` of `old_password` is shown at its field
   * @sends old_password: the present one
   * @sends new_password: 8 characters at least
   * @sends confirm_password: the same
   */
  'user.newPassword': {
    method: 'POST',
    path: '/user/new-password',
    auth: 'reader',
    wrap: 'response',
    answer: setNewPassword,
  },
  /**
   * @when profile: the reader confirms the deletion
   * @sends userId: the reader, as a number where the id is one
   * @sends confirm: always `true`
   */
  'user.deleteAccount': {
    method: 'POST',
    path: '/user/delete-account',
    auth: 'reader',
    wrap: 'response',
    answer: deleteAccount,
  },
})
