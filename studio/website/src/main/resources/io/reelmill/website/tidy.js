// Takes away what lies over a page to ask for consent, and lets the page be scrolled again.
(() => {
  const known = [
    '#onetrust-consent-sdk', '#onetrust-banner-sdk', '#CybotCookiebotDialog', '#CybotCookiebotDialogBodyUnderlay',
    '#usercentrics-root', '#usercentrics-cmp-ui', '#didomi-host', '#qc-cmp2-container', '.qc-cmp2-container',
    '#sp_message_container', '[id^="sp_message_container"]', '#truste-consent-track', '.truste_overlay',
    '.truste_box_overlay', '#cookie-law-info-bar', '.cookie-law-info-bar', '.cky-consent-container', '.cky-overlay',
    '#cookiescript_injected', '#cookiescript_injected_wrapper', '.cc-window', '.cc-banner', '#cookie-notice',
    '#cookie-banner', '.cookie-banner', '#cookie-consent', '.cookie-consent', '#cookieConsent', '.cookieConsent',
    '#gdpr-banner', '.gdpr-banner', '.osano-cm-window', '#iubenda-cs-banner', '.iubenda-cs-overlay', '#axeptio_overlay',
    '#tarteaucitronRoot', '#klaro', '.klaro', '.fc-consent-root', '#cmpbox', '#cmpbox2', '#cmpwrapper', '.cmpboxBG',
    '#BorlabsCookieBox', '#cookiefirst-root', '#termly-code-snippet-support', '#hs-eu-cookie-confirmation',
    '#ccc', '#transcend-consent-manager', '#consent_blackbar', '.moove-gdpr-infobar-visible', '.evidon-banner',
    '[aria-label*="cookie" i][role="dialog"]', '[aria-label*="consent" i][role="dialog"]'
  ];
  const hide = e => e.style.setProperty('display', 'none', 'important');
  const speaks = /cookie|consent|gdpr|datenschutz|rgpd|privacy (?:choices|settings|preferences)|einwilligung/i;
  let hidden = 0;
  for (const query of known) {
    for (const e of document.querySelectorAll(query)) { hide(e); hidden++; }
  }
  const seen = [...document.querySelectorAll('body *')].slice(0, 20000);
  for (const e of seen) {
    const style = getComputedStyle(e);
    if (style.position !== 'fixed' && style.position !== 'sticky' || style.display === 'none') continue;
    const text = (e.innerText || '').slice(0, 4000);
    const name = e.id + ' ' + e.className;
    const box = e.getBoundingClientRect();
    const covers = box.width * box.height > 0.9 * innerWidth * innerHeight;
    if (speaks.test(text) && text.length < 3000 && (e.querySelector('button, a, input') || speaks.test(name))) {
      hide(e); hidden++;
    } else if (covers && text.trim() === '' && !e.querySelector('img, video, canvas, svg')) {
      hide(e); // the shade behind a dialog
    }
  }
  for (const e of [document.documentElement, document.body]) {
    if (e && hidden) {
      e.style.setProperty('overflow', 'visible', 'important');
      if (getComputedStyle(e).position === 'fixed') e.style.setProperty('position', 'static', 'important');
    }
  }
  document.documentElement.style.setProperty('scroll-behavior', 'auto', 'important');
  return hidden;
})()
