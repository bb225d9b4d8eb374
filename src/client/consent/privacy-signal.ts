/** Whether the browser sends Global Privacy Control, with which the reader refuses on every site at once. */
export const sendsPrivacySignal = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
