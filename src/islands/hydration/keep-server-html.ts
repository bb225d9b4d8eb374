/**
 * For `dangerouslySetInnerHTML` of an element whose HTML comes from the server: React then neither compares nor changes
 * its content. If React creates the element itself, it starts empty and its component fills it (`ref`,
 * `useLayoutEffect`), since Trusted Types allow only empty HTML. It is one object because React sets the HTML again
 * when it gets another.
 */
export const keepServerHtml = { __html: (!import.meta.env.SSR && window.trustedTypes?.emptyHTML) || '' }
