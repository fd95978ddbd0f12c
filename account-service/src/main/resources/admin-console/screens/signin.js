// Sign in with the operator's token, or one of the issuer.
import { api } from '../api.js';
import { SignInScreen } from '../signin.js';

export default class SignIn extends SignInScreen {
  constructor(context) {
    super(context, { check: token => api.get('/workspaces', { limit: 1 }, { token }) });
  }
}
