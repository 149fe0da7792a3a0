import { defineCalls } from '../defineCalls.ts'
import { deleteAccount, setNewPassword } from './ownAccountCalls.ts'
import { changePassword, register } from './registerCalls.ts'
import { checkEmail, logIn, logInBy, recoverPassword, resendValidation } from './signInCalls.ts'

export const accountsCalls = defineCalls({
  'user.emailCheck': {
    method: 'POST',
    path: '/user/email-check',
    auth: 'none',
    wrap: 'response',
    needs: ['emailCheck'],
    answer: checkEmail,
  },
  'user.login': { method: 'POST', path: '/user/login', auth: 'none', wrap: 'response', answer: logIn },
  'user.socialLogin': {
    method: 'POST',
    path: '/user/login/:provider',
    auth: 'none',
    wrap: 'response',
    answer: logInBy,
  },
  'user.register': {
    method: 'POST',
    path: '/user/register',
    auth: 'none',
    wrap: 'response',
    needs: ['user', 'user.id'],
    answer: register,
  },
  'user.recoverPassword': {
    method: 'POST',
    path: '/user/recover-password',
    auth: 'none',
    wrap: 'response',
    answer: recoverPassword,
  },
  'user.changePassword': {
    method: 'POST',
    path: '/user/change-password',
    auth: 'none',
    wrap: 'response',
    answer: changePassword,
  },
  'user.resendValidation': {
    method: 'POST',
    path: '/user/resend-validation-mail',
    auth: 'none',
    wrap: 'response',
    answer: resendValidation,
  },
  'user.newPassword': {
    method: 'POST',
    path: '/user/new-password',
    auth: 'reader',
    wrap: 'response',
    answer: setNewPassword,
  },
  'user.deleteAccount': {
    method: 'POST',
    path: '/user/delete-account',
    auth: 'reader',
    wrap: 'response',
    answer: deleteAccount,
  },
})
