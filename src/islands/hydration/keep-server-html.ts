/**
 * For `dangerouslySetInnerHTML` of an element whose HTML stands in the page already: React then neither compares nor changes what
 * is in it. Where React makes the element itself, it is empty at first and its component fills it (`ref`, `useLayoutEffect`):
 * under Trusted Types an element takes no other HTML than the empty one. One object, since React sets the HTML again where it
 * gets another.
 */
export const keepServerHtml = { __html: (!import.meta.env.SSR && window.trustedTypes?.emptyHTML) || '' }
