// Sign in at an issuer: authorization code with PKCE. What proves that the answer is ours stays in this tab until it comes.
import { api } from './api.js';

const ASKED = 'reelmill.signin';
const ISSUED = 'reelmill.issued';

const base64url = bytes => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The name of the issuer, or null where people sign in with keys alone. */
export const issuer = async () => (await api.get('/sign-in', {}, { key: null })).issuer;

/** Goes to the page of the issuer. */
export async function begin(kept) {
  const [verifier, state, nonce] = [random(), random(), random()];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const { authorizationUrl } = await api.get('/sign-in/oidc', { challenge: base64url(new Uint8Array(hash)), state, nonce }, { key: null });
  sessionStorage.setItem(ASKED, JSON.stringify({ verifier, state, nonce, kept, screen: location.hash }));
  location.assign(authorizationUrl);
}

/** Whether the issuer has sent the person back. */
export const isBack = () => new URLSearchParams(location.search).has('state');

/** The key for what the issuer sent back, as `{ key, kept }`; null when the person did not confirm, or this tab did not ask. */
export async function complete() {
  const answer = new URLSearchParams(location.search);
  const asked = JSON.parse(sessionStorage.getItem(ASKED) ?? 'null');
  sessionStorage.removeItem(ASKED);
  // The code is good once, and the address of the screen is what it was.
  history.replaceState(null, '', location.pathname + (asked?.screen ?? ''));
  if (asked === null || answer.get('state') !== asked.state || !answer.has('code')) return null;
  const { verifier, nonce, kept } = asked;
  try {
    const { key, keyId } = await api.post('/sign-in/oidc', { code: answer.get('code'), verifier, nonce }, { key: null });
    sessionStorage.setItem(ISSUED, keyId);
    return { key, kept };
  } catch (error) {
    if (error.status === 400) return null;
    throw error.status === 403 ? Object.assign(error, { code: 'no_workspace' }) : error;
  }
}

/** Ends the key of a sign-in at the issuer; a key that was typed stays good. */
export function revokeIssued(key) {
  const id = sessionStorage.getItem(ISSUED);
  sessionStorage.removeItem(ISSUED);
  if (id) api.delete('/keys', { id }, { key }).catch(() => {}); // it ends by itself after some hours
}
